import { browserStorage } from '../storage';
import { checksumOf } from './checksum';

/** How much of a file is looked at to know it again. */
const SAMPLE_BYTES = 1024 ** 2;

const keyOf = (uploadId: string) => `upload:${uploadId}`;

/** Size and checksum of the beginning: files are copied and renamed, and are the same. */
async function markOf(file: File): Promise<string> {
  return JSON.stringify([file.size, await checksumOf(file.slice(0, SAMPLE_BYTES))]);
}

/** Remembers a file that is being uploaded, to tell it from another one after a reload. */
export async function rememberFile(uploadId: string, file: File): Promise<void> {
  browserStorage.set(keyOf(uploadId), await markOf(file));
}

export function forgetFile(uploadId: string): void {
  browserStorage.remove(keyOf(uploadId));
}

/**
 * Whether a file is the one that an upload was begun with. Where that was in another browser, only its name and its
 * size tell.
 */
export async function isSameFile(
  upload: { id: string; fileName: string; sizeBytes: number },
  file: File,
): Promise<boolean> {
  if (file.size !== upload.sizeBytes) return false;
  const mark = browserStorage.get(keyOf(upload.id));
  return mark === null ? file.name === upload.fileName : mark === (await markOf(file));
}
