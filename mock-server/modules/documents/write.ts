import { nameOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { isDeleted, MAX_LEVELS } from '../../core/sharing/folders.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import { dropFile } from '../../core/state/files.ts';
import { madeBy } from '../../core/state/made.ts';
import { lookUp, type Member } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { actionsIn, documentActions, lockedIn } from './actions.ts';
import { mayAddSomewhere, seesDocument } from './rights.ts';
import { detailOf } from './view.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const BIN_DAYS = 30;

/** Deletes for good what has been in the recycle bin for 30 days. */
export function emptyBin(tenant: Tenant, now: number): void {
  const { documents } = tenant.state;
  const oldest = new Date(now - BIN_DAYS * DAY_MS).toISOString();
  for (const document of Object.values(documents)) {
    if (document.deletedAt === null || document.deletedAt >= oldest) continue;
    for (const gone of [document, ...withDeleted(tenant, document.id)]) {
      delete documents[gone.id];
      dropUnused(tenant, gone);
    }
  }
}

const filesOf = ({ fileId, preview }: StoredDocument['versions'][number]) => [
  fileId,
  ...(preview.thumbnailFileId === null ? [] : [preview.thumbnailFileId]),
];

/** Deletes the files of what was deleted, apart from those that copies have. */
function dropUnused(tenant: Tenant, { versions }: StoredDocument): void {
  const all = Object.values(tenant.state.documents).flatMap((document) => document.versions);
  const used = new Set(all.flatMap(filesOf));
  for (const id of versions.flatMap(filesOf)) if (!used.has(id)) dropFile(tenant, id);
}

/** Returns all that is in a folder, also what was deleted before the folder. */
const withDeleted = (tenant: Tenant, folderId: string): StoredDocument[] =>
  Object.values(tenant.state.documents)
    .filter(({ parentId }) => parentId === folderId)
    .flatMap((document) => [document, ...withDeleted(tenant, document.id)]);

/** Returns a folder or file that the member sees, also from the recycle bin. */
export function seen(
  { tenant, now }: Pick<LogCall, 'tenant' | 'now'>,
  { project, membership }: Member,
  id: string,
): StoredDocument | null {
  emptyBin(tenant, now);
  const { state } = tenant;
  const document = lookUp(state.documents, id);
  const isSeen = document?.projectId === project.id && seesDocument(state, membership, document);
  return isSeen ? document : null;
}

/** Refuses what the caller may do unless somebody else has checked out the file, or one in the folder. */
export function lockedFor(
  call: LogCall & { member: Member },
  document: StoredDocument,
  action: Schemas['DocumentAction'],
) {
  const { member, tenant } = call;
  if (documentActions(tenant.state, member, document).includes(action)) return null;
  const locked = lockedIn(tenant.state, member, document);
  return locked ? checkedOut(call, locked) : refuse('FORBIDDEN');
}

/** Refuses a change of a file that somebody else has checked out. */
export const checkedOut = ({ tenant }: LogCall, { name, lock }: StoredDocument) =>
  refuse('CHECKED_OUT', {
    detail: `${nameOf(tenant, lock?.byId ?? '')} has checked out ${name}.`,
  });

/** Returns the folder to add to, or a refusal. A folder that the caller cannot see is unknown. */
export function toAdd(call: LogCall & { member: Member }, parentId: string | undefined) {
  const { state } = call.tenant;
  const { member } = call;
  const parent = folderOf(call, member, parentId);
  // Somebody who may add nowhere learns nothing about folders.
  if (parent === undefined && !mayAddSomewhere(state, member.membership, member.project.id))
    return refuse('FORBIDDEN');
  if (parent === undefined) return noFolder();
  return actionsIn(state, member, parent).includes('create') ? { parent } : refuse('FORBIDDEN');
}

/** Returns a folder that is there and that the caller sees; null for the top, undefined if there is none. */
export function folderOf(
  { tenant: { state } }: LogCall,
  { project: { id: projectId }, membership }: Member,
  id: string | undefined,
) {
  if (id === undefined) return null;
  const folder = lookUp(state.documents, id);
  const isThere =
    folder?.projectId === projectId &&
    folder.kind === 'folder' &&
    !isDeleted(state, folder) &&
    seesDocument(state, membership, folder);
  return isThere ? folder : undefined;
}

/** Refuses to take something out of a folder with an access list. */
export const stays = () =>
  refuse('FORBIDDEN', {
    detail: 'Only people who manage a folder with an access list take something out of it.',
  });

const noFolder = () => invalid('/parentId', 'reference', 'must be a folder of the project');
export const tooDeep = () =>
  invalid(
    '/parentId',
    'depth',
    `must leave room: there are at most ${MAX_LEVELS} levels of folders`,
  );
export const taken = () =>
  refuse('NAME_TAKEN', {
    errors: [{ pointer: '/name', code: 'unique', detail: 'Another item of the folder has it.' }],
  });

/** Stores a changed folder or file, and answers with it. */
export function saved(call: LogCall, member: Member, document: StoredDocument) {
  call.tenant.state.documents[document.id] = document;
  return detailOf(call, member, document);
}

export function newDocument(
  call: LogCall,
  fields: Pick<StoredDocument, 'projectId' | 'kind' | 'name' | 'parentId'>,
): StoredDocument {
  return {
    ...fields,
    id: newId(fields.kind === 'folder' ? 'dir' : 'doc'),
    description: '',
    tags: [],
    versions: [],
    currentNumber: null,
    deletedAt: null,
    ...madeBy(call),
    isPrivate: false,
    entries: [],
    lock: null,
    favoriteOfIds: [],
    followedByIds: [],
    links: [],
  };
}
