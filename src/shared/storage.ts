import { attempt } from './browser/attempt';
import type { StorageName } from './storagePlaces';

/** A storage that never throws. If it is blocked or full, nothing is saved or found. */
const storageOf = (open: () => Storage) => ({
  get: (name: StorageName) => attempt(() => open().getItem(name)),
  /** @returns whether it is saved */
  set: (name: StorageName, value: string): boolean =>
    attempt(() => open().setItem(name, value)) === undefined,
  remove: (name: StorageName) => attempt(() => open().removeItem(name)),
  clear: () => attempt(() => open().clear()),
  /** The names of all entries. An earlier version may have written others than those of today. */
  names: () => (attempt(() => Object.keys(open())) ?? []) as StorageName[],
});

export const browserStorage = storageOf(() => localStorage);

/** The storage of this tab. */
export const tabStorage = storageOf(() => sessionStorage);
