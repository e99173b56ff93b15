import { below, trailOf } from '../../core/sharing/folders.ts';
import type { StoredDocument, StoredVersion } from '../../core/state/documents.ts';
import type { TenantState } from '../../core/state/model.ts';
import { currentOf } from './downloads.ts';

interface Packed {
  fileId: string;
  path: string[];
  lastModified: Date;
  /** The file and its version, for the download log. */
  of: readonly [StoredDocument, StoredVersion];
}

/**
 * Returns the files of folders and files for a zip, each once, with their folders from the chosen one on.
 * @param isWanted whether a file may be in it
 */
export function packed(
  state: Pick<TenantState, 'documents'>,
  chosen: readonly StoredDocument[],
  isWanted: (file: StoredDocument) => boolean,
): Packed[] {
  const paths = new Map<StoredDocument, string[]>();
  for (const document of chosen) {
    const above = trailOf(state, document.parentId).length;
    for (const file of [document, ...below(state, document.id)]) {
      if (paths.has(file) || !isWanted(file)) continue;
      const folders = trailOf(state, file.parentId).slice(above);
      paths.set(
        file,
        [...folders, file].map(({ name }) => name),
      );
    }
  }
  return [...paths].flatMap(([file, path]) => {
    const current = currentOf(file);
    if (!current) return [];
    const lastModified = new Date(current.createdAt);
    return [{ fileId: current.fileId, path, lastModified, of: [file, current] as const }];
  });
}
