import { permits } from '../../core/permissions/grants.ts';
import { below, isHidden, trailOf } from '../../core/sharing/folders.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import type { Membership, Project, TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { type Access, accessIn, accessTo, type Level, reaches } from './rights.ts';

type Action = components['schemas']['DocumentAction'];
interface Member {
  membership: Membership;
  project: Project;
}

const needed: Record<Action, Level> = {
  download: 'download',
  create: 'upload',
  update: 'edit',
  delete: 'manage',
  manage: 'manage',
  share: 'download',
};

/** Both the table of roles and the level of the folder have to permit an action. */
function may(
  { membership, project }: Member,
  { level, entry }: Access,
  action: Action,
  isOwn: boolean,
): boolean {
  const forOwn = isOwn && reaches(level, 'upload') && (action === 'update' || action === 'delete');
  if (!forOwn && !reaches(level, needed[action])) return false;
  return permits('documents', membership.role, project, action, (rule) =>
    rule === 'own' ? forOwn : entry !== null,
  );
}

/**
 * Returns what a member may do with a folder or file. A folder is deleted with all that is in it, so each of it counts.
 * @param locksCount whether files that others have checked out stay as they are
 */
export function documentActions(
  state: TenantState,
  member: Member,
  document: StoredDocument,
  locksCount = true,
): Action[] {
  const { userId } = member.membership;
  const permitted = (each: StoredDocument, action: Action) =>
    may(member, accessTo(state, member.membership, each), action, each.createdById === userId);
  const isLocked = ({ lock }: StoredDocument) =>
    locksCount && lock !== null && lock.byId !== userId;
  const isFolder = document.kind === 'folder';
  return (Object.keys(needed) as Action[]).filter((action) => {
    if (!permitted(document, action)) return false;
    if (action === 'delete')
      return [document, ...below(state, document.id)].every(
        (each) => permitted(each, 'delete') && !isLocked(each),
      );
    if (document.deletedAt !== null) return false;
    // A private folder must be opened to the project before it can be shared outside.
    if (action === 'share') return !isHidden(state, document);
    return action === 'create' ? isFolder : action !== 'update' || !isLocked(document);
  });
}

/** Returns what a member may do with a folder or file, if nobody has checked it out and the project is open. */
export const documentGrants = (
  state: TenantState,
  member: Member,
  document: StoredDocument,
): Action[] =>
  documentActions(
    state,
    { ...member, project: { ...member.project, status: 'ongoing' } },
    document,
    false,
  );

/** What a member may do in a folder that is listed; null is the top of the project. */
export function actionsIn(
  state: TenantState,
  member: Member,
  folder: StoredDocument | null,
): Action[] {
  if (folder) return documentActions(state, member, folder);
  const access = accessIn(state, member.membership, null);
  return (['download', 'create'] as const).filter((action) => may(member, access, action, false));
}

/** Returns the file that somebody else has checked out: the one itself, or one in the folder. */
export const lockedIn = (
  state: TenantState,
  { membership: { userId } }: Member,
  document: StoredDocument,
): StoredDocument | undefined =>
  [document, ...below(state, document.id)].find(
    ({ lock }) => lock !== null && lock.byId !== userId,
  );

/** Tells whether a member may share a folder or file, once nothing hides it from the project. */
export const sharesDocument = (
  state: TenantState,
  member: Member,
  document: StoredDocument,
): boolean => may(member, accessTo(state, member.membership, document), 'share', false);

/**
 * Tells whether a member may take something into another folder, or copy it there. Where that leaves a folder with an access
 * list, it opens it to others, as a change of the list would.
 */
export function mayLeave(
  state: TenantState,
  member: Member,
  document: StoredDocument,
  to: StoredDocument | null,
): boolean {
  const kept = new Set(to ? [to, ...trailOf(state, to.parentId)] : []);
  return trailOf(state, document.parentId).every(
    (folder) =>
      kept.has(folder) ||
      (!folder.isPrivate && folder.entries.length === 0) ||
      documentActions(state, member, folder, false).includes('manage'),
  );
}
