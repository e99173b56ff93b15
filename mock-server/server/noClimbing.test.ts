import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Client, PASSWORD, testMock } from '../../tests/support/host/mock.ts';
import { hideSome, PROJECT, reduced, sampleOf } from '../../tests/support/host/onlookers.ts';
import { seerOf } from '../core/kinds/seer.ts';
import { rowNamed, sees } from '../core/kinds/sees.ts';
import { accountRolesOf } from '../core/permissions/account.ts';
import { actionsIn, type Module, rulesOf } from '../core/permissions/grants.ts';
import type { Role } from '../core/state/roles.ts';
import { permissions } from '../generated/permissions.ts';
import { limitOf } from '../modules/budget/rights.ts';
import { grantsOf } from '../modules/companies/companies.ts';

/**
 * No climbing: two people who work together, and everybody they let in, never get a right by allowed calls that none of them
 * had. `npm run thorough` tries more sequences.
 */
const RUNS = process.env.THOROUGH ? 600 : 40;
const STEPS = 14;

const { mock } = await testMock();
const less = reduced('project_manager', ['budget', 'photos', 'rfis'], ['invite']);
/** A copy of the manager who may change people, as no manager may. */
const teamLead = { ...less, levels: { ...less.levels, team: 'manage' as const } };
let tenants = 0;

/** Two people who work together. The first is also `usr_kofi` with a role of the account in one of the pairs. */
const pairs: { name: string; one: string; other: string; role?: Role }[] = [
  { name: 'a manager and a subcontractor', one: 'usr_ana', other: 'usr_diego' },
  { name: 'two managers of two projects', one: 'usr_marcus', other: 'usr_ana' },
  { name: 'a reduced manager and a viewer', one: 'usr_kofi', other: 'usr_grace', role: teamLead },
  {
    name: 'an admin of one project and a subcontractor',
    one: 'usr_marcus',
    other: 'usr_diego',
    role: 'project_admin',
  },
  {
    name: 'a team lead of a subcontractor and a viewer',
    one: 'usr_sam',
    other: 'usr_grace',
    role: teamLead,
  },
];

const PROJECTS = [PROJECT, 'prj_riverside', PROJECT, 'prj_riverside', 'prj_oakline'];
const modules = Object.keys(permissions.modules) as Module[];

const pick = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % Math.max(1, list.length)];

class Conspiracy {
  readonly client: Client;
  readonly tenant: string;
  readonly clients = new Map<string, Client>();
  allowed = 0;
  readonly #things: ReturnType<typeof sampleOf>;

  private constructor(people: readonly string[]) {
    tenants += 1;
    this.tenant = `climbing-${tenants}`;
    this.client = new Client(mock, this.tenant);
    hideSome(this.state);
    // A list that names a role or a company trusts those who give them.
    this.#things = sampleOf(mock, this.tenant, [...people, 'usr_tom']).filter(
      (thing) => !/"kind":"(?:role|company)"/.test(JSON.stringify(rowNamed(this.state, thing))),
    );
  }

  static async begin(one: string, other: string, role?: Role): Promise<Conspiracy> {
    const all = new Conspiracy([one, other]);
    const { state } = all;
    state.roles[teamLead.id] = teamLead;
    const project = one === 'usr_marcus' ? 'prj_riverside' : PROJECT;
    state.memberships = state.memberships.map((membership) =>
      role && membership.userId === one && membership.projectId === project
        ? { ...membership, role }
        : membership,
    );
    for (const id of [one, other]) await all.enter(id);
    return all;
  }

  get state() {
    return mock.store.tenant(this.tenant).state;
  }

  async enter(id: string): Promise<void> {
    const user = this.state.users[id];
    if (!user) throw new Error(`There is no ${id}.`);
    const passwordHash = this.state.users.usr_ana?.passwordHash ?? null;
    this.state.users[id] = { ...user, passwordHash, verified: true };
    const client = new Client(mock, this.tenant);
    await client.signIn(user.email);
    this.clients.set(id, client);
  }

  /** The rights of all of them: of their roles, of what names them, and of what they see. */
  rights(): Set<string> {
    const all = new Set<string>();
    const store = mock.store.tenant(this.tenant);
    for (const id of this.clients.keys()) {
      const user = this.state.users[id];
      if (!user) continue;
      const call = { tenant: store, user: () => user, origin: '', now: store.now() };
      if (user.accountAdmin) all.add('account admin');
      const roles = accountRolesOf(call);
      for (const company of Object.values(this.state.companies)) {
        for (const action of grantsOf(call, roles, company)) all.add(`${action} ${company.id}`);
      }
      for (const [role, ids] of roles) {
        for (const projectId of ids) this.#add(all, projectId, role, 'account');
      }
      for (const { projectId, userId, role, companyId } of this.state.memberships) {
        if (userId !== id) continue;
        this.#add(all, projectId, role, 'project');
        if (companyId === this.state.projects[projectId]?.leadCompanyId)
          all.add(`${projectId} leads`);
        if (rulesOf('budget', 'approve_change', role).some((rule) => rule !== 'named')) {
          const limit = limitOf(this.state, projectId, role);
          for (const step of [1, 5_000_000, 5_000_001]) {
            if (step <= limit) all.add(`${projectId} approves ${step}`);
          }
        }
      }
      const seer = seerOf(call);
      for (const { type, id: thingId } of this.#things) {
        const row = rowNamed(this.state, { type, id: thingId });
        if (row && sees(seer, { projectId: PROJECT, type, id: thingId, row })) {
          all.add(`sees ${type} ${thingId}`);
        }
      }
    }
    return all;
  }

  #add(all: Set<string>, projectId: string, role: Role | string, scope: string): void {
    for (const module of modules) {
      const isOfAccount = 'scope' in permissions.modules[module];
      if (isOfAccount !== (scope === 'account')) continue;
      for (const action of actionsIn(module)) {
        // Who is named first is no right.
        if (String(action).endsWith('_by_default')) continue;
        for (const rule of rulesOf(module, action, role)) {
          all.add(`${projectId} ${module} ${action} ${rule}`);
        }
      }
    }
  }

  async call(who: number, method: string, path: string, json?: unknown) {
    const [, client] = pick([...this.clients], who) ?? [];
    const answer = await client?.call(method, path, { json });
    const text = (await answer?.text()) ?? '';
    const isJson = text.startsWith('{');
    const body = isJson ? JSON.parse(text) : {};
    const results: { ok: boolean }[] = body.data?.results ?? [];
    const isDone = (answer?.status ?? 500) < 300 && results.every(({ ok }) => ok !== false);
    if (isDone) this.allowed += 1;
    return isDone ? body : null;
  }
}

