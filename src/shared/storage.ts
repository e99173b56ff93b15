/** The browser's local storage. If it is blocked or full, nothing is saved or found. */
export const browserStorage = {
  get: (key: string) => withStorage((storage) => storage.getItem(key)),
  set: (key: string, value: string) => withStorage((storage) => storage.setItem(key, value)),
  remove: (key: string) => withStorage((storage) => storage.removeItem(key)),
};

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
