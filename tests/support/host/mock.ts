import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { expect, vi } from 'vitest';
import type { Problem } from '../../../mock-server/engine/problem.ts';
import {
  createMock,
  DEFAULT_SPEC,
  type Mock,
  type MockOptions,
} from '../../../mock-server/server/http.ts';

// The machine may be busy, and the samples may have to be generated first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const API = 'http://mock.localhost/api/v1';
export const CONTROL = 'http://mock.localhost/__mock';
export const PASSWORD = 'Portal!2026';
export const ANA = 'ana.torres@example.com';

/** The bundled contract as stored in the file. */
const document = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its types and Node disagree about the default export.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });
const isProblem = ajv.compile({ $ref: 'contract#/components/schemas/Problem' });

/** A client of one tenant, in process. */
export class Client {
  readonly mock: Mock;
  readonly tenant: string;
  token: string | null = null;

  constructor(mock: Mock, tenant = 'test') {
    this.mock = mock;
    this.tenant = tenant;
  }

  /** @param path relative to the API, or a whole URL */
  call(method: string, path: string, init: RequestInit & { json?: unknown } = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('x-mock-tenant')) headers.set('x-mock-tenant', this.tenant);
    if (this.token && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${this.token}`);
    }
    const { json, ...rest } = init;
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    const url = path.startsWith('http') ? path : `${API}${path}`;
    return this.mock.fetch(new Request(url, { ...rest, method, headers, body }));
  }

  /** Calls and parses the JSON of the answer. */
  async json<T = Record<string, never>>(
    method: string,
    path: string,
    init: RequestInit & { json?: unknown } = {},
  ): Promise<{ status: number; body: T }> {
    const response = await this.call(method, path, init);
    return { status: response.status, body: (await response.json()) as T };
  }

  async signIn(email = ANA, password = PASSWORD): Promise<SignedIn> {
    const { status, body } = await this.json<{ data: SignedIn }>('POST', '/auth/login', {
      json: { email, password },
    });
    expect(status).toBe(200);
    this.token = body.data.accessToken;
    return body.data;
  }

  /** Queues faults. */
  async faults(faults: unknown): Promise<Response> {
    return this.call('PUT', `${CONTROL}/faults`, { json: faults });
  }

  /** Serializes all data of the tenant, for comparison. */
  state(): string {
    // The log also tells of refused and of former things, and events of jobs that go on.
    const { activity: _, stream: __, ...state } = this.mock.store.tenant(this.tenant).state;
    return JSON.stringify(state);
  }
}

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  user: { id: string; email: string };
}

/** Starts a mock with an adjustable clock and no output on stderr. */
export async function testMock(options: MockOptions = {}) {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const warnings: string[] = [];
  const mock = await createMock({
    now: () => clock.now,
    warn: (line) => warnings.push(line),
    ...options,
  });
  return { mock, clock, warnings };
}

/** Asserts that an answer is a problem of the contract and returns it. */
export async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body: unknown = await response.json();
  expect(isProblem(body), ajv.errorsText(isProblem.errors)).toBe(true);
  const problem = body as Problem;
  expect(problem.status).toBe(response.status);
  return problem;
}

/** Returns `status CODE` of a refusal. */
export async function refusalOf(answer: Promise<Response> | Response): Promise<string> {
  const response = await answer;
  const { code } = await problemOf(response);
  return `${response.status} ${code}`;
}

export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
