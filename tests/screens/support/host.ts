import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createMock, Mock as Host } from '../../../mock-server/server/http.ts';
import { root } from '../../../scripts/support/paths.ts';
import type { Answer, Call, Caller } from '../../support/mock.ts';
import { ORIGIN } from './environment.ts';

/** Vite would replace the address of this module and of those of the mock. */
const importNatively: (path: string) => Promise<{ createMock: typeof createMock }> = createRequire(
  join(root, 'tests/screens/support/'),
)('./native.cjs');

/** Whether the code that runs now is the mock's, whose timers outlive the page. */
const inHost = new AsyncLocalStorage<true>();
export const isHost = (): boolean => inHost.getStore() === true;

/** All files of a worker share the mock. Each test has a tenant of its own. */
const worker = globalThis as { screenHost?: Promise<Host> };

async function start(): Promise<Host> {
  const { createMock: create } = await importNatively(join(root, 'mock-server/server/http.ts'));
  // Violations of the contract are read by tenant.
  return create({ warn: () => {} });
}

export function host(): Promise<Host> {
  worker.screenHost ??= inHost.run(true, start);
  return worker.screenHost;
}

/** What answers the calls of the portal. */
export type Answers = (request: Request) => Promise<Response>;

/** The mock with the data of one test answers in process, as it answers over the network. */
export const answersOf =
  (tenant: string): Answers =>
  (request) =>
    inHost.run(true, async () => {
      const { fetch } = await host();
      const headers = new Headers(request.headers);
      headers.set('x-mock-tenant', tenant);
      return fetch(new Request(request, { headers }));
    });

/** Calls the mock as another person or program would. */
export class HostCaller implements Caller {
  readonly #answer: Answers;

  constructor(tenant: string) {
    this.#answer = answersOf(tenant);
  }

  async fetch(path: string, { method = 'GET', data, headers }: Call): Promise<Answer> {
    const sent = new Headers(headers);
    const isText = typeof data === 'string' || data instanceof Uint8Array;
    if (data !== undefined && !isText) sent.set('content-type', 'application/json');
    const body = isText ? (data as BodyInit) : data === undefined ? null : JSON.stringify(data);
    const init = { method, headers: sent, body };
    const response = await this.#answer(new Request(`${ORIGIN}${path}`, init));
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      ok: () => response.ok,
      status: () => response.status,
      headers: () => Object.fromEntries(response.headers),
      body: async () => bytes,
      text: async () => bytes.toString(),
      json: async () => JSON.parse(bytes.toString()),
    };
  }
}
