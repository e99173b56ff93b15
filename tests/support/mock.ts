import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { ContractViolation } from '../../mock-server/engine/violations.ts';
import type { operations } from '../../mock-server/generated/contract.d.ts';
import type { Email, Settings } from '../../mock-server/state/model.ts';

/** A declared answer that the next calls of an operation get in place of their own. */
export interface Failure {
  /** Status and name of an example in the contract; one is enough where it is clear. */
  code?: number;
  example?: string;
  /** How many calls it is good for, 1 if nothing is said; null until it is cleared. */
  times?: number | null;
  delayMs?: number;
  /** Cuts the connection without an answer, until `heal` unless `times` says otherwise. */
  offline?: boolean;
}

/** The mock ends connections that were idle for 5 seconds, now and then just when one is used again. */
const maxRetries = 2;

interface QueuedFailure extends Failure {
  operationId: string;
}

/** What a test may ask of its own tenant of the mock server. */
export class Mock {
  readonly #request: APIRequestContext;
  readonly #tenant: string;
  readonly #expected: string[] = [];
  /** Statuses that this test asked for: the browser's own complaint about them is no news. */
  readonly provoked = new Set<number>();
  provokedOffline = false;

  constructor(request: APIRequestContext, tenant: string) {
    this.#request = request;
    this.#tenant = tenant;
  }

  /** Adds a failure behind those that wait already. */
  async fail(operationId: keyof operations, failure: Failure): Promise<void> {
    const waiting: QueuedFailure[] = await this.#call('GET', '/__mock/faults');
    // Chromium repeats by itself a call whose kept-alive connection was cut: offline once is not offline.
    const times = failure.offline ? null : 1;
    await this.#queue([...waiting, { operationId, times, ...failure }]);
  }

  /** From now on an operation fails like this, and nothing else does. */
  async failAlways(operationId: keyof operations, failure: Omit<Failure, 'times'>): Promise<void> {
    await this.#queue([{ operationId, ...failure, times: null }]);
  }

  async #queue(failures: readonly QueuedFailure[]): Promise<void> {
    const queued: QueuedFailure[] = await this.#call('PUT', '/__mock/faults', failures);
    for (const { code, offline } of queued) {
      if (code) this.provoked.add(code);
      if (offline) this.provokedOffline = true;
    }
  }

  /** Takes back all failures that wait. */
  async heal(): Promise<void> {
    await this.#call('DELETE', '/__mock/faults');
  }

  /** E-mails that were sent, newest first. */
  outbox(): Promise<Email[]> {
    return this.#call('GET', '/__mock/outbox.json');
  }

  /** Lives of tokens, for tests that cannot wait. */
  settings(settings: Partial<Settings>): Promise<Settings> {
    return this.#call('PUT', '/__mock/settings', settings);
  }

  /** Back to the seed. A test begins there anyway. */
  async reset(): Promise<void> {
    await this.#call('POST', '/__mock/reset');
  }

  /** Answers of the mock to this test that broke the contract. */
  async violations(): Promise<ContractViolation[]> {
    const all: ContractViolation[] = await this.#call('GET', '/__mock/violations');
    return all.filter(({ tenant }) => tenant === this.#tenant);
  }

  /** For a test that makes the mock break the contract on purpose. */
  allowViolation(operationId: keyof operations): void {
    this.#expected.push(operationId);
  }

  async unexpectedViolations(): Promise<ContractViolation[]> {
    const violations = await this.violations();
    return violations.filter(({ operationId }) => !this.#expected.includes(operationId));
  }

  /** Calls the API without the app, as another user or another device would: path below /api/v1. */
  request(
    method: string,
    path: string,
    {
      token,
      ...options
    }: { token?: string; data?: unknown; headers?: Record<string, string> } = {},
  ): Promise<APIResponse> {
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
