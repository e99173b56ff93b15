import { browserStorage } from '../storage';
import { checksumOf } from './checksum';

/** Number of bytes that identify a file. */
const SAMPLE_BYTES = 1024 ** 2;

const keyOf = (uploadId: string) => `upload:${uploadId}` as const;

/**
 * Returns the size and the checksum of the first bytes. They stay the same when a file is copied or
 * renamed.
 */
async function markOf(file: File): Promise<string> {
  return JSON.stringify([file.size, await checksumOf(file.slice(0, SAMPLE_BYTES))]);
}

/** Remembers a file that is being uploaded, to recognize it after a reload. */
export async function rememberFile(uploadId: string, file: File): Promise<void> {
  browserStorage.set(keyOf(uploadId), await markOf(file));
}

export function forgetFile(uploadId: string): void {
  browserStorage.remove(keyOf(uploadId));
}

/**
 * Checks whether a file is the one that an upload started with. If that was in another browser,
 * only the name and size are compared.
 */
export async function isSameFile(
  upload: { id: string; fileName: string; sizeBytes: number },
  file: File,
): Promise<boolean> {
  if (file.size !== upload.sizeBytes) return false;
  const mark = browserStorage.get(keyOf(upload.id));
  return mark === null ? file.name === upload.fileName : mark === (await markOf(file));
}
