import type { TenantState } from '../../mock-server/core/state/model.ts';
import { recordOf } from './check.ts';
import { partOf } from './checks/forbidden.ts';
import type { Operation } from './operations.ts';
import { recipes } from './recipes.ts';
import { defaultQuery } from './requests/defaults.ts';
import type { KnownRecord } from './requests/known-records.ts';
import { dataOf, isObject, type Json, rowsOf } from './requests/values.ts';
import { type Input, Run } from './run.ts';
import { signInAccounts } from './suite.ts';
import { Target } from './target.ts';
import { api, hostOf, quietMock } from './testkit.ts';
import { World } from './world.ts';

const TENANT = 'roles';
const PROJECT = 'prj_harbor';
const PASSWORD = 'Portal!2026';

/** One person of each role. Kofi administers the project, so that Tom can administer the account. */
const PEOPLE = {
  account_admin: 'tom.becker',
  project_admin: 'kofi.mensah',
  project_manager: 'ana.torres',
  superintendent: 'marcus.reed',
  design_reviewer: 'priya.raman',
  subcontractor: 'diego.alvarez',
  owner: 'helen.park',
  viewer: 'grace.lindqvist',
  stranger: 'lena.hoffmann',
} as const;
export type Role = keyof typeof PEOPLE;
export const roles = Object.keys(PEOPLE) as Role[];

/** Test files of a worker share this module, so each of them starts with a mock of its own. */
let mock: Awaited<ReturnType<typeof quietMock>>;
export let run: Run;
export let world: World;

export const state = () => mock.store.tenant(TENANT).state;

/** Gives each person one role in all projects, the first one the account, and the last one nothing. */
function prepare(tenantState: TenantState): void {
  const { users, memberships } = tenantState;
  const idOf = (name: string) =>
    Object.values(users).find(({ email }) => email === `${name}@example.com`)?.id ?? '';
  const { passwordHash } = Object.values(users).find(({ passwordHash: hash }) => hash) ?? {};
  for (const [role, name] of Object.entries(PEOPLE)) {
    const user = users[idOf(name)];
    if (!user) throw new Error(`The seed has no ${name}.`);
    user.passwordHash = passwordHash ?? null;
    if (role === 'account_admin') user.accountAdmin = true;
    for (const membership of memberships.filter(({ userId }) => userId === user.id)) {
      membership.role = role === 'account_admin' ? 'project_admin' : (role as 'viewer');
    }
  }
  // Roles that a switch lets in see the budget.
  const budget = tenantState.budgets[PROJECT];
  if (budget) tenantState.budgets[PROJECT] = { ...budget, visibleToSuperintendents: true };
  const stranger = idOf(PEOPLE.stranger);
  tenantState.memberships = memberships.filter(({ userId }) => userId !== stranger);
}

const isTower = (project: Json): project is KnownRecord => project.id === PROJECT;

const mailOf = async (email: string) => {
  const sent = state().outbox.filter(({ to }) => to === email);
  return sent.flatMap(({ link }) => (link ? (new URL(link).searchParams.get('token') ?? []) : []));
};
const account = [`${PEOPLE.account_admin}@example.com`, PASSWORD] as const;

const tokens = new Map<Role, string>();
async function signIn(role: Role): Promise<void> {
  const json = { email: `${PEOPLE[role]}@example.com`, password: PASSWORD };
  const data = dataOf((await run.send(api.find('login'), { path: {}, json })).json);
  tokens.set(role, isObject(data) ? String(data.accessToken) : '');
}

/** The record of a request, and the part of it that the path names; null if the caller cannot read it. */
export interface Seen {
  isHidden: boolean;
  record: Json | null;
  target: Json | null | undefined;
}

