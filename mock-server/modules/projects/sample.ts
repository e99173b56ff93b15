import { heldFiles } from '../../core/kinds/registry.ts';
import type { Company } from '../../core/state/companies.ts';
import { dropFile } from '../../core/state/files.ts';
import type { Membership, Project, TenantState, User } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { seed as people } from '../account/seed/accounts.ts';
import { seed as companies } from '../companies/seed.ts';
import { sharedSeed as punchItems } from '../punch-items/seed/items.ts';
import { sharedSeed as locations } from '../records/seed/locations.ts';
import { sharedSeed as rfis } from '../rfis/seed/rfis.ts';
import { sharedSeed as submittals } from '../submittals/seed/submittals.ts';
import { seed as projects } from './seed.ts';

/** The project of the demo that a sample is a small copy of. */
const MODEL = 'prj_riverside';

/** So many records of each log. */
const RECORDS = 12;

/** The ids of what is copied. */
const IDS = /"((?:prj|usr|cmp|pch|rfi|sub|loc|cmt|rsp|rev|act|att|fil)_[^"]+)"/g;

/** The slices that are copied. */
type Copy = Pick<
  TenantState,
  'punchItems' | 'rfis' | 'submittals' | 'locations' | 'activity' | 'files'
> & {
  project: Project | undefined;
  users: User[];
  companies: Company[];
  memberships: Membership[];
};

/** Returns some rows of the model, from all of its stages, that lead to no others. */
function some<R extends object>(rows: Record<string, R> = {}): Record<string, R> {
  const own = Object.entries(rows).filter(
    ([, row]) =>
      Reflect.get(row, 'projectId') === MODEL &&
      !Reflect.get(row, 'previousRevisionId') &&
      !Reflect.get(row, 'nextRevisionId'),
  );
  const step = Math.max(1, Math.floor(own.length / RECORDS));
  return Object.fromEntries(
    own.filter((_, i) => i % step === 0).map(([id, row]) => [id, { ...row, linked: [] }]),
  );
}

function modelAt(now: number): Copy {
  const logs = [punchItems(now), rfis(now), submittals(now)];
  const copied = {
    punchItems: some(logs[0]?.punchItems),
    rfis: some(logs[1]?.rfis),
    submittals: some(logs[2]?.submittals),
  };
  const ids = new Set(Object.values(copied).flatMap((rows) => Object.keys(rows)));
  const { projects: allProjects = {}, memberships = [] } = projects(now);
  const isOwn = ({ projectId }: { projectId: string }) => projectId === MODEL;
  const own = memberships.filter(isOwn);
  const text = JSON.stringify([copied, own]);
  const isNamed = ({ id }: { id: string }) => text.includes(`"${id}"`);
  const files = logs.flatMap((log) => Object.values(log.files ?? {})).filter(isNamed);
  return {
    ...copied,
    files: Object.fromEntries(files.map((file) => [file.id, file])),
    locations: Object.fromEntries(
      Object.entries(locations(now).locations ?? {}).filter(([, row]) => isOwn(row)),
    ),
    activity: logs
      .flatMap(({ activity = [] }) => activity)
      .filter(({ record }) => record && ids.has(record.id)),
    project: allProjects[MODEL],
    users: Object.values(people(now).users ?? {}).filter(isNamed),
    companies: Object.values(companies(now).companies ?? {}).filter(isNamed),
    memberships: own,
  };
}

/** Adds a sample project to the account of its admin. */
export function addSample(
  { state }: Tenant,
  { id: adminId, accountId }: Pick<User, 'id' | 'accountId'>,
  now: number,
): Project {
  const fresh = new Map<string, string>();
  const text = JSON.stringify(modelAt(now)).replace(IDS, (_, id: string) => {
    const known = fresh.get(id) ?? newId(id.slice(0, 3));
    fresh.set(id, known);
    return `"${known}"`;
  });
  const copy: Copy = JSON.parse(text);
  if (!copy.project) throw new Error(`The demo has no ${MODEL}.`);
  const project: Project = {
    ...copy.project,
    accountId,
    sample: true,
    name: 'Riverside Community Clinic (sample)',
    code: 'SAMPLE',
    coverFileId: null,
  };
  state.projects[project.id] = project;
  for (const user of copy.users) {
    const { accountAdmin: _, ...rest } = user;
    state.users[user.id] = {
      ...rest,
      accountId,
      sampleOf: project.id,
      // Nobody gets mail at this name (RFC 2606).
      email: `${user.id.toLowerCase()}@sample.invalid`,
      passwordHash: null,
    };
  }
  for (const company of copy.companies) {
    const projectIds = [project.id];
    state.companies[company.id] = { ...company, accountId, sampleOf: project.id, projectIds };
  }
  state.memberships.push(...copy.memberships, {
    projectId: project.id,
    userId: adminId,
    role: 'project_admin',
    companyId: project.leadCompanyId,
    joinedAt: new Date(now).toISOString(),
  });
  Object.assign(state.locations, copy.locations);
  Object.assign(state.files, copy.files);
  state.punchItems = { ...state.punchItems, ...copy.punchItems };
  state.rfis = { ...state.rfis, ...copy.rfis };
  state.submittals = { ...state.submittals, ...copy.submittals };
  state.activity.push(...copy.activity);
  state.lastNumbers = {};
  return project;
}

/** Deletes a sample project with everything in it, and what was invented for it. */
export function removeSample(tenant: Tenant, projectId: string): void {
  const { state } = tenant;
  const before = heldFiles(state);
  const isGone = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    [Reflect.get(row, 'projectId'), Reflect.get(row, 'sampleOf')].includes(projectId);
  const threads = Object.keys(state.threads).filter((id) => isGone(state.threads[id]));
  const pages = Object.keys(state.pages).filter((id) => isGone(state.pages[id]));
  for (const name of Object.keys(state) as (keyof TenantState)[]) {
    const slice: unknown = state[name];
    if (Array.isArray(slice)) {
      const kept = slice.filter((row) => !isGone(row));
      if (kept.length < slice.length) Reflect.set(state, name, kept);
      continue;
    }
    const rows = slice as Record<string, unknown>;
    for (const [id, row] of Object.entries(rows)) {
      // What is kept by project, by conversation or by page goes with it.
      if (isGone(row) || id === projectId || threads.includes(id) || pages.includes(id)) {
        delete rows[id];
      } else if (Array.isArray(row) && row.some(isGone)) {
        rows[id] = row.filter((one) => !isGone(one));
      }
    }
  }
  for (const user of Object.values(state.users)) {
    const { favoriteProjectIds: favorites } = user;
    if (favorites?.includes(projectId)) {
      user.favoriteProjectIds = favorites.filter((id) => id !== projectId);
    }
  }
  for (const [id, token] of Object.entries(state.apiTokens)) {
    const projectIds = token.projectIds.filter((own) => own !== projectId);
    if (projectIds.length === 0) delete state.apiTokens[id];
    else if (projectIds.length < token.projectIds.length) {
      state.apiTokens[id] = { ...token, projectIds };
    }
  }
  state.lastNumbers = {};
  const after = new Set(heldFiles(state));
  for (const id of new Set(before)) if (!after.has(id)) dropFile(tenant, id);
}
