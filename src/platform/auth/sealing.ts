import { getStorageKey } from '@/api/generated/profile/getStorageKey.gen';
import { offers } from '@/api/offers';
import { attempt } from '@/shared/browser/attempt';
import { exclusively } from '@/shared/browser/exclusively';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { browserStorage, tabStorage } from '@/shared/storage';
import { kindOf, type StorageName } from '@/shared/storagePlaces';
import { decrypt, digest, encrypt } from './cipher';
import { session } from './session';

/** Milliseconds that a sign-in waits for the key. */
const PATIENCE_MS = 5000;
const KEY_PLACE = 'storage-key';
/** Stands in place of the key until a start has opened what is sealed. */
const LATER = 'later';
/** What a person typed and has not sent: drafts of forms, changes of pages, and messages. */
const isUnsent = (name: string) => kindOf(name) === 'unsent';
/** What stays for a person if it cannot be sealed. It names them. */
const isOwned = (name: string) => isUnsent(name) || kindOf(name) === 'owned';
/** What tells nothing of a person. All else in the storage goes with the session. */
const isKept = (name: string) =>
  kindOf(name) === 'browser' || name === import.meta.env.VITE_THEME_STORAGE_KEY;

interface Held {
  userId: string;
  key: string;
}

/** The key of the last session of this tab. Another tab may have removed it from the storage already. */
let held: Held | null = null;
/** Who has agreed to lose what they have not sent. A page that closes may save it once more. */
let discarded: string | null = null;

function storedKey(): Held | null {
  try {
    const { userId, key } = JSON.parse(browserStorage.get(KEY_PLACE) ?? '{}');
    return typeof userId === 'string' && typeof key === 'string' ? { userId, key } : null;
  } catch {
    return null;
  }
}

const placeOf = async (userId: string) => `sealed:${await digest(userId)}` as const;

type Entries = [name: StorageName, value: string][];

const leftovers = (): Entries =>
  browserStorage
    .names()
    .filter((name) => !isKept(name))
    .map((name) => [name, browserStorage.get(name) ?? '']);

/** The person whom the name of an entry names. Empty if it names nobody. */
const ownerOf = (name: string): string =>
  isOwned(name) ? (attempt(() => decodeURIComponent(name.split(':')[1] ?? '')) ?? '') : '';

type Changes = readonly (readonly [name: StorageName, value: string | null])[];

function write(changes: Changes): boolean {
  for (const [name] of changes) browserStorage.remove(name);
  return changes.every(([name, value]) => value === null || browserStorage.set(name, value));
}

/** Makes all of the changes or none, because the storage can be full. Null removes. */
function change(changes: Changes): boolean {
  const before = changes.map(([name]) => [name, browserStorage.get(name)] as const);
  // A storage that does not even take what it has would not get it back.
  const sample = changes.some(([, value]) => value !== null) && before.find(([, value]) => value);
  if (sample && !browserStorage.set(sample[0], sample[1] ?? '')) return false;
  const isDone = write(changes);
  if (!isDone) write(before);
  return isDone;
}

const remove = (entries: Entries) => change(entries.map(([name]) => [name, null]));

/** Lists of both, such as the drafts of a form; of anything else, the newer one. */
function joined(older: string | undefined, newer: string): string {
  try {
    const [before, now]: unknown[] = [JSON.parse(older ?? ''), JSON.parse(newer)];
    if (!Array.isArray(before) || !Array.isArray(now)) return newer;
    const known = new Set(now.map((item) => JSON.stringify(item)));
    return JSON.stringify([...now, ...before.filter((item) => !known.has(JSON.stringify(item)))]);
  } catch {
    return newer;
  }
}

const merged = (older: Entries, newer: Entries): Entries => {
  const before = new Map(older);
  return [
    ...before,
    ...newer.map(([name, value]): Entries[number] => [name, joined(before.get(name), value)]),
  ];
};

