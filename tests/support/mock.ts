import type { APIResponse } from '@playwright/test';
import type { Email, Settings } from '../../mock-server/core/state/model.ts';
import type { ContractViolation } from '../../mock-server/engine/violations.ts';
import type { operations } from '../../mock-server/generated/contract.d.ts';

/** A declared response for the next calls of an operation. */
export interface Failure {
  /** Status and name of an example in the contract; one of them is enough if it is unambiguous. */
  code?: number;
  example?: string;
  /** The number of calls it applies to, 1 by default; null until it is cleared. */
  times?: number | null;
  delayMs?: number;
  /** Cuts the connection without a response, until `heal` unless `times` is set. */
  offline?: boolean;
  /** Runs the call and cuts the connection, until `heal` unless `times` is set. */
  lost?: boolean;
}

export interface Call {
  method?: string;
  data?: unknown;
  headers?: Record<string, string>;
  maxRetries?: number;
}

export type Answer = Pick<APIResponse, 'ok' | 'status' | 'headers' | 'body' | 'text' | 'json'>;

/** Sends calls to the mock: Playwright, over the network, or tests of screens, in process. */
export interface Caller {
  fetch(path: string, call: Call): Promise<Answer>;
}

/** The mock closes connections after 5 idle seconds, sometimes just as one is used again. */
const maxRetries = 2;

interface QueuedFailure extends Failure {
  operationId: string;
}

/** A test's own tenant of the mock server. */
export class Mock {
  readonly #request: Caller;
  readonly #tenant: string;
  readonly #expected: string[] = [];
  /** Statuses that this test requested: the browser's messages about them are ignored. */
  readonly provoked = new Set<number>();
  provokedOffline = false;

  constructor(request: Caller, tenant: string) {
    this.#request = request;
    this.#tenant = tenant;
  }

  /** Adds a failure to the queue. */
  async fail(operationId: keyof operations, failure: Failure): Promise<void> {
    const waiting: QueuedFailure[] = await this.#call('GET', '/__mock/faults');
    // Chromium repeats a call if its reused connection was cut, so being offline for one call has no effect.
    const times = failure.offline || failure.lost ? null : 1;
    await this.#queue([...waiting, { operationId, times, ...failure }]);
  }

  /** Makes an operation fail like this from now on, and clears all other failures. */
  async failAlways(operationId: keyof operations, failure: Omit<Failure, 'times'>): Promise<void> {
    await this.#queue([{ operationId, ...failure, times: null }]);
  }

  async #queue(failures: readonly QueuedFailure[]): Promise<void> {
    const queued: QueuedFailure[] = await this.#call('PUT', '/__mock/faults', failures);
    for (const { code, offline, lost } of queued) {
      if (code) this.provoked.add(code);
      if (offline || lost) this.provokedOffline = true;
    }
  }

  /** Clears all queued failures. */
  async heal(): Promise<void> {
    await this.#call('DELETE', '/__mock/faults');
  }

  /** Limits the host to operations: `all`, or a list of tags and operations on top of the documented ones. */
  async offer(operations: string): Promise<void> {
    await this.#call('PUT', '/__mock/offer', { operations });
  }

  /** Sent emails, newest first. */
  outbox(): Promise<Email[]> {
    return this.#call('GET', '/__mock/outbox.json');
  }

  /** Lifetimes of tokens, for tests that cannot wait. */
  settings(settings: Partial<Settings>): Promise<Settings> {
    return this.#call('PUT', '/__mock/settings', settings);
  }

  /** Ends the addresses of all files that answers contained so far, as if an hour had passed. */
  async endAddresses(): Promise<void> {
    await this.#call('POST', '/__mock/end-addresses');
  }

  /** The number of open event streams. */
  async openStreams(): Promise<number> {
    const { open }: { open: number } = await this.#call('GET', '/__mock/streams');
    return open;
  }

  /** Disturbs the event streams; see mock-server/control/streams.ts. */
  async disturbStreams(how: {
    do?: 'cut' | 'repeat' | 'forget';
    delayMs?: number;
    held?: boolean;
  }): Promise<void> {
    if (how.do === 'cut') this.provokedOffline = true;
    await this.#call('PUT', '/__mock/streams', how);
  }

  /** Adds a channel 'Deliveries' with many messages, the last 40 of them unread. */
  async growMessages(messages: number): Promise<void> {
    await this.#call('POST', '/__mock/seed', { messages });
  }

  /** Adds people to Harbor Point Tower up to a total; see mock-server/modules/team/seed/peopleScale.ts. */
  async growPeople(people: number): Promise<void> {
    await this.#call('POST', '/__mock/seed', { people });
  }

  /** Moves the clock of the tenant so many seconds ahead of the real time. What is due by then is sent. */
  async moveClock(aheadSeconds: number): Promise<void> {
    await this.#call('PUT', '/__mock/clock', { aheadSeconds });
  }

  /** Resets to the seed, where each test starts. */
  async reset(): Promise<void> {
    await this.#call('POST', '/__mock/reset');
  }

  /** Responses of the mock to this test that broke the contract. */
  async violations(): Promise<ContractViolation[]> {
    const all: ContractViolation[] = await this.#call('GET', '/__mock/violations');
    return all.filter(({ tenant }) => tenant === this.#tenant);
  }

  /** For tests that make the mock break the contract on purpose. */
  allowViolation(operationId: keyof operations): void {
    this.#expected.push(operationId);
  }

  async unexpectedViolations(): Promise<ContractViolation[]> {
    const violations = await this.violations();
    return violations.filter(({ operationId }) => !this.#expected.includes(operationId));
  }

  /** Calls the API without the app, as another user or device would: path below /api/v1. */
  request(
    method: string,
    path: string,
    {
      token,
      ...options
    }: { token?: string; data?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const bearer = token && { authorization: `Bearer ${token}` };
    return this.#request.fetch(`/api/v1${path}`, {
      method,
      maxRetries,
      ...options,
      headers: { ...bearer, ...options.headers },
    });
  }

  async #call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const response = await this.#request.fetch(path, { method, data, maxRetries });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${method} ${path} answers ${response.status()}: ${text}`);
    return JSON.parse(text || 'null');
  }
}
