import { plain } from '../lists/search.ts';
import type { StoredDocument } from '../state/documents.ts';
import { lookUp, type TenantState } from '../state/model.ts';

/** How many folders a project has at most. */
export const MAX_FOLDERS = 2000;
/** How many folders are in each other at most. */
export const MAX_LEVELS = 20;

type State = Pick<TenantState, 'documents'>;

/** Returns the folders that something is in, from the top. */
export function trailOf({ documents }: State, parentId: string | null): StoredDocument[] {
  const trail: StoredDocument[] = [];
  for (let id = parentId; id !== null; ) {
    const folder = lookUp(documents, id);
    if (!folder) break;
    trail.unshift(folder);
    id = folder.parentId;
  }
  return trail;
}

/** Tells whether it is in the recycle bin, by itself or in a folder. */
export const isDeleted = (state: State, document: StoredDocument): boolean =>
  [...trailOf(state, document.parentId), document].some(({ deletedAt }) => deletedAt !== null);

/** Tells whether it is a private folder, or in one. */
export const isHidden = (state: State, document: StoredDocument): boolean =>
  [...trailOf(state, document.parentId), document].some(({ isPrivate }) => isPrivate);

const ofProject = ({ documents }: State, projectId: string) =>
  Object.values(documents).filter((document) => document.projectId === projectId);

/** Returns everything of a project that is not in the recycle bin. */
export function presentIn(state: State, projectId: string): StoredDocument[] {
  const all = ofProject(state, projectId);
  return all.filter((document) => !isDeleted(state, document));
}

/** Returns what a project's recycle bin shows: what is in a deleted folder comes back with the folder. */
export const inBin = (state: State, projectId: string): StoredDocument[] =>
  ofProject(state, projectId).filter(
    ({ deletedAt, parentId }) =>
      deletedAt !== null && trailOf(state, parentId).every((folder) => folder.deletedAt === null),
  );

export const childrenOf = ({ documents }: State, folderId: string): StoredDocument[] =>
  Object.values(documents).filter(
    ({ parentId, deletedAt }) => parentId === folderId && deletedAt === null,
  );

/** Returns all that is in a folder, at any depth. */
export const below = (state: State, folderId: string): StoredDocument[] =>
  childrenOf(state, folderId).flatMap((document) => [document, ...below(state, document.id)]);

/** Number of levels of folders, counted from the folder itself. */
export const levelsOf = (state: State, { id, kind }: StoredDocument): number =>
  kind === 'file'
    ? 0
    : 1 + Math.max(0, ...childrenOf(state, id).map((document) => levelsOf(state, document)));

interface Place {
  projectId: string;
  parentId: string | null;
}

/** Returns the folder or file of that name in a folder, regardless of case; itself does not count. */
export const namesake = (
  { documents }: State,
  { projectId, parentId }: Place,
  name: string,
  ownId: string | null = null,
): StoredDocument | undefined =>
  Object.values(documents).find(
    (document) =>
      document.id !== ownId &&
      document.projectId === projectId &&
      document.parentId === parentId &&
      document.deletedAt === null &&
      plain(document.name) === plain(name),
  );

/** 'Manual (2).pdf': a name that nothing in the folder has. */
export function freeName(state: State, place: Place, name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let i = 2; ; i++) {
    const free = `${stem} (${i})${ending}`;
    if (!namesake(state, place, free)) return free;
  }
}
