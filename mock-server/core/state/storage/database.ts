import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { TenantState } from '../model.ts';
import { followWrites, noteWritten, takeUnsaved, takeWritten, untouched } from '../touched.ts';
import { Backup, DATABASE, NoBackup, removeDrafts, unpackBackup } from './backup.ts';
import { Connection, isDamage } from './connection.ts';
import { complete, FORMAT, journalOf, readSnapshot, stepsFrom, Unusable } from './earlier.ts';
import { type Change, SavedRows } from './savedRows.ts';

const isUnusable = (error: unknown): error is Error =>
  error instanceof Unusable || error instanceof SyntaxError || isDamage(error);

type Slice = keyof TenantState;
type Where = 'touched' | 'all' | 'whole';

const keysOf = (state: TenantState) => Object.keys(state) as Slice[];

interface Saved {
  /** Signs access tokens. Saved, so that a restart signs no one out. */
  secret: string;
  state: TenantState;
}

/** The fact that counts how often jobs have begun. */
const BEGUN = 'begunJobs';

/**
 * The state of one tenant in SQLite. The memory is what handlers read; each change of it is saved before its call is answered, in
 * one transaction. A process that is killed loses nothing; if the power fails, the last moments can be lost, but the rest is whole.
 */
export class StateDatabase {
  readonly #path: string;
  readonly #warn: (line: string) => void;
  #connection: Connection | undefined;
  #saved = new SavedRows();

  /** @param path the file of the database */
  constructor(path: string, warn: (line: string) => void) {
    this.#path = path;
    this.#warn = warn;
    mkdirSync(dirname(path), { recursive: true });
  }

  get #home(): string {
    return dirname(this.#path);
  }

