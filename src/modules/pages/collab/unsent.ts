import { browserStorage } from '@/shared/storage';

/** An update of the document that the host has not confirmed yet. */
export interface Batch {
  /** The host applies an update with the same id once. */
  id: string;
  /** A Yjs update in base64. */
  data: string;
}

/** Where the updates of one page wait, so that a closed tab or a crash loses nothing. */
export interface UnsentStore {
  /** What this and earlier tabs have left. */
  read(): Batch[];
  /** @returns whether it could be saved */
  write(batches: readonly Batch[]): boolean;
}

/** Names this tab, so that two tabs of one browser do not overwrite each other. */
const tab = crypto.randomUUID();

const isBatch = (value: unknown): value is Batch => {
  const { id, data } = (value ?? {}) as Partial<Record<keyof Batch, unknown>>;
  return typeof id === 'string' && typeof data === 'string';
};

function parse(text: string | null): Batch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBatch) : [];
  } catch {
    return [];
  }
}

/** The changes of a user to a page, in the local storage of the browser. */
export function unsentOf(userId: string, pageId: string): UnsentStore {
  const prefix = `page-unsent:${userId}:${pageId}:` as const;
  const ownKey = `${prefix}${tab}` as const;
  const isOurs = (name: string): name is typeof ownKey => name.startsWith(prefix);
  const store: UnsentStore = {
    read() {
      const names = browserStorage.names().filter(isOurs);
      const found = names.flatMap((name) => parse(browserStorage.get(name)));
      // They are this tab's from now on. A tab that is still open writes its own again.
      const once = [...new Map(found.map((batch) => [batch.id, batch])).values()];
      if (store.write(once))
        for (const name of names) if (name !== ownKey) browserStorage.remove(name);
      return once;
    },
    write(batches) {
      if (batches.length > 0) return browserStorage.set(ownKey, JSON.stringify(batches));
      return browserStorage.remove(ownKey) === undefined;
    },
  };
  return store;
}
