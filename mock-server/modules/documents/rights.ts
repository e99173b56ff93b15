import { isGranted } from '../../core/permissions/grants.ts';
import { idOf, roleOfToken } from '../../core/permissions/roles.ts';
import { below } from '../../core/sharing/folders.ts';
import type { StoredDocument, StoredEntry } from '../../core/state/documents.ts';
import { lookUp, type Membership, type TenantState } from '../../core/state/model.ts';
import type { Role } from '../../core/state/roles.ts';
import type { components } from '../../generated/contract.d.ts';

export type Level = components['schemas']['AccessLevel'];
type State = Pick<TenantState, 'documents'>;

/** From the least to the most. Each level includes those before it. */
const LEVELS: readonly Level[] = ['view', 'download', 'upload', 'edit', 'manage'];

/** Tells whether a level includes another one. Null includes none. */
export const reaches = (level: Level | null, wanted: Level): boolean =>
  level !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(wanted);

/** The action of the table of roles that a level gives. */
const actionOf = {
  view: 'view',
  download: 'download',
  upload: 'create',
  edit: 'update',
  manage: 'delete',
} as const satisfies Record<Level, string>;

/** What a role gives where no access list names the member; null if it does not see the documents. */
export const levelOfRole = (role: Role): Level | null =>
  LEVELS.findLast((level) => isGranted('documents', role, actionOf[level])) ?? null;

/** What a member may do in a folder, and what decides it. */
export interface Access {
  level: Level | null;
  /** The folder whose access list decides; null if the role does, or no entry. */
  folder: StoredDocument | null;
  entry: StoredEntry | null;
}

type Who = Pick<Membership, 'role' | 'userId' | 'companyId'>;

const idIn = ({ role, userId, companyId }: Who) => ({
  person: userId,
  company: companyId,
  role: idOf(role),
});

/** Returns the entry of a folder that counts for a member: their own, that of their company, or that of their role. */
function entryFor({ entries }: StoredDocument, who: Who): StoredEntry | null {
  const ids = idIn(who);
  for (const kind of ['person', 'company', 'role'] as const) {
    const found = entries.find((entry) => entry.kind === kind && entry.id === ids[kind]);
    if (found) return found;
  }
  return null;
}

/** A list does not give a program more than the role of its token does. */
function limited(level: Level, role: Role): Level | null {
  const given = roleOfToken(role);
  if (!given) return level;
  const most = levelOfRole(given);
  return reaches(most, level) ? level : most;
}

/**
 * Returns what a member may do in a folder. The nearest folder that names them decides, upwards to the first private one.
 * @param folderId null for the top of the project
 */
export function accessIn({ documents }: State, who: Who, folderId: string | null): Access {
  const byRole = levelOfRole(who.role);
  const fromRole = { level: byRole, folder: null, entry: null };
  if (byRole === null || byRole === 'manage') return fromRole;
  for (let id = folderId; id !== null; ) {
    const folder = lookUp(documents, id);
    if (!folder) break;
    const entry = entryFor(folder, who);
    if (entry) return { level: limited(entry.level, who.role), folder, entry };
    if (folder.isPrivate) return { level: null, folder: null, entry: null };
    id = folder.parentId;
  }
  return fromRole;
}

/** A folder has a list of its own; that of its folder counts for a file. */
export const accessTo = (state: State, who: Who, document: StoredDocument): Access =>
  accessIn(state, who, document.kind === 'folder' ? document.id : document.parentId);

/**
 * Tells whether a member knows of a folder or file. A hidden folder shows its name to those who see something in it.
 */
export function seesDocument(state: State, who: Who, document: StoredDocument): boolean {
  if (accessTo(state, who, document).level !== null) return true;
  if (document.kind === 'file' || levelOfRole(who.role) === null) return false;
  return below(state, document.id).some((each) => accessTo(state, who, each).level !== null);
}

/** Tells whether a member may add to a folder of the project, at the top or anywhere below. */
export function mayAddSomewhere(state: State, who: Who, projectId: string): boolean {
  const folders = Object.values(state.documents).filter(
    (document) => document.projectId === projectId && document.entries.length > 0,
  );
  return [null, ...folders.map(({ id }) => id)].some((id) =>
    reaches(accessIn(state, who, id).level, 'upload'),
  );
}
