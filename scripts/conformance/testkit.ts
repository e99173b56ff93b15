import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { createMock, type Mock } from '../../mock-server/server/http.ts';
import { readContract } from '../contract/document.ts';
import { type Operation, readApi } from './operations.ts';
import type { Options } from './options.ts';
import type { Report } from './report/report.ts';
import { conformance } from './start.ts';
import type { Account } from './suite.ts';
import type { Fetch } from './target.ts';

export const api = readApi(readContract());

export const accountOf = (role: string): Account => {
  const found = demoAccounts.find((account) => account.role === role);
  if (!found) throw new Error(`The mock has no ${role}.`);
  return [found.email, found.password];
};

const TARGET = 'http://mock.localhost/api/v1';

const options: Options = {
  target: TARGET,
  // The first account may do everything; the second has few permissions in one of its projects.
  account: accountOf('project_admin'),
  other: accountOf('subcontractor'),
  seed: 1,
  // What is never left to chance comes on top.
  cases: 2,
  tags: [],
  operations: [],
  headers: {},
  implemented: false,
  readOnly: false,
  yes: true,
  outbox: '/__mock/outbox.json',
};

/** Returns the mock as a host, with separate data per name. */
export const hostOf =
  (mock: Mock, tenant: string): Fetch =>
  (request) => {
    const ownRequest = new Request(request);
    ownRequest.headers.set('x-mock-tenant', tenant);
    return mock.fetch(ownRequest);
  };

/** What a host has before its first user creates anything; the rest of the state is records. */
const FIRST = [
  ...['users', 'projects', 'memberships', 'companies', 'sessions', 'settings', 'accounts'],
  'reminders',
];

/** Returns a host with accounts and projects, and no records. One of the projects is closed. */
export function emptyHostOf(mock: Mock, tenant: string): Fetch {
  const { state } = mock.store.tenant(tenant);
  for (const [name, records] of Object.entries(state)) {
    if (!FIRST.includes(name)) Object.assign(state, { [name]: Array.isArray(records) ? [] : {} });
  }
  const finished = Object.values(state.projects).find(({ status }) => status === 'finished');
  if (finished) finished.status = 'closed';
  return hostOf(mock, tenant);
}

export const quietMock = (): Promise<Mock> => createMock({ warn: () => {} });

/** Runs all or some operations against a host. */
export function runConformance(
  fetch: Fetch,
  { ids, ...changes }: Partial<Options> & { ids?: string[] } = {},
): Promise<Report> {
  const operations: readonly Operation[] = ids ? ids.map((id) => api.find(id)) : api.operations;
  return conformance(api, operations, { ...options, ...changes }, { fetch });
}

/** Formats a departure in one line for comparison in tests. */
export const linesOf = ({ departures }: Report): string[] =>
  departures.flatMap(({ operation, cases, expected, got }) =>
    cases.map((name) => `${operation}, ${name}: expected ${expected}, got ${got}`),
  );