/**
 * A right for some records is covered by the same action, whatever its row rule is (openapi/guides/permissions.md, "Who gives
 * roles"); one for every record by the same alone.
 */
const covered = (rights: ReadonlySet<string>, right: string): boolean => {
  if (rights.has(right)) return true;
  const [, action = '', rule] = /^(\S+ \S+ \S+) (\S+)$/.exec(right) ?? [];
  return action !== '' && rule !== 'all' && [...rights].some((one) => one.startsWith(`${action} `));
};

type Act = (all: Conspiracy, who: number, a: number, b: number) => Promise<void>;

const rolesOf = ({ state }: Conspiracy): string[] => [
  ...Object.keys(permissions.roles),
  ...Object.keys(state.roles),
];

const memberIn = ({ state }: Conspiracy, projectId: string, n: number) =>
  pick(
    [...state.memberships, ...state.suspended].filter((one) => one.projectId === projectId),
    n,
  );

const change =
  (what: (all: Conspiracy, n: number) => object): Act =>
  async (all, who, a, b) => {
    const projectId = pick(PROJECTS, a) ?? PROJECT;
    const member = a % 2 === 0 ? undefined : memberIn(all, projectId, b);
    const [own = ''] = pick([...all.clients], b) ?? [];
    const id = member?.userId ?? own;
    const current = [...all.state.memberships, ...all.state.suspended].find(
      (one) => one.projectId === projectId && one.userId === id,
    );
    const item = { id, version: current?.version ?? 1, ...what(all, b) };
    await all.call(who, 'POST', `/projects/${projectId}/team/bulk`, { items: [item] });
  };

