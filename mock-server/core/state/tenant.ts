import type { Convert } from '../../converter/conversion.ts';
import { FaultQueue } from '../../engine/faults.ts';
import { KeptAnswers } from '../../engine/idempotency/keptAnswers.ts';
import type { Offer } from '../../engine/offer.ts';
import { StorageFull } from '../../engine/storageFull.ts';
import type { TenantState } from './model.ts';
import { newSecret } from './secrets.ts';
import { Attempts } from './sessions/attempts.ts';
import type { StateDatabase } from './storage/database.ts';
import type { Folder } from './storage/folder.ts';
import { JobQueue } from './storage/jobs.ts';
import type { UploadStorage } from './storage/uploadStorage.ts';
import { noteTouched } from './touched.ts';

/** The tenant of developers. All others belong to tests. */
export const DEFAULT_TENANT = 'default';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface Equipment {
  storage: UploadStorage;
  folder: Folder;
  convert: Convert;
  fetch: Fetch;
  /** Null for a tenant that is not saved. */
  database: StateDatabase | null;
  warn: (line: string) => void;
  /** The clock, milliseconds since the epoch. */
  now: () => number;
}

/** What is done with files after a change. */
interface Settled {
  saved?(): void;
  undone?(): void;
}

/** What makes something of each change. */
export interface Follower {
  /** Changes the state further. This is saved together with the change. */
  make(): void;
  /** Tells others, once it is saved. */
  tell?(): void;
  /** Forgets what it made, and looks at the state anew: the change was taken back. */
  drop(): void;
}

/** One isolated copy of the data. */
export class Tenant {
  readonly id: string;
  readonly faults = new FaultQueue();
  /** The operations that it answers; null for all. Not stored: it is what the mock is, not what people made. */
  offer: Offer = null;
  readonly answers = new KeptAnswers(() => this.state.keptAnswers);
  /** Tries of secrets, and emails sent on request. */
  readonly attempts = new Attempts();
  /** When people called last, in milliseconds, by user id. Not stored, because reads change it, too. */
  readonly lastCalls = new Map<string, number>();
  readonly storage: UploadStorage;
  readonly folder: Folder;
  readonly jobs: JobQueue;
  readonly convert: Convert;
  /** Calls other servers, such as that of a company that signs its people in. */
  readonly fetch: Fetch;
  readonly warn: (line: string) => void;
  /** How far the clock of the tenant is ahead of the clock of the mock, in milliseconds. */
  ahead = 0;
  readonly #now: () => number;
  readonly #database: StateDatabase | null;
  working = 0;
  readonly #settled: Settled[] = [];
  /** In the order in which they came. */
  readonly #followers: Follower[] = [];
  readonly #remembered = new Map<string, unknown>();
  #changes = 0;
  /** Signs the addresses of files; see grants.ts. A new key ends all of them. */
  fileKey = newSecret();
  #state: TenantState;

  constructor(
    id: string,
    state: TenantState,
    { storage, folder, convert, fetch, database, warn, now }: Equipment,
  ) {
    this.id = id;
    this.#state = state;
    noteTouched(state);
    this.storage = storage;
    this.folder = folder;
    this.convert = convert;
    this.fetch = fetch;
    this.warn = warn;
    this.#now = now;
    this.#database = database;
    this.jobs = new JobQueue(database?.begunJobs(), (begun) => database?.keepBegunJobs(begun));
  }

  get state(): TenantState {
    return this.#state;
  }

  set state(state: TenantState) {
    noteTouched(state);
    this.#state = state;
  }

  /** The clock of the tenant, milliseconds since the epoch. */
  readonly now = (): number => this.#now() + this.ahead;

  /** Number of calls of `changed`. */
  get changes(): number {
    return this.#changes;
  }

  /**
   * Call after each change of the state. It is then saved.
   * @param byRequest whether a request made it, which has read what it changed since the last call
   * @throws StorageFull if the change of a request cannot be saved. The state is then as it was before.
   */
  changed(byRequest = false): void {
    this.#changes += 1;
    this.#remembered.clear();
    for (const follower of this.#followers) follower.make();
    const isSaved = byRequest ? this.keep() : this.#save('whole');
    if (!isSaved) {
      this.#drop();
      if (byRequest) throw new StorageFull();
      return;
    }
    for (const follower of this.#followers) follower.tell?.();
  }

  /**
   * Adds what is done with files once it is known whether the present change is saved: a file must not go before the database
   * says so.
   */
  onceSettled(work: Settled): void {
    this.#settled.push(work);
  }

  #settle(outcome: keyof Settled): void {
    for (const work of this.#settled.splice(0)) work[outcome]?.();
  }

  #drop(): void {
    for (const follower of this.#followers) follower.drop();
  }

  /**
   * Saves what a request has changed or a read has noted, and tells nobody. While other requests are at work, these may change
   * what they read long ago.
   * @returns whether it was saved; otherwise the state is as it was before
   */
  keep(): boolean {
    return this.#save(this.working === 0 ? 'touched' : 'all');
  }

  #save(where: Parameters<StateDatabase['save']>[1]): boolean {
    const isSaved = this.#database?.save(this.#state, where, this.working === 0) !== false;
    this.#settle(isSaved ? 'saved' : 'undone');
    if (isSaved) return true;
    this.#changes += 1;
    this.#remembered.clear();
    return false;
  }

  /** Call after a request whose handler threw: what it changed before is taken back. */
  failed(): void {
    if (!this.#database || this.working > 0) {
      this.changed();
      return;
    }
    this.#database.undo(this.#state);
    this.#settle('undone');
    this.#changes += 1;
    this.#remembered.clear();
    this.#drop();
  }

  /** Drops what is cached, for a handler that reads again what it has just changed. */
  forget(): void {
    this.#remembered.clear();
  }

  /** Adds what makes something of each change. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /**
   * Caches a value derived from the state until the state changes.
   * @param key identifies everything else that the value depends on
   */
  remember<T>(key: string, compute: () => T): T {
    const known = this.#remembered.get(key) as T | undefined;
    if (known !== undefined) return known;
    const result = compute();
    this.#remembered.set(key, result);
    return result;
  }
}
