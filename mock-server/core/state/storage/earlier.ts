import { existsSync, readFileSync } from 'node:fs';
import { type Account, DEMO_ACCOUNT, newAccount } from '../account.ts';
import type { StoredFile, TenantState } from '../model.ts';
import type { StoredPage, StoredPageUpdate } from '../pages.ts';
import type { Role } from '../roles.ts';

/**
 * The format of what is saved. Increase it with each change of TenantState that older data does not fit, and say in `migrations`
 * what becomes of it. A new slice or an optional property needs neither.
 */
export const FORMAT = 33;

/** What earlier formats had in other places. */
type Earlier = TenantState & { account?: Partial<Account> };

type Rows = Record<string, Record<string, unknown>>;

/** Gives rows a property that they lack. */
function add(rows: object, property: string, of: (row: Record<string, unknown>) => unknown) {
  for (const [id, row] of Object.entries(rows as Rows)) {
    if (!(property in row)) Reflect.set(rows, id, { ...row, [property]: of(row) });
  }
}

/** Bring the data of a format to the next one. They replace rows, because tenants share those of the demo. */
const migrations: Readonly<Record<number, (state: TenantState) => void>> = {
  28: () => {},
  29: () => {},
  /** Properties came while the format stayed, so this may find them. */
  30: (state) => {
    const { roles, changeOrders, commitments, invoices, documentDownloads } = state;
    add(changeOrders, 'editedByIds', ({ editedById }) => (editedById ? [editedById] : []));
    for (const rows of [commitments, invoices]) add(rows, 'editedByIds', () => []);
    add(documentDownloads, 'viewed', () => false);
    for (const [id, role] of Object.entries(roles)) {
      // People gain nothing by a new version.
      roles[id] = { ...role, levels: { pages: 'none', ...role.levels } };
    }
    const { account = {} } = state as Earlier;
    Object.assign(account, { secondFactorRequired: false, secondFactorGraceDays: 7, ...account });
  },
  31: () => {},
  /** There was one account, and everything was of it. */
  32: (state) => {
    const { account } = state as Earlier;
    state.accounts = {
      [DEMO_ACCOUNT]: { ...newAccount(DEMO_ACCOUNT, ''), ...account, id: DEMO_ACCOUNT },
    };
    Reflect.deleteProperty(state, 'account');
    const { users, projects, companies, roles, templates, signInDomains } = state;
    for (const rows of [users, projects, companies, roles, templates, signInDomains]) {
      add(rows, 'accountId', () => DEMO_ACCOUNT);
    }
    // They hold roles by value.
    const withRole = <T extends { role: Role }>(one: T): T => {
      const { role } = one;
      return typeof role === 'string'
        ? one
        : { ...one, role: { ...role, accountId: DEMO_ACCOUNT } };
    };
    state.memberships = state.memberships.map(withRole);
    state.suspended = state.suspended.map(withRole);
    for (const [id, invitation] of Object.entries(state.invitations)) {
      state.invitations[id] = withRole(invitation);
    }
    state.activity = state.activity.map((entry) =>
      entry.projectId === null ? { ...entry, accountId: DEMO_ACCOUNT } : entry,
    );
    // Locations were in their order, and nobody could change them.
    const { locations } = state;
    let position = 0;
    add(locations, 'position', () => {
      position += 1;
      return position;
    });
    add(locations, 'archived', () => false);
    add(locations, 'sheetArea', () => null);
    add(locations, 'version', () => 1);
    add(templates, 'locations', () => []);
  },
};

/** Adds the slices that are new in this version. They begin as in the demo. */
export const complete = (saved: object, expected: TenantState): TenantState => ({
  ...expected,
  ...saved,
});

/** What is saved cannot be read. A disk that is full or closed is another matter: it takes nothing away. */
export class Unusable extends Error {}

/** Returns what brings data to the present format. @throws Unusable */
export function stepsFrom(from: number): ((state: TenantState) => void)[] {
  if (from > FORMAT) throw new Unusable(`it is of the later format ${from}`);
  return Array.from({ length: FORMAT - from }, (_, i) => {
    const step = migrations[from + i];
    if (!step) throw new Unusable(`it is of format ${from}, which cannot become ${FORMAT}`);
    return step;
  });
}

/** Before the database, up to format 30, pages were written to a journal beside the snapshot. */
export const journalOf = (snapshot: string): string => `${snapshot}.journal`;

type Entry =
  | { page: StoredPage; file?: StoredFile }
  | { goneId: string }
  | { pageId: string; updates: StoredPageUpdate[] };

/**
 * Reads what a version before the database has saved, with its journal.
 * @param expected has all slices of a state; a slice that is missing begins as in it
 * @throws Unusable, SyntaxError
 */
export function readSnapshot(path: string, expected: TenantState) {
  const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSnapshot(saved)) throw new Unusable('it is no snapshot');
  // The number of the format is followed by a version of the demo.
  const format = Number.parseInt(saved.version, 10);
  const state = complete(saved.state, expected);
  replay(journalOf(path), state);
  return { format, secret: saved.secret, state };
}

const isSnapshot = (
  saved: unknown,
): saved is { version: string; secret: string; state: Partial<TenantState> } =>
  typeof saved === 'object' &&
  saved !== null &&
  'version' in saved &&
  typeof saved.version === 'string' &&
  'secret' in saved &&
  typeof saved.secret === 'string' &&
  'state' in saved &&
  typeof saved.state === 'object' &&
  saved.state !== null;

function replay(journal: string, state: TenantState): void {
  if (!existsSync(journal)) return;
  for (const line of readFileSync(journal, 'utf8').split('\n')) {
    const entry = entryOf(line);
    if (!entry) continue;
    if ('goneId' in entry) {
      delete state.pages[entry.goneId];
      delete state.pageUpdates[entry.goneId];
    } else if ('page' in entry) {
      state.pages[entry.page.id] = entry.page;
      state.pageUpdates[entry.page.id] ??= [];
      if (entry.file) state.files[entry.file.id] = entry.file;
    } else {
      const known = state.pageUpdates[entry.pageId] ?? [];
      const fresh = entry.updates.filter(({ id }) => !known.some((update) => update.id === id));
      state.pageUpdates[entry.pageId] = [...known, ...fresh];
    }
  }
}

/** A line that was cut off was never acknowledged. */
function entryOf(line: string): Entry | null {
  try {
    return line ? (JSON.parse(line) as Entry) : null;
  } catch {
    return null;
  }
}
