import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { TenantState } from '../model.ts';
import { takeUnsaved, untouched } from '../touched.ts';
import { SavedRows } from './savedRows.ts';

/** Increase this with each change of TenantState that older data does not fit, and say in `migrations` what becomes of it. */
const FORMAT = 31;

/** Brings the data of a format to the next one. */
const migrations: Readonly<Record<number, (database: DatabaseSync) => void>> = {};

/** The folder of the mock is used by another one. */
export class InUse extends Error {}

/** What is saved cannot be read. A disk that is full or closed is another matter: it takes nothing away. */
class Unusable extends Error {}

/** The codes of SQLite for a damaged file (SQLITE_CORRUPT), and for one of another kind (SQLITE_NOTADB). */
const DAMAGED = [11, 26];

const isUnusable = (error: unknown): error is Error =>
  error instanceof Unusable ||
  error instanceof SyntaxError ||
  // The higher bits say more about it.
  (error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff));

/** The most that SQLite knows. */
const MOST_PAGES = 4_294_967_294;

interface Row {
  slice: string;
  key: string;
  text: string;
  sum: number;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rows (
    place INTEGER PRIMARY KEY, slice TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, sum INTEGER NOT NULL,
    UNIQUE (slice, key)
  );
`;

/**
 * The state of one tenant in SQLite. The memory is what handlers read; each change of it is saved before its call is answered, in
 * one transaction. A process that is killed loses nothing; if the power fails, the last moments can be lost, but the rest is whole.
 */
export class StateDatabase {
  readonly #path: string;
  readonly #warn: (line: string) => void;
  #database: DatabaseSync | undefined;
  #put: StatementSync | undefined;
  #remove: StatementSync | undefined;
  #saved = new SavedRows();

  /** @param path the file of the database */
  constructor(path: string, warn: (line: string) => void) {
    this.#path = path;
    this.#warn = warn;
    mkdirSync(dirname(path), { recursive: true });
  }

  /** Folder of the uploads. */
  get uploads(): string {
    return join(dirname(this.#path), 'files');
  }

  /** Folder of large files. */
  get folders(): string {
    return join(dirname(this.#path), 'large');
  }

  /**
   * Opens the database. What cannot be used is set aside with its files, and a warning names the place.
   * @param expected has all slices of a state
   * @returns what it holds; null if it is new
   * @throws InUse if another process has it open
   */
  load(expected: TenantState): { secret: string; state: TenantState } | null {
    const wasCut = existsSync(`${this.#path}-wal`) && statSync(`${this.#path}-wal`).size > 0;
    try {
      const database = this.#open();
      const format = this.#fact('format');
      if (format === null) {
        if (existsSync(this.#earlier)) this.#setAside('it is of an earlier version');
        // What a process has left that was killed while it saved the demo.
        else database.exec('DELETE FROM rows');
        if (!this.#database) this.#open();
        return null;
      }
      if (wasCut) checkWhole(database);
      for (let from = Number(format); from < FORMAT; from++) {
        const migrate = migrations[from];
        if (!migrate)
          throw new Unusable(`it is of format ${format}, which cannot become ${FORMAT}`);
        migrate(database);
      }
      if (Number(format) > FORMAT) throw new Unusable(`it is of the later format ${format}`);
      const secret = this.#fact('secret') ?? '';
      const state = blankOf(expected);
      this.#saved.read(state, checkedRows(database));
      const known: string[] = JSON.parse(this.#fact('slices') ?? '[]');
      // What is new in this version begins as in the demo.
      for (const [name, slice] of Object.entries(expected)) {
        if (!known.includes(name)) Reflect.set(state, name, slice);
      }
      return { secret, state };
    } catch (error) {
      if (!isUnusable(error)) throw error;
      this.#setAside(error.message);
      this.#open();
      return null;
    }
  }

  /** Returns the state that is saved. */
  read(expected: TenantState): TenantState {
    const state = blankOf(expected);
    new SavedRows().read(state, checkedRows(this.#opened));
    return state;
  }

  /** Notes what the database holds. Call it once that is saved: a database without these facts is new. */
  begin(secret: string, expected: TenantState): void {
    const fact = this.#opened.prepare('INSERT OR REPLACE INTO facts VALUES (?, ?)');
    fact.run('secret', secret);
    fact.run('format', String(FORMAT));
    fact.run('slices', JSON.stringify(Object.keys(expected)));
  }

  /**
   * Saves what has changed.
   * @param slices where to look: `touched` for those that were touched since the last time
   * @param isAlone whether no other call is at work
   * @returns whether it was saved; otherwise the state is as it was saved last
   */
  save(
    state: TenantState,
    slices: 'touched' | 'all' | readonly string[],
    isAlone: boolean,
  ): boolean {
    const touched = takeUnsaved(state, isAlone);
    const values = untouched(state);
    const known = slices === 'touched' ? touched : slices;
    const changes = [...this.#saved.changes(values, known === 'all' ? Object.keys(values) : known)];
    if (changes.length === 0) return true;
    try {
      this.#write(changes.flatMap(({ rows }) => rows));
    } catch (error) {
      for (const change of changes) change.undo();
      this.#warn(`The state cannot be saved: ${String(error)}`);
      return false;
    }
    for (const change of changes) change.keep();
    return true;
  }

  /** Takes back what was changed and not saved. No other call may be at work. */
  undo(state: TenantState): void {
    takeUnsaved(state, true);
    const values = untouched(state);
    for (const change of [...this.#saved.changes(values, Object.keys(values))]) change.undo();
  }

  /** Sets how many bytes it may take, which is at least what it takes now; null for as many as the disk has. */
  limit(bytes: number | null): void {
    const { page_size: size } = this.#opened.prepare('PRAGMA page_size').get() ?? {};
    const pages = bytes === null ? MOST_PAGES : Math.max(1, Math.floor(bytes / Number(size)));
    this.#opened.exec(`PRAGMA max_page_count = ${pages}`);
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
    rmSync(this.#lock, { force: true });
  }

  get #opened(): DatabaseSync {
    if (!this.#database) throw new Error('The database is closed.');
    return this.#database;
  }

  /** What versions before the database have saved. */
  get #earlier(): string {
    return join(dirname(this.#path), 'snapshot.json');
  }

  /** Names the process that uses the database. */
  get #lock(): string {
    return `${this.#path}.lock`;
  }

  #open(): DatabaseSync {
    const database = new DatabaseSync(this.#path);
    try {
      // No other process can open it until it is closed, or until this process ends.
      database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
      );
      database.exec(SCHEMA);
      database.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (error) {
      database.close();
      if (!/locked|busy/i.test(String(error))) throw error;
      const owner = existsSync(this.#lock) ? readFileSync(this.#lock, 'utf8') : 'another process';
      throw new InUse(`The data in ${dirname(this.#path)} is used by ${owner}. Stop it first.`);
    }
    writeFileSync(this.#lock, `the mock with process id ${process.pid}`);
    this.#database = database;
    this.#put = database.prepare(
      'INSERT INTO rows (slice, key, text, sum) VALUES (?, ?, ?, ?) ON CONFLICT (slice, key) DO UPDATE SET text = excluded.text, sum = excluded.sum',
    );
    this.#remove = database.prepare('DELETE FROM rows WHERE slice = ? AND key = ?');
    return database;
  }

  #fact(name: string): string | null {
    const found = this.#opened.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return typeof found?.value === 'string' ? found.value : null;
  }

  #write(rows: readonly { slice: string; key: string; text: string | null }[]): void {
    const database = this.#opened;
    database.exec('BEGIN');
    try {
      for (const { slice, key, text } of rows) {
        if (text === null) this.#remove?.run(slice, key);
        else this.#put?.run(slice, key, text, crc32(text));
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  #setAside(reason: string): void {
    this.#database?.close();
    this.#database = undefined;
    const name = `aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const aside = join(dirname(this.#path), name);
    mkdirSync(aside, { recursive: true });
    const own = [this.#path, `${this.#path}-wal`, `${this.#path}-shm`, this.#earlier];
    for (const path of [...own, this.uploads, this.folders]) {
      if (existsSync(path)) renameSync(path, join(aside, path.slice(dirname(path).length + 1)));
    }
    this.#saved = new SavedRows();
    this.#warn(
      `The saved data cannot be used: ${reason}. It was moved to ${aside}, and the mock starts with the demo.`,
    );
  }
}

/** Looks for damage after a process that was killed. @throws if there is any */
function checkWhole(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA integrity_check').get();
  if (found?.integrity_check !== 'ok') throw new Unusable(String(found?.integrity_check));
}

/** Returns all rows, in the order in which they were first saved. @throws if one was damaged */
function* checkedRows(database: DatabaseSync): Generator<Row> {
  const all = database.prepare('SELECT slice, key, text, sum FROM rows ORDER BY place');
  for (const row of all.iterate() as Iterable<unknown> as Iterable<Row>) {
    if (crc32(row.text) !== row.sum)
      throw new Unusable(`the row ${row.slice} ${row.key} is damaged`);
    yield row;
  }
}

/** A state with all slices and nothing in them. */
const blankOf = (expected: TenantState): TenantState =>
  Object.fromEntries(
    Object.entries(expected).map(([name, slice]) => [name, Array.isArray(slice) ? [] : {}]),
  ) as unknown as TenantState;
