import type { StoredDocument } from '../../../mock-server/core/state/documents.ts';
import type { Project, ProjectRole, TenantState } from '../../../mock-server/core/state/model.ts';

let made = 0;

const blank = (): StoredDocument => ({
  id: `doc_${++made}`,
  projectId: 'prj',
  kind: 'file',
  name: `${made}`,
  parentId: null,
  description: '',
  tags: [],
  versions: [],
  currentNumber: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  deletedAt: null,
  version: 1,
  createdById: 'usr_other',
  isPrivate: false,
  entries: [],
  lock: null,
  favoriteOfIds: [],
  followedByIds: [],
  links: [],
});

/** @param parent null for the top */
export const folderIn = (
  parent: StoredDocument | null,
  fields: Partial<StoredDocument> = {},
): StoredDocument => ({ ...blank(), kind: 'folder', parentId: parent?.id ?? null, ...fields });

export const fileIn = (
  parent: StoredDocument | null,
  fields: Partial<StoredDocument> = {},
): StoredDocument => ({ ...blank(), parentId: parent?.id ?? null, ...fields });

/** A state with these documents only. */
export const stateOf = (all: readonly StoredDocument[]): TenantState =>
  ({
    documents: Object.fromEntries(all.map((document) => [document.id, document])),
  }) as TenantState;

/** Returns the caller: usr_me of the company cmp_me. */
export const memberWith = (role: ProjectRole, status: Project['status'] = 'ongoing') => ({
  membership: {
    ...{ projectId: 'prj', userId: 'usr_me', role, companyId: 'cmp_me' },
  },
  project: { status } as Project,
});
