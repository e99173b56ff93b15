import { createStores, del, get, getAllKeys, openDB, put, transact } from 'lib0/indexeddb';
import { DAY, KEEP_DAYS, type KeptFiles } from './drafts';

/** The database with the files of drafts. Each is encrypted with a key that only the text of its draft has. */
const DATABASE = 'draft-files';
const STORE = 'files';
/** Bytes that a draft keeps. More would take the place of what others keep. */
const MOST = 100_000_000;
const CIPHER = 'AES-GCM';

interface Sealed {
  savedAt: number;
  files: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }[];
}

const isSealed = (kept: unknown): kept is Sealed =>
  typeof kept === 'object' &&
  kept !== null &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'number' &&
  'files' in kept &&
  Array.isArray(kept.files);

/** What is encrypted: a line with what the file is called, and its bytes. */
type Head = Pick<File, 'name' | 'type' | 'lastModified'>;

async function inStore<T>(
  access: 'readonly' | 'readwrite',
  use: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await openDB(DATABASE, (made) => createStores(made, [[STORE]]));
  try {
    const [store] = transact(db, [STORE], access);
    if (!store) throw new Error('The database has no files');
    return await use(store);
  } finally {
    db.close();
  }
}

const importKey = (key: string) =>
  crypto.subtle.importKey('jwk', { kty: 'oct', k: key, alg: 'A256GCM' }, CIPHER, true, [
    'encrypt',
    'decrypt',
  ]);

async function newKey(): Promise<string> {
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, true, ['encrypt']);
  return (await crypto.subtle.exportKey('jwk', made)).k ?? '';
}

async function seal(key: CryptoKey, file: File): Promise<Sealed['files'][number]> {
  const head: Head = { name: file.name, type: file.type, lastModified: file.lastModified };
  const plain = await new Blob([`${JSON.stringify(head)}\n`, file]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, plain) };
}

async function unseal(key: CryptoKey, { iv, data }: Sealed['files'][number]): Promise<File> {
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, data));
  const end = plain.indexOf(10);
  const head: Head = JSON.parse(new TextDecoder().decode(plain.subarray(0, end)));
  return new File([plain.subarray(end + 1)], head.name, head);
}

/** Keeps the files of a draft in place of those before. What this browser cannot keep is counted. */
export async function keepFiles(id: string, files: readonly File[]): Promise<KeptFiles> {
  let size = 0;
  // An empty file stands for one of the host's, and its name alone would be of no use.
  const fitting = files.filter((file) => {
    if (file.size === 0 || size + file.size > MOST) return false;
    size += file.size;
    return true;
  });
  try {
    const key = await newKey();
    const opened = await importKey(key);
    const sealed: Sealed = {
      savedAt: Date.now(),
      files: await Promise.all(fitting.map((file) => seal(opened, file))),
    };
    await inStore('readwrite', (store) => put(store, sealed as never, id));
    await dropFilesBefore(Date.now() - KEEP_DAYS * DAY);
    const photos = fitting.filter(({ type }) => type.startsWith('image/')).length;
    return { key, photos, others: fitting.length - photos, lost: files.length - fitting.length };
  } catch {
    // Storage is full or blocked, or the page is not in a secure context.
    return { key: '', photos: 0, others: 0, lost: files.length };
  }
}

/** The files that a draft has kept. Fewer, if the browser has removed them. */
export async function readFiles(id: string, { key }: KeptFiles): Promise<File[]> {
  try {
    const kept: unknown = await inStore('readonly', (store) => get(store, id));
    const opened = await importKey(key);
    return await Promise.all(
      (isSealed(kept) ? kept.files : []).map((file) => unseal(opened, file)),
    );
  } catch {
    return [];
  }
}

export const dropFiles = (id: string): Promise<void> =>
  inStore('readwrite', (store) => del(store, id)).catch(() => {});

/** Removes the files of drafts that nobody has finished. */
const dropFilesBefore = (time: number): Promise<void> =>
  inStore('readwrite', async (store) => {
    for (const id of await getAllKeys(store)) {
      const kept: unknown = await get(store, id);
      if (!isSealed(kept) || kept.savedAt < time) await del(store, id);
    }
  }).catch(() => {});
