import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { Unusable } from './earlier.ts';
import type { RowText } from './savedRows.ts';

/** The folder of the mock is used by another one. */
export class InUse extends Error {}

/** The codes of SQLite for a damaged file (SQLITE_CORRUPT), and for one of another kind (SQLITE_NOTADB). */
const DAMAGED = [11, 26];

/** Tells that the file cannot be used, and not the disk. */
export const isDamage = (error: unknown): error is Error =>
  // The higher bits say more about it.
  error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff);

/** The most that SQLite knows. */
const MOST_PAGES = 4_294_967_294;

interface Row {
  slice: string;
  key: string;
  text: string;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rows (
    place INTEGER PRIMARY KEY, slice TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, sum INTEGER NOT NULL,
    UNIQUE (slice, key)
  );
`;
const PUT_FACT = 'INSERT OR REPLACE INTO facts VALUES (?, ?)';
const PUT_ROW = `
  INSERT INTO rows (slice, key, text, sum) VALUES (?, ?, ?, ?)
  ON CONFLICT (slice, key) DO UPDATE SET text = excluded.text, sum = excluded.sum
`;

/** Tells a damaged row. */
const sumOf = ({ slice, key, text }: Row) => crc32(`${slice}\n${key}\n${text}`);

/** An open file of SQLite, which no other process can open: rows under slice and key, and facts by name. */
export class Connection {
  readonly #lock: string;
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;

  /** @throws InUse if another process has it open */
  constructor(path: string) {
    // Names the process that uses the database.
    this.#lock = `${path}.lock`;
    this.#database = new DatabaseSync(path);
    try {
      // No other process can open it until it is closed, or until this process ends.
      this.#database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
      );
      this.#database.exec(SCHEMA);
      this.#database.exec('BEGIN EXCLUSIVE; COMMIT');
    } catch (error) {
      this.#database.close();
      if (!/locked|busy/i.test(String(error))) throw error;
      const owner = existsSync(this.#lock) ? readFileSync(this.#lock, 'utf8') : 'another process';
      throw new InUse(`The data in ${path} is used by ${owner}. Stop it first.`);
    }
    writeFileSync(this.#lock, `the mock with process id ${process.pid}`);
    this.#put = this.#database.prepare(PUT_ROW);
    this.#remove = this.#database.prepare('DELETE FROM rows WHERE slice = ? AND key = ?');
  }

  fact(name: string): string | null {
    const found = this.#database.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return typeof found?.value === 'string' ? found.value : null;
  }

  putFact(name: string, value: string): void {
    this.#database.prepare(PUT_FACT).run(name, value);
  }

  /** Writes rows in one transaction. */
  write(rows: readonly RowText[]): void {
    this.#inOne(() => this.#writeRows(rows));
  }

  /** Writes rows in place of all others, with facts, in one transaction. */
  replace(rows: readonly RowText[], facts: Readonly<Record<string, string>>): void {
    this.#inOne(() => {
      this.#database.exec('DELETE FROM rows');
      for (const [name, value] of Object.entries(facts)) this.putFact(name, value);
      this.#writeRows(rows);
    });
  }

  #writeRows(rows: readonly RowText[]): void {
    for (const { slice, key, text } of rows) {
      if (text === null) this.#remove.run(slice, key);
      else this.#put.run(slice, key, text, sumOf({ slice, key, text }));
    }
  }

  #inOne(write: () => void): void {
    this.#database.exec('BEGIN');
    try {
      write();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Looks for damage, which takes half a second with 100,000 records of each kind. @throws Unusable if there is any */
  check(): void {
    const found = this.#database.prepare('PRAGMA integrity_check').get();
    if (found?.integrity_check !== 'ok') throw new Unusable(String(found?.integrity_check));
  }

  /**
   * Returns all rows, in the order in which they were first written.
   * @param hasPlainSums whether the sums are of the texts alone, as up to format 31
   * @throws Unusable if one was damaged
   */
  *rows(hasPlainSums = false): Generator<Row> {
    const all = this.#database.prepare('SELECT slice, key, text, sum FROM rows ORDER BY place');
    for (const row of all.iterate() as Iterable<unknown> as Iterable<Row & { sum: number }>) {
      if (row.sum !== (hasPlainSums ? crc32(row.text) : sumOf(row)))
        throw new Unusable(`the row ${row.slice} ${row.key} is damaged`);
      yield row;
    }
  }

  /** Writes all of it to a new file. */
  copyTo(path: string): void {
    this.#database.prepare('VACUUM INTO ?').run(path);
  }

  /** Sets how many bytes it may take, which is at least what it takes now; null for as many as the disk has. */
  limit(bytes: number | null): void {
    const { page_size: size } = this.#database.prepare('PRAGMA page_size').get() ?? {};
    const pages = bytes === null ? MOST_PAGES : Math.max(1, Math.floor(bytes / Number(size)));
    this.#database.exec(`PRAGMA max_page_count = ${pages}`);
  }

  close(): void {
    this.#database.close();
    rmSync(this.#lock, { force: true });
  }
}
