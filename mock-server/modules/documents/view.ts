import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { childrenOf, trailOf } from '../../core/sharing/folders.ts';
import type { StoredDocument, StoredVersion } from '../../core/state/documents.ts';
import { fileUrl } from '../../core/state/files.ts';
import type { Member } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import type { components } from '../../generated/contract.d.ts';
import { documentActions } from './actions.ts';
import { currentOf } from './downloads.ts';
import { linksOf } from './links.ts';
import { isShown, savesDocument } from './opened.ts';
import { seesDocument } from './rights.ts';

type Schemas = components['schemas'];

const refOf = ({ id, name }: StoredDocument) => ({ id, name });

export const trailShown = (call: LogCall, parentId: string | null): Schemas['FolderRef'][] =>
  trailOf(call.tenant.state, parentId).map(refOf);

/** Pictures above this size, in bytes, have no thumbnail: a grid of them would load for minutes. */
const MAX_THUMBNAIL = 4_000_000;

function versionOf(
  call: LogCall,
  id: string,
  version: StoredVersion,
  isSaved: boolean,
): Schemas['DocumentVersion'] {
  const { fileId, createdById, pages: _, preview, ...fields } = version;
  const urlOf = (file: string) => fileUrl(call, { kind: 'document', id }, file);
  const { thumbnailFileId, ...facts } = preview;
  const isSmallPicture = /^image\//.test(version.mime) && version.sizeBytes <= MAX_THUMBNAIL;
  const thumbnail = thumbnailFileId ?? (isSmallPicture ? fileId : null);
  return {
    ...fields,
    url: isSaved || isShown(version.mime) ? urlOf(fileId) : null,
    preview: { ...facts, thumbnailUrl: thumbnail === null ? null : urlOf(thumbnail) },
    createdBy: personOf(call, createdById),
  };
}

/** Whether a folder has an access list. */
export function accessKind({ isPrivate, entries }: StoredDocument): Schemas['AccessKind'] {
  if (isPrivate) return 'private';
  return entries.length > 0 ? 'listed' : 'inherited';
}

export function toContract(
  call: LogCall,
  member: Member,
  document: StoredDocument,
  hit: Schemas['DocumentHit'] | null = null,
): Schemas['Document'] {
  const { state } = call.tenant;
  const { userId } = member.membership;
  const { versions, createdById, lock, favoriteOfIds, followedByIds } = document;
  const current = currentOf(document);
  const children = document.kind === 'folder' ? childrenOf(state, document.id) : [];
  return {
    ...pick(document, ['id', 'projectId', 'kind', 'name', 'parentId', 'description', 'tags']),
    ...pick(document, ['createdAt', 'updatedAt', 'deletedAt', 'version']),
    trail: trailShown(call, document.parentId),
    current: current
      ? versionOf(call, document.id, current, savesDocument(state, member, document))
      : null,
    versionCount: versions.length,
    itemCount: children.filter((each) => seesDocument(state, member.membership, each)).length,
    access: accessKind(document),
    lock: lock && { by: personOf(call, lock.byId), at: lock.at },
    favorite: favoriteOfIds.includes(userId),
    followed: followedByIds.includes(userId),
    createdBy: personOf(call, createdById),
    hit,
    permittedActions: documentActions(state, member, document),
  };
}

export function detailOf(
  call: LogCall,
  member: Member,
  document: StoredDocument,
): Schemas['DocumentDetail'] {
  const isSaved = savesDocument(call.tenant.state, member, document);
  return {
    ...toContract(call, member, document),
    links: linksOf(call, document),
    versions: document.versions
      .toReversed()
      .map((version) => versionOf(call, document.id, version, isSaved)),
  };
}