/** What is sealed at a place. Nothing if it is broken, or sealed with another key. */
async function sealedAt(place: StorageName, key: string): Promise<Entries> {
  const sealed = browserStorage.get(place);
  try {
    const entries: unknown = sealed === null ? [] : JSON.parse(await decrypt(key, sealed));
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** @param accessToken of a session that has not begun yet */
async function readKey(accessToken?: string): Promise<{ key: string | null; error?: unknown }> {
  // Ciphers need a secure context.
  if (!offers('getStorageKey') || !crypto.subtle) return { key: null };
  const headers = accessToken ? { Authorization: `Bearer ${accessToken}` } : {};
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { data, error } = await getStorageKey({ headers, signal });
  return data ? { key: data.data.key } : { key: null, error };
}

/** Gets the key of the signed-in person. @returns whether it is here */
export async function holdKey(userId: string): Promise<boolean> {
  held = storedKey() ?? held;
  if (held?.userId === userId) return true;
  const { key } = await readKey();
  if (!key || session.get().user?.id !== userId) return false;
  held = { userId, key };
  // Otherwise the next start opens first what the sign-in could not.
  if (browserStorage.get(await placeOf(userId)) === null)
    browserStorage.set(KEY_PLACE, JSON.stringify(held));
  return true;
}

const unsentOf = (userId: string) =>
  leftovers().filter(([name]) => isUnsent(name) && ownerOf(name) === userId);

/** How many unsent inputs the person would lose by signing out now, because there is no key to seal them with. */
export async function lostBySignOut(): Promise<number> {
  // What was typed just now is not in the storage yet.
  dispatchEvent(new Event('session-ending'));
  const { user } = session.get();
  const unsent = user ? unsentOf(user.id).length : 0;
  return user && unsent > 0 && !(await holdKey(user.id)) ? unsent : 0;
}

/** Deletes what the person has not sent when their session ends. */
export function deleteUnsent(): void {
  discarded = session.get().user?.id ?? null;
}

/**
 * Seals what the last person has left, so that only they can read it. Without their key, only what is unsent stays, until
 * somebody else signs in.
 */
export const seal = (): Promise<void> => exclusively('seal', sealNow);

async function sealNow(): Promise<void> {
  // Somebody signed in meanwhile, which has sealed it.
  if (session.get().user) return;
  tabStorage.clear();
  const { userId, key } = storedKey() ?? held ?? {};
  if (!userId || !key) {
    remove(leftovers().filter(([name]) => !isOwned(name) || ownerOf(name) === discarded));
    browserStorage.remove(KEY_PLACE);
    return;
  }
  const place = await placeOf(userId);
  const before = await sealedAt(place, key);
  const entries = leftovers();
  const sealed = await encrypt(key, JSON.stringify(merged(before, entries)));
  // What another tab has saved meanwhile is still to be sealed.
  const unchanged = entries.filter(([name, value]) => browserStorage.get(name) === value);
  const isDone = change([
    ...unchanged.map(([name]) => [name, null] as const),
    ...(entries.length > 0 ? [[place, sealed] as const] : []),
  ]);
  if (!isDone) return;
  if (unchanged.length < entries.length) return sealNow();
  browserStorage.remove(KEY_PLACE);
}

/** Brings back what the person has left, and removes what others have left open. */
export const open = (userId: string, accessToken: string): Promise<void> =>
  exclusively('seal', async () => {
    await sealNow();
    held = null;
    discarded = null;
    remove(leftovers().filter(([name]) => isOwned(name) && ownerOf(name) !== userId));
    const place = await placeOf(userId);
    if (browserStorage.get(place) === null) return;
    const { key, error } = await readKey(accessToken);
    if (error) void toastFailure('getStorageKey', error);
    if (!key) {
      browserStorage.set(KEY_PLACE, LATER);
      return;
    }
    const entries = merged(await sealedAt(place, key), leftovers());
    if (!change([[place, null], ...entries])) return;
    held = { userId, key };
    browserStorage.set(KEY_PLACE, JSON.stringify(held));
  });
