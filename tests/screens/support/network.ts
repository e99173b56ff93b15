import { type Findings, isProvoked, type Provoked } from '../../support/findings.ts';
import { ORIGIN } from './environment.ts';
import type { Answers } from './host.ts';
import { sleep } from './timers.ts';

const API = '/api/v1';

/** A call of the portal. */
export interface SentCall {
  method: string;
  /** Below /api/v1, without the query. */
  path: string;
  query: string;
  headers: Headers;
  /** The body as text, if it is one. */
  body: string | null;
}

/**
 * What all pages ask, beside what a test is about: the top bar, what the host offers, and the bell. The sign-in page asks for
 * the provider of a company at a moment that no test waits for.
 */
const ofAllPages = ['/account', '/capabilities', '/notifications/counts', '/auth/provider'];

/** Whether a call is about the page, not about what is on all pages. */
export const isOwn = ({ path }: SentCall): boolean => !ofAllPages.includes(path);

/** Answers the calls of one page. A call after the end of the page fails, so it does not reach the next test. */
export class Network {
  readonly sent: SentCall[] = [];
  readonly #answer: Answers;
  readonly #host: Provoked;
  readonly #findings: Findings;
  readonly #end = new AbortController();
  readonly #resources: Pick<PerformanceEntry, 'name' | 'startTime'>[] = [];
  #pending = 0;

  constructor(answer: Answers, host: Provoked, findings: Findings) {
    this.#answer = answer;
    this.#host = host;
    this.#findings = findings;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    this.#resources.push({ name: request.url, startTime: performance.now() });
    if (origin !== ORIGIN) this.#findings.add(`Request to another host: ${request.url}`);
    if (pathname.startsWith(API)) {
      const isText = /json|^text/.test(request.headers.get('content-type') ?? '');
      const body = isText ? await request.clone().text() : null;
      const { method } = request;
      const headers = new Headers(request.headers);
      this.sent.push({ method, path: pathname.slice(API.length), query: search, headers, body });
    }
    const signal = AbortSignal.any([request.signal, this.#end.signal]);
    this.#pending += 1;
    try {
      const response = await unlessAborted(this.#answer(request), signal);
      if (response.status >= 400 && !isProvoked(this.#host, response.status)) {
        this.#findings.add(`${name} answers ${response.status}`);
      }
      return endWith(response, signal);
    } catch (error) {
      if (!signal.aborted && !this.#host.provokedOffline) {
        this.#findings.add(`${name} fails: ${error}`);
      }
      throw error;
    } finally {
      this.#pending -= 1;
    }
  };

  /** Waits until no call is open, and the answers have led to no other. Streams of events stay open. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await sleep(10);
      if (this.#pending > 0) quiet = -1;
    }
  }

  /**
   * Lists the calls as a browser does. Live updates look back to the first one.
   *
   * @returns ends the list
   */
  list(): () => void {
    const { getEntriesByType } = performance;
    const entries = (type: string) =>
      type === 'resource' ? this.#resources : getEntriesByType.call(performance, type);
    Object.assign(performance, { getEntriesByType: entries });
    return () => Object.assign(performance, { getEntriesByType });
  }

  end(): void {
    this.#end.abort(new DOMException('The page is closed.', 'AbortError'));
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}

/** Cuts a body that still comes, such as a stream of events, when the call ends. */
function endWith(response: Response, signal: AbortSignal): Response {
  if (!response.body || !/event-stream/.test(response.headers.get('content-type') ?? '')) {
    return response;
  }
  const passing = new TransformStream();
  response.body.pipeTo(passing.writable, { signal }).catch(() => {});
  return new Response(passing.readable, response);
}