export async function read(operation: Operation, path: Input['path']): Promise<Seen> {
  const { path: template, pathNames } = itemOf(operation.path) ?? operation;
  const names = pathNames.length > 1 ? pathNames.slice(1) : pathNames;
  const last = path[pathNames.at(-1) ?? ''];
  for (const name of names.toReversed()) {
    const place = template.indexOf(`/{${name}}`);
    const get = api.at('get', template.slice(0, place + name.length + 3));
    if (!get?.path.endsWith('}') || name === 'fileName') {
      const list = api.at('get', template.slice(0, place));
      if (list) return rowOf(list, path, path[name]);
      continue;
    }
    const answer = await run.send(get, { path });
    const record = recordOf(answer);
    if (!record) return { isHidden: answer.status === 404, record: null, target: null };
    return { isHidden: false, record, target: record.id === last ? record : partOf(record, last) };
  }
  return { isHidden: false, record: null, target: null };
}

/** A record that only its list shows. */
async function rowOf(list: Operation, path: Input['path'], id: string | undefined): Promise<Seen> {
  const { call } = recipes[list.id] ?? {};
  const values = { version: 1, name: () => world.name() };
  const query = call ? (await call(world, list)).query : defaultQuery(run.api, list, values);
  const { status, json } = await run.send(list, { path, query: { ...query, limit: 100 } });
  const row = rowsOf(json).find((candidate) => candidate.id === id) ?? null;
  return {
    isHidden: status >= 400 || (row === null && Array.isArray(dataOf(json))),
    record: row,
    target: row,
  };
}

/** The path of the record that a request is about; of the first one, if it is about several. */
export function pathOf({ path: template }: Operation, { path, json }: Input): Input['path'] {
  const [first] = isObject(json) && Array.isArray(json.items) ? json.items : [];
  const item = template.endsWith('/bulk') && itemOf(template);
  return first && item ? { ...path, [item.pathNames.at(-1) ?? '']: String(first.id) } : path;
}

/** The operation that reads one of the records of a bulk operation. */
const itemOf = (template: string) =>
  api.operations.find(
    ({ method, path }) =>
      method === 'get' && path.replace(/\{\w+\}$/, '') === template.replace(/bulk$/, ''),
  );

/** Calls as somebody else. */
export async function as<T>(role: Role, work: () => Promise<T>): Promise<T> {
  const ownToken = run.tokens.main;
  run.tokens.main = tokens.get(role) ?? '';
  try {
    return await work();
  } finally {
    if (ownToken) run.tokens.main = ownToken;
  }
}

/** Makes everybody a member of a project that the run made. */
export function admit(projectId: string | undefined): void {
  const { projects, memberships } = state();
  if (!projectId || projectId === PROJECT || !projects[projectId]) return;
  const known = new Set(
    memberships
      .filter((membership) => membership.projectId === projectId)
      .map(({ userId }) => userId),
  );
  const others = memberships.filter(
    (membership) => membership.projectId === PROJECT && !known.has(membership.userId),
  );
  memberships.push(...others.map((membership) => ({ ...membership, projectId })));
  mock.store.tenant(TENANT).changed();
}

/** Opens a draft of the run, which the others do not see. @returns whether the request is about one */
export function open({ path, json }: Input): boolean {
  const { punchItems, rfis, submittals, pages } = state();
  const named = `${JSON.stringify(path)} ${JSON.stringify(json)}`;
  const record = [punchItems, rfis, submittals]
    .flatMap((log) => Object.values(log))
    .find(({ id, status }) => status === 'draft' && named.includes(`"${id}"`));
  const page = Object.values(pages).find(
    ({ id, status }) => status === 'draft' && named.includes(`"${id}"`),
  );
  if (!record && !page) return false;
  if (record) record.status = 'open';
  if (page) pages[page.id] = { ...page, status: 'active' };
  mock.store.tenant(TENANT).changed();
  // What comes next may need a draft.
  world.discardRecords();
  return true;
}

/** Starts a mock and signs everyone in. The first one prepares the requests, in the tower. */
export async function start(): Promise<void> {
  mock = await quietMock();
  prepare(state());
  run = new Run(api, new Target('http://mock.localhost/api/v1', hostOf(mock, TENANT)));
  world = new World(run, recipes, { seed: 1, account, mailOf });
  await signInAccounts(world, { main: account });
  world.project = (await world.projectsOf('main')).find(isTower) ?? null;
  for (const role of roles) await signIn(role);
  // Recipes make records that this one sees.
  run.tokens.other = tokens.get('subcontractor') ?? '';
}
