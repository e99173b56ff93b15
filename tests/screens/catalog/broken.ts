import type { BrokenAnswer } from '../../support/brokenAnswers.ts';
import { type Answers, answersOf } from '../support/host.ts';
import { test as screen } from '../support/test.ts';

type Matches = (method: string, path: string) => boolean;
/** Changes a good answer of the mock. */
type Change = (answer: never) => unknown;

/** Breaks the contract on request, in front of the mock, which never breaks it. */
class Broken {
  #broken: { matches: Matches; answer: BrokenAnswer | Change } | null = null;

  /** Matching calls get the broken answer until `fix`. */
  breakCalls(matches: Matches, answer: BrokenAnswer | Change): void {
    this.#broken = { matches, answer };
  }

  fix(): void {
    this.#broken = null;
  }

  answerTo({ method, url }: Request): BrokenAnswer | Change | undefined {
    return this.#broken?.matches(method, new URL(url).pathname) ? this.#broken.answer : undefined;
  }
}

function responseOf({ status, type, body, endless, cut }: BrokenAnswer): Promise<Response> {
  if (status === 0) return new Promise(() => {});
  const bytes = new TextEncoder().encode(body);
  const stream = new ReadableStream({
    start: (controller) => {
      if (bytes.length > 0) controller.enqueue(bytes);
      if (!endless && !cut) controller.close();
    },
    pull: (controller) => {
      // Only when the bytes before it have been read, as over the network.
      if (cut) controller.error(new TypeError('The connection was cut.'));
    },
  });
  const response = new Response(status === 204 ? null : stream, { status });
  if (type) response.headers.set('content-type', type);
  // The client treats a known length of zero differently from an unknown length.
  if (!endless && !cut && status !== 204) {
    response.headers.set('content-length', `${bytes.length}`);
  }
  return Promise.resolve(response);
}

async function changed(response: Response, change: Change): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = JSON.stringify(change((await response.json()) as never));
  return new Response(body, { status: response.status, headers });
}

export const test = screen.extend<{ broken: Broken; answers: Answers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it.
  broken: async ({}, use) => {
    await use(new Broken());
  },
  answers: async ({ tenant, broken }, use) => {
    const answer = answersOf(tenant);
    await use(async (request) => {
      const instead = broken.answerTo(request);
      if (typeof instead === 'function') return changed(await answer(request), instead);
      return instead ? responseOf(instead) : answer(request);
    });
  },
});