const acts: Readonly<Record<string, Act>> = {
  'changes a role': change((all, n) => ({ role: pick(rolesOf(all), n) })),
  'changes a company': change(({ state }, n) => ({
    companyId: n % 3 === 0 ? 'cmp_meridian' : pick(Object.keys(state.companies), n),
  })),
  'suspends or lets back in': change((_, n) => ({ status: n % 2 ? 'active' : 'suspended' })),
  async 'lets somebody in'(all, who, a, b) {
    const projectId = pick(PROJECTS, a) ?? PROJECT;
    const email = `friend-${all.clients.size}-${a}-${b}@example.com`;
    const companies = Object.keys(all.state.companies);
    const done = await all.call(who, 'POST', `/projects/${projectId}/invitations`, {
      emails: [email],
      role: pick(rolesOf(all), b),
      ...(b % 3 === 0 && { companyId: pick(companies, a) }),
    });
    if (!done) return;
    const link = all.state.outbox.findLast(({ to }) => to === email)?.link ?? '';
    const token = new URL(link).searchParams.get('token');
    const password = PASSWORD;
    const accepted = await all.client.call('POST', '/auth/accept-invitation', {
      json: { token, username: 'A friend', password, confirmPassword: password },
    });
    const user = Object.values(all.state.users).find((one) => one.email === email);
    if (accepted.status < 300 && user) await all.enter(user.id);
  },
  async 'makes or changes a role of the account'(all, who, a, b) {
    const role = pick(Object.values(all.state.roles), a);
    if (b % 2 === 0 || !role) {
      await all.call(who, 'POST', '/roles', { name: `Role ${a} ${b}`, basedOn: 'project_admin' });
    } else {
      const levels = Object.fromEntries(Object.keys(role.levels).map((name) => [name, 'manage']));
      await all.call(who, 'PATCH', `/roles/${role.id}`, { version: role.version, levels });
    }
  },
  async 'makes an account admin'(all, who, a) {
    const [id] = pick([...all.clients], a) ?? [];
    const version = all.state.users[id ?? '']?.memberVersion ?? 1;
    await all.call(who, 'POST', '/members/bulk', { items: [{ id, version, accountAdmin: true }] });
  },
  async 'opens the budget'(all, who, a) {
    const projectId = pick(PROJECTS, a) ?? PROJECT;
    const { version = 1 } = all.state.budgets[projectId] ?? {};
    const approvalLimits = [{ roleId: 'project_manager', limitMinor: 900_000_000 }];
    const json = { version, visibleToOwner: true, visibleToSuperintendents: true, approvalLimits };
    await all.call(who, 'PATCH', `/projects/${projectId}/budget`, json);
  },
  async 'opens a folder'(all, who, a, b) {
    const folders = Object.values(all.state.documents).filter(({ kind }) => kind === 'folder');
    const folder = pick(folders, a);
    const [id] = pick([...all.clients], b) ?? [];
    const entries = [{ party: { kind: 'person', id }, level: 'manage' }];
    const json = { version: folder?.version, isPrivate: false, entries };
    await all.call(
      who,
      'PUT',
      `/projects/${folder?.projectId}/documents/${folder?.id}/access`,
      json,
    );
  },
  async 'moves a document'(all, who, a, b) {
    const documents = Object.values(all.state.documents);
    const [moved, to] = [pick(documents, a), pick(documents, b)];
    const json = { version: moved?.version, parentId: b % 2 ? to?.id : null };
    await all.call(who, 'PATCH', `/projects/${PROJECT}/documents/${moved?.id}`, json);
  },
  async 'shares a page'(all, who, a, b) {
    const page = pick(Object.values(all.state.pages), a);
    const [id] = pick([...all.clients], b) ?? [];
    const sharing = { access: 'project', grants: [{ kind: 'person', id, level: 'manage' }] };
    const json = { version: page?.version, sharing };
    await all.call(who, 'PATCH', `/projects/${page?.projectId}/pages/${page?.id}`, json);
  },
  async 'moves a page'(all, who, a, b) {
    const pages = Object.values(all.state.pages);
    const [page, to] = [pick(pages, a), pick(pages, b)];
    const json = { version: page?.version, parentId: b % 2 ? to?.id : null, position: 0 };
    await all.call(who, 'PUT', `/projects/${page?.projectId}/pages/${page?.id}/position`, json);
  },
  async 'opens a record'(all, who, a, b) {
    const item = pick(Object.values(all.state.punchItems), a);
    const [id] = pick([...all.clients], b) ?? [];
    const json = { version: item?.version, private: false, watcherIds: [id] };
    await all.call(who, 'PATCH', `/projects/${item?.projectId}/punch-items/${item?.id}`, json);
  },
  async 'changes a company of the account'(all, who, a, b) {
    const companies = Object.values(all.state.companies);
    const [company, other] = [pick(companies, a), pick(companies, b)];
    await all.call(who, 'POST', `/companies/${company?.id}/merge`, {
      version: company?.version,
      duplicateIds: [other?.id],
    });
  },
  async 'changes the rules of a project'(all, who, a) {
    const projectId = pick(PROJECTS, a) ?? PROJECT;
    const project = all.state.projects[projectId];
    const rules = {
      fourEyes: false,
      subcontractorsSeeAll: { punchItems: true, rfis: true, submittals: true },
    };
    await all.call(who, 'PATCH', `/projects/${projectId}/settings`, {
      version: project?.settingsVersion,
      rules,
    });
  },
};

const names = Object.keys(acts);
const step = fc.record({
  act: fc.constantFrom(...names),
  who: fc.nat(7),
  a: fc.nat(400),
  b: fc.nat(400),
});

test.each(pairs)('$name never climb', async ({ one, other, role }) => {
  let calls = 0;
  let allowed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const all = await Conspiracy.begin(one, other, role);
      const before = all.rights();
      for (const { act, who, a, b } of steps) {
        await acts[act]?.(all, who, a, b);
        calls += 1;
        const more = [...all.rights()].filter((right) => !covered(before, right));
        expect(more, act).toEqual([]);
      }
      allowed += all.allowed;
    }),
    { numRuns: RUNS, ...(process.env.THOROUGH === undefined && { seed: 38 }), endOnFailure: true },
  );
  expect(allowed).toBeGreaterThan(0);
  console.info(`No climbing: ${one} and ${other}, ${calls} steps, ${allowed} calls allowed.`);
});