  /** Folder of the uploads. */
  get uploads(): string {
    return join(this.#home, 'files');
  }

  /** Folder of large files. */
  get folders(): string {
    return join(this.#home, 'large');
  }

  /**
   * Opens the database. What cannot be used is set aside with its files, and a warning names the place.
   * @param expected has all slices of a state
   * @returns what it holds; null if it is new
   * @throws InUse if another process has it open
   */
  load(expected: TenantState): Saved | null {
    try {
      const connection = this.#open();
      removeDrafts(this.#home);
      const format = connection.fact('format');
      if (format === null) return this.#loadSnapshot(expected);
      connection.check();
      const steps = stepsFrom(Number(format));
      const secret = connection.fact('secret') ?? '';
      const known: string[] = JSON.parse(connection.fact('slices') ?? '[]');
      const saved = blankOf(expected, known);
      this.#saved.read(saved, connection.rows(Number(format) <= 31));
      const state = complete(saved, expected);
      for (const step of steps) step(state);
      if (steps.length > 0) this.begin(secret, state);
      return { secret, state };
    } catch (error) {
      if (!isUnusable(error)) throw error;
      this.#setAside(error.message);
      return null;
    }
  }

  /** Takes over what a version before the database has saved. */
  #loadSnapshot(expected: TenantState): Saved | null {
    if (!existsSync(this.#snapshot)) {
      const isFirst = [this.uploads, join(this.folders, 'default')].every(isEmpty);
      if (!isFirst) throw new Unusable('the database is empty, and there are uploads');
      return null;
    }
    const { format, secret, state } = readSnapshot(this.#snapshot, expected);
    for (const step of stepsFrom(format)) step(state);
    this.begin(secret, state);
    const aside = this.#moveAside([this.#snapshot, journalOf(this.#snapshot)]);
    this.#warn(
      `The data of an earlier version were taken over. Its snapshot was moved to ${aside}.`,
    );
    return { secret, state };
  }

  /** Returns the state that is saved. */
  read(expected: TenantState): TenantState {
    const state = blankOf(expected, Object.keys(expected));
    new SavedRows().read(state, this.#opened.rows());
    return state;
  }

  /** Saves a whole state in place of what the database holds. */
  begin(secret: string, state: TenantState): void {
    this.#saved = new SavedRows();
    const names = keysOf(state);
    takeUnsaved(state, true);
    const changes = [...this.#saved.changes(untouched(state), names, () => null)];
    const facts = { secret, format: String(FORMAT), slices: JSON.stringify(names) };
    this.#opened.replace(
      changes.flatMap(({ rows }) => rows),
      facts,
    );
    for (const change of changes) change.keep();
  }

  /**
   * Saves what has changed.
   * @param where where to look: `touched` for the slices that were touched since the last time; `whole` also for rows whose writer
   * is unknown
   * @param isAlone whether no other call is at work
   * @returns whether it was saved; otherwise the state is as it was saved last
   */
  save(state: TenantState, where: Where, isAlone: boolean): boolean {
    const changes = this.#changes(state, where, isAlone);
    if (changes.length > 0) {
      try {
        this.#opened.write(changes.flatMap(({ rows }) => rows));
      } catch (error) {
        undoAll(state, changes);
        this.#warn(`The state cannot be saved: ${String(error)}`);
        return false;
      }
      for (const change of changes) change.keep();
    }
    if (isAlone) {
      for (const name of keysOf(state)) if (this.#saved.isLarge(name)) followWrites(state, name);
    }
    return true;
  }

  /** How often a job has begun that has not ended, by its id; see jobs.ts. */
  begunJobs(): Record<string, number> {
    return JSON.parse(this.#opened.fact(BEGUN) ?? '{}');
  }

  /** Without room they are not kept. A job may then begin once more. */
  keepBegunJobs(begun: Readonly<Record<string, number>>): void {
    try {
      this.#opened.putFact(BEGUN, JSON.stringify(begun));
    } catch (error) {
      this.#warn(`What is at work cannot be saved: ${String(error)}`);
    }
  }

  /** Takes back what was changed and not saved. No other call may be at work. */
  undo(state: TenantState): void {
    undoAll(state, this.#changes(state, 'whole', true));
  }

  #changes(state: TenantState, where: Where, isAlone: boolean): Change[] {
    const touched = takeUnsaved(state, isAlone);
    const names = where === 'touched' ? touched : keysOf(state);
    return [
      ...this.#saved.changes(untouched(state), names, (name) => {
        const written = takeWritten(state, name, 'database');
        return where === 'whole' ? null : written;
      }),
    ];
  }

  /** Copies everything that is saved, and the files. Call `stream` of the answer, which also removes what it needs. */
  backUp(): Backup {
    return Backup.of(this.#home, (path) => this.#opened.copyTo(path));
  }

  /**
   * Puts the data of a backup in place of the saved ones. Call it instead of `load`.
   * @param expected has all slices of a state
   * @returns the folder where the former data are
   * @throws InUse if another process has them open; NoBackup
   */
  async restore(file: string, expected: TenantState): Promise<string> {
    this.#open();
    const unpacked = mkdtempSync(join(this.#home, 'restore-'));
    try {
      await unpackBackup(file, unpacked);
      const found = new StateDatabase(join(unpacked, DATABASE), (line) => {
        throw new NoBackup(line);
      });
      if (!found.load(expected)) throw new NoBackup('Its database is empty.');
      found.close();
      this.close();
      const aside = this.#moveAside(this.#all);
      renameSync(join(unpacked, DATABASE), this.#path);
      for (const path of [this.uploads, this.folders]) {
        const fresh = join(unpacked, basename(path));
        if (existsSync(fresh)) renameSync(fresh, path);
      }
      return aside;
    } finally {
      rmSync(unpacked, { recursive: true });
      this.close();
    }
  }

  /** Sets how many bytes it may take, which is at least what it takes now; null for as many as the disk has. */
  limit(bytes: number | null): void {
    this.#opened.limit(bytes);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  get #opened(): Connection {
    if (!this.#connection) throw new Error('The database is closed.');
    return this.#connection;
  }

  /** What versions before the database have saved. */
  get #snapshot(): string {
    return join(this.#home, 'snapshot.json');
  }

  /** Everything that the mock keeps in its folder. */
  get #all(): string[] {
    const database = [this.#path, `${this.#path}-wal`, `${this.#path}-shm`];
    const earlier = [this.#snapshot, journalOf(this.#snapshot)];
    return [...database, ...earlier, this.uploads, this.folders];
  }

  #open(): Connection {
    this.#connection = new Connection(this.#path);
    return this.#connection;
  }

  #setAside(reason: string): void {
    this.close();
    const aside = this.#moveAside(this.#all);
    this.#saved = new SavedRows();
    this.#warn(
      `The saved data cannot be used: ${reason}. It was moved to ${aside}, and the mock starts with the demo.`,
    );
    this.#open();
  }

  /** Moves files into a new folder beside them. @returns its path */
  #moveAside(paths: readonly string[]): string {
    const name = `aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const aside = join(this.#home, name);
    mkdirSync(aside, { recursive: true });
    for (const path of paths) if (existsSync(path)) renameSync(path, join(aside, basename(path)));
    return aside;
  }
}

function undoAll(state: TenantState, changes: readonly Change[]): void {
  for (const change of changes) {
    change.undo();
    noteWritten(state, change.slice, change.key);
  }
}

const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;

/** A state with some slices and nothing in them. One that this version does not have is a record, for the steps that know it. */
const blankOf = (expected: TenantState, names: readonly string[]): TenantState =>
  Object.fromEntries(
    names.map((name) => [name, Array.isArray(Reflect.get(expected, name)) ? [] : {}]),
  ) as unknown as TenantState;
