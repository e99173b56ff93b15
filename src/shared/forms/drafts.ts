import { browserStorage } from '../storage';

/** What somebody has begun to write and has not sent, in this browser. */
export interface Draft {
  /** Of the writing: the same form in two tabs is two drafts, of which neither overwrites the other. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Of the record that was being changed, when that began. */
  version?: number | undefined;
  /** What differs from what the form began with; null where a value was taken out. */
  values: Record<string, unknown>;
}

const PREFIX = 'draft:';
const DAY = 86_400_000;
const KEEP_DAYS = 14;
/** More than anybody leaves behind in one form; the oldest go first. */
const KEEP = 5;

/**
 * Where the drafts of a form lie. They are the person's own: whoever else signs in at this machine has other keys.
 * Without a person there is no key, and nothing is kept.
 *
 * @param place The project, the form, and for a change the record.
 */
export const draftKey = (userId: string | undefined, ...place: readonly string[]): string | null =>
  userId ? PREFIX + [userId, ...place].map(encodeURIComponent).join(':') : null;

/** What lies under a key, the latest first. Storage is input like any other: what is no draft is none. */
export function readDrafts(key: string, now = Date.now()): Draft[] {
  const list = parse(browserStorage.get(key));
  return (Array.isArray(list) ? list : [])
    .filter(isDraft)
    .filter(({ savedAt }) => now - savedAt < KEEP_DAYS * DAY)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** @returns Whether it is kept: storage may be blocked or full. */
export function keepDraft(key: string, draft: Draft): boolean {
  const others = readDrafts(key).filter(({ id }) => id !== draft.id);
  return write(key, [draft, ...others].slice(0, KEEP));
}

export function removeDraft(key: string, id: string): void {
  write(
    key,
    readDrafts(key).filter((draft) => draft.id !== id),
  );
}

/** Forgets what nobody has come back to. */
export function removeOldDrafts(now = Date.now()): void {
  for (const key of draftKeys()) {
    if (readDrafts(key, now).length === 0) browserStorage.remove(key);
  }
}

function write(key: string, drafts: readonly Draft[]): boolean {
  if (drafts.length > 0) return browserStorage.set(key, JSON.stringify(drafts)) !== null;
  browserStorage.remove(key);
  return true;
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** By hand, since whatever a page uses of zod lies in the chunk that the sign-in page loads. */
function isDraft(entry: unknown): entry is Draft {
  const { id, savedAt, version, values } = (entry ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const isVersion = version === undefined || typeof version === 'number';
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values);
  return typeof id === 'string' && Number.isFinite(savedAt) && isVersion && hasValues;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}
