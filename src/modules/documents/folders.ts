import { createFolder, listFolders } from '@/api/generated/documents.gen';
import type { Folder } from '@/api/generated/types.gen';
import { plain } from '@/shared/format/fold';

/** Files of one folder that are uploaded together. */
export interface Group {
  /** The names of the folders below the shown one, as they were dropped; none for the shown one. */
  folders: readonly string[];
  /** Null is the top; undefined if it is to be created. */
  folderId: string | null | undefined;
  files: readonly File[];
}

/** Returns the folders of a file that was dropped or chosen with its folder. */
export function foldersOf(file: File & { relativePath?: unknown }): string[] {
  const { relativePath, webkitRelativePath } = file;
  const path = typeof relativePath === 'string' ? relativePath : webkitRelativePath;
  return (path ?? '')
    .split('/')
    .filter((part) => part.trim() !== '' && part !== '.')
    .slice(0, -1);
}

const isNamed = (name: string) => (folder: Folder) => plain(folder.name) === plain(name);

/** Follows names down from a folder. Undefined if one of them is missing. */
function follow(
  tree: readonly Folder[],
  from: string | null,
  names: readonly string[],
): string | null | undefined {
  let folderId = from;
  for (const name of names) {
    const next = tree.filter(({ parentId }) => parentId === folderId).find(isNamed(name));
    if (!next) return undefined;
    folderId = next.id;
  }
  return folderId;
}

async function foldersIn(projectId: string): Promise<readonly Folder[]> {
  const { data } = await listFolders({ path: { projectId }, throwOnError: true });
  return data.data;
}

/** Groups files by their folders, and finds those that are there. */
export async function groupsOf(
  projectId: string,
  parentId: string | null,
  files: readonly File[],
): Promise<Group[]> {
  const byPath = new Map<string, { folders: string[]; files: File[] }>();
  for (const file of files) {
    const folders = foldersOf(file);
    const group = byPath.get(folders.join('/')) ?? { folders, files: [] };
    group.files.push(file);
    byPath.set(folders.join('/'), group);
  }
  const groups = [...byPath.values()];
  const tree = groups.some(({ folders }) => folders.length > 0) ? await foldersIn(projectId) : [];
  return groups.map((group) => ({ ...group, folderId: follow(tree, parentId, group.folders) }));
}

/**
 * Creates the missing folders of groups, each once.
 * @returns the groups with the ids of their folders
 */
export async function withFolders(
  projectId: string,
  parentId: string | null,
  groups: readonly Group[],
): Promise<{ folderId: string | null; files: readonly File[] }[]> {
  if (groups.every(({ folderId }) => folderId !== undefined)) {
    return groups.map(({ files, folderId = null }) => ({ files, folderId }));
  }
  // Read again, because somebody may have created them since.
  const tree = [...(await foldersIn(projectId))];
  const made: { folderId: string | null; files: readonly File[] }[] = [];
  for (const { folders, files } of groups) {
    let folderId = parentId;
    for (const name of folders) {
      let next = follow(tree, folderId, [name]);
      if (next === undefined) {
        const body = { name, ...(folderId && { parentId: folderId }) };
        const { data } = await createFolder({ path: { projectId }, body, throwOnError: true });
        tree.push(data.data);
        next = data.data.id;
      }
      folderId = next;
    }
    made.push({ folderId, files });
  }
  return made;
}
