import type { Document } from '@/api/generated/types.gen';

/** Which document an empty file stands for. */
const standIns = new WeakMap<object, string>();

/**
 * A file that stands for one of the documents wherever files are chosen. It has no bytes: the host takes those that it
 * has already.
 */
export function standInFor({ id, name }: Pick<Document, 'id' | 'name'>): File {
  const file = new File([], name);
  standIns.set(file, id);
  return file;
}

/** Returns the id of the document that a file stands for; undefined for a file of this device. */
export const documentIdOf = (file: object): string | undefined => standIns.get(file);
