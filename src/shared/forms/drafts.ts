import { browserStorage } from '../storage';

/** The files of a draft, which a database of the browser has: how many, and the key that they are encrypted with. */
export interface KeptFiles {
  key: string;
  photos: number;
  others: number;
  /** How many could not be kept. */
  lost: number;
}

/** Unsent input of a form, saved in this browser. */
export interface Draft {
  /** Identifies the draft: the same form in two tabs has two drafts. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The version of the edited record when the draft was started. */
  version?: number | undefined;
  /** The values that differ from the initial ones; null for a cleared value. */
  values: Record<string, unknown>;
  files?: KeptFiles | undefined;
}

/** The storage key of a form's drafts. */
export type DraftKey = `draft:${string}`;

const PREFIX = 'draft:';
export const DAY = 86_400_000;
export const KEEP_DAYS = 14;
/** Drafts per form. The oldest are removed first. */
const MAX_DRAFTS = 5;

/**
 * Returns the storage key of a form's drafts. It contains the user, so that users of the same browser do not see each other's
 * drafts. Without a user there is no key, and nothing is saved.
 *
 * @param place The project, the form and, for an edit, the record.
 */
export const draftKey = (
  userId: string | undefined,
  ...place: readonly string[]
): DraftKey | null =>
  userId ? `${PREFIX}${[userId, ...place].map(encodeURIComponent).join(':')}` : null;

/** Returns the valid drafts under a key, the latest first. */
export function readDrafts(key: DraftKey, now = Date.now()): Draft[] {
  const list = parse(browserStorage.get(key));
  return (Array.isArray(list) ? list : [])
    .filter(isDraft)
    .filter(({ savedAt }) => now - savedAt < KEEP_DAYS * DAY)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** @returns Whether the draft is saved; storage can be blocked or full. */
export function saveDraft(key: DraftKey, draft: Draft): boolean {
  const others = readDrafts(key).filter(({ id }) => id !== draft.id);
  return write(key, [draft, ...others].slice(0, MAX_DRAFTS));
}

export function removeDraft(key: DraftKey, id: string): void {
  write(
    key,
    readDrafts(key).filter((draft) => draft.id !== id),
  );
}

/** Removes drafts that are too old. */
export function removeOldDrafts(now = Date.now()): void {
  for (const key of browserStorage.names().filter(isDraftKey)) {
    if (readDrafts(key, now).length === 0) browserStorage.remove(key);
  }
}

function write(key: DraftKey, drafts: readonly Draft[]): boolean {
  if (drafts.length > 0) return browserStorage.set(key, JSON.stringify(drafts));
  browserStorage.remove(key);
  return true;
}

const isDraftKey = (name: string): name is DraftKey => name.startsWith(PREFIX);

/** Checked by hand, because zod code used here would be part of the sign-in page's chunk. */
function isDraft(entry: unknown): entry is Draft {
  const { id, savedAt, version, values, files } = (entry ?? {}) as Partial<
    Record<keyof Draft, unknown>
  >;
  const isVersion = version === undefined || typeof version === 'number';
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values);
  const hasFiles = files === undefined || isKeptFiles(files);
  return typeof id === 'string' && Number.isFinite(savedAt) && isVersion && hasValues && hasFiles;
}

function isKeptFiles(files: unknown): files is KeptFiles {
  const { key, photos, others, lost } = (files ?? {}) as Partial<Record<keyof KeptFiles, unknown>>;
  return typeof key === 'string' && [photos, others, lost].every(Number.isFinite);
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}
