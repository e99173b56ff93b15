import {
  createReadStream,
  createWriteStream,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { Zip, type ZipEntry } from '../../../engine/stream/zip.ts';

configure({ useWebWorkers: false });

/** The database of the data, in a backup. */
export const DATABASE = 'mock.sqlite';
const FOLDERS = ['files', 'large'];
/** The names that the mock gives to files; nothing that leads out of a folder. */
const NAME = /^(?:mock\.sqlite|(?:files|large)(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)$/;

/** A ZIP file of all data of one moment. What happens while it is read is not in it. */
export class Backup extends Zip {
  readonly #staged: string;

  /**
   * @param home the folder of the data
   * @param copyDatabase copies the database to a path
   */
  static of(home: string, copyDatabase: (path: string) => void): Backup {
    const staged = mkdtempSync(join(home, 'backup-'));
    copyDatabase(join(staged, DATABASE));
    // Further names of the same files take no room, and a file stays that is deleted meanwhile.
    for (const name of FOLDERS) link(join(home, name), join(staged, name));
    return new Backup(staged);
  }

  private constructor(staged: string) {
    super([...entriesOf(staged)]);
    this.#staged = staged;
  }

  override stream(): Readable {
    return super.stream().once('close', () => rmSync(this.#staged, { recursive: true }));
  }
}

/** Removes what backups and restorations have left that were cut short. */
export function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (/^(?:backup|restore)-\w{6}$/.test(name)) rmSync(join(home, name), { recursive: true });
  }
}

const namesIn = (path: string) => readdirSync(path, { withFileTypes: true, recursive: true });

function link(from: string, to: string): void {
  mkdirSync(to);
  if (statSync(from, { throwIfNoEntry: false }) === undefined) return;
  for (const entry of namesIn(from)) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, path));
    if (entry.isDirectory()) mkdirSync(copy, { recursive: true });
    else {
      mkdirSync(dirname(copy), { recursive: true });
      linkSync(path, copy);
    }
  }
}

function* entriesOf(staged: string): Generator<ZipEntry> {
  for (const entry of namesIn(staged)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtime } = statSync(path);
    yield {
      name: relative(staged, path).split(sep).join('/'),
      size,
      lastModified: mtime,
      // An upload that goes on meanwhile becomes longer.
      open: async () =>
        size === 0 ? new Uint8Array() : createReadStream(path, { start: 0, end: size - 1 }),
    };
  }
}

/** A backup that cannot be used. */
export class NoBackup extends Error {}

/**
 * Unpacks a backup.
 * @param to an empty folder
 * @throws NoBackup
 */
export async function unpackBackup(file: string, to: string): Promise<void> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(file)), { checkSignature: true });
  const entries = await reader.getEntries().catch(() => {
    throw new NoBackup(`${basename(file)} is no ZIP file.`);
  });
  if (!entries.some(({ filename }) => filename === DATABASE)) {
    throw new NoBackup(`${basename(file)} has no ${DATABASE}, so it is no backup of a mock.`);
  }
  for (const entry of entries) await unpackEntry(entry as FileEntry, to);
}

async function unpackEntry(entry: FileEntry, to: string): Promise<void> {
  const { filename } = entry;
  if (!NAME.test(filename)) throw new NoBackup(`A backup has no file ${filename}.`);
  const path = join(to, ...filename.split('/'));
  mkdirSync(dirname(path), { recursive: true });
  await entry.getData(Writable.toWeb(createWriteStream(path))).catch((error: unknown) => {
    throw new NoBackup(`${filename} in it cannot be read: ${String(error)}`);
  });
}
