import type { Convert } from '../../converter/conversion.ts';
import { FaultQueue } from '../../engine/faults.ts';
import { KeptAnswers } from '../../engine/idempotency/keptAnswers.ts';
import type { Offer } from '../../engine/offer.ts';
import { StorageFull } from '../../engine/storageFull.ts';
import type { TenantState } from './model.ts';
import { unlink } from './records/links.ts';
import type { LogRecord } from './records/logs.ts';
import { repairPlaces } from './records/places.ts';
import { newSecret } from './secrets.ts';
import { Attempts } from './sessions/attempts.ts';
import type { StateDatabase } from './storage/database.ts';
import { type Folder, Folders } from './storage/folder.ts';
import { JobQueue } from './storage/jobs.ts';
import { repairMedia } from './storage/repairMedia.ts';
import { DiskStorage, MemoryStorage, type UploadStorage } from './storage/uploadStorage.ts';
import { noteTouched, untouched } from './touched.ts';

/** The tenant of developers. All others belong to tests. */
export const DEFAULT_TENANT = 'default';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

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

export interface StoreOptions {
  /** Creates the state of a new tenant. */
  seed: () => TenantState;
  /** Saves the default tenant; null saves nothing. */
  database: StateDatabase | null;
  /** Converts uploads. */
  convert: Convert;
  /** Calls other servers. */
  fetch?: Fetch;
  /** Called with each new tenant. */
  onTenant?: (tenant: Tenant) => void;
  /** Receives warnings, line by line. */
  warn?: (line: string) => void;
  /** The clock, milliseconds since the epoch. */
  now?: () => number;
  maxTenants?: number;
  /** Size of the uploads of all tenants in memory. */
  maxBytes?: number;
}

/** All tenants, in memory. Drops the least recently used when there are too many. */
export class Store {
  /** Signs access tokens of all tenants. */
  readonly secret: string;
  readonly #options: Required<StoreOptions>;
  /** Least recently used first. */
  readonly #tenants = new Map<string, Tenant>();
  readonly #folders: Folders;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: StoreOptions) {
    this.#options = {
      maxTenants: 500,
      maxBytes: 1024 ** 3,
      warn: () => {},
      now: Date.now,
      onTenant: () => {},
      fetch: globalThis.fetch,
      ...options,
    };
    const { seed, database } = this.#options;
    const fresh = seed();
    const saved = database?.load(fresh) ?? null;
    this.#folders = new Folders(database?.folders ?? null);
    this.secret = saved?.secret ?? newSecret();
    if (!database) return;
    const storage = new DiskStorage(database.uploads);
    const folder = this.#folders.of(DEFAULT_TENANT);
    const state = saved ? repaired(saved.state, storage, folder) : fresh;
    const tenant = this.#newTenant(DEFAULT_TENANT, state, storage, database);
    const sweep = () => removeOrphans(tenant, storage, this.#options.now() - DAY_MS);
    sweep();
    this.#sweep = setInterval(sweep, HOUR_MS).unref();
    this.#tenants.set(DEFAULT_TENANT, tenant);
    if (saved) database.save(tenant.state, 'whole', true);
    else database.begin(this.secret, tenant.state);
  }

  /** What keeps the default tenant; null if nothing does. */
  get database(): StateDatabase | null {
    return this.#options.database;
  }

  get size(): number {
    return this.#tenants.size;
  }

  /** The tenant, created from the seed if it is new. */
  tenant(id: string): Tenant {
    const known = this.#tenants.get(id);
    const tenant = known ?? this.#newTenant(id, this.#options.seed(), new MemoryStorage(), null);
    this.#tenants.delete(id);
    this.#tenants.set(id, tenant);
    if (!known) this.#trim(id);
    return tenant;
  }

  /** The tenant, if it exists. This does not count as use. */
  peek(id: string): Tenant | undefined {
    return this.#tenants.get(id);
  }

  all(): Tenant[] {
    return [...this.#tenants.values()];
  }

  /** Resets a tenant to the seed. Faults, emails, uploads and settings are lost. @throws StorageFull */
  reset(id: string): void {
    const tenant = this.tenant(id);
    tenant.state = this.#options.seed();
    tenant.faults.set([]);
    tenant.attempts.clear();
    tenant.ahead = 0;
    tenant.jobs.clear();
    tenant.onceSettled({
      saved() {
        tenant.storage.clear();
        tenant.folder.clear();
      },
    });
    tenant.changed(true);
  }

  /** What the next start would find; null if nothing is kept. */
  saved(): TenantState | null {
    return this.#options.database?.read(this.#options.seed()) ?? null;
  }

  /** Stops all jobs. */
  close(): void {
    clearInterval(this.#sweep);
    for (const { jobs } of this.#tenants.values()) jobs.clear();
    this.#options.database?.close();
    this.#folders.close();
  }

  #newTenant(
    id: string,
    state: TenantState,
    storage: UploadStorage,
    database: StateDatabase | null,
  ): Tenant {
    const { convert, fetch, warn, now, onTenant } = this.#options;
    const folder = this.#folders.of(id);
    const tenant = new Tenant(id, state, { storage, folder, convert, fetch, database, warn, now });
    onTenant(tenant);
    return tenant;
  }

  #trim(inUse: string): void {
    const { maxTenants, maxBytes } = this.#options;
    const candidates = [...this.#tenants.values()].filter(
      ({ id }) => id !== DEFAULT_TENANT && id !== inUse,
    );
    let bytes = candidates.reduce((sum, { storage }) => sum + storage.bytes, 0);
    for (const { id, storage, jobs, folder } of candidates) {
      if (this.#tenants.size <= maxTenants && bytes <= maxBytes) return;
      this.#tenants.delete(id);
      jobs.clear();
      folder.clear();
      bytes -= storage.bytes;
    }
  }
}

/** Removes files that no record refers to, if they were last changed before a time in milliseconds. */
function removeOrphans({ state, folder }: Tenant, storage: DiskStorage, before: number): void {
  const { files } = untouched(state);
  storage.keepOnly(new Set(Object.keys(files)), before);
  folder.keepOnly(inFolder(untouched(state)), before);
}

/** Removes records without their upload on disk. */
function repaired(state: TenantState, storage: UploadStorage, folder: Folder): TenantState {
  for (const { id, source } of Object.values(state.files)) {
    if (source.kind === 'upload' && !storage.has(id)) delete state.files[id];
    if (source.kind === 'large' && !folder.has(id)) delete state.files[id];
  }
  for (const scan of Object.values(state.scans)) {
    if (!state.files[scan.fileId]) {
      delete state.scans[scan.id];
      unlink(state, { type: 'scan', id: scan.id });
    }
    // Data of an earlier version.
    scan.upAxis ??= 'z';
    if (scan.thumbnailFileId && !state.files[scan.thumbnailFileId]) scan.thumbnailFileId = null;
  }
  repairMedia(state);
  for (const { id, versions } of Object.values(state.models)) {
    if (versions.some(({ sourceFileId }) => !state.files[sourceFileId])) delete state.models[id];
  }
  repairPlaces(state);
  for (const { id } of Object.values(state.uploads)) {
    if (!folder.has(id)) delete state.uploads[id];
  }
  const isThere = ({ fileId }: { fileId: string }) => state.files[fileId] !== undefined;
  for (const records of [state.punchItems, state.rfis, state.submittals]) {
    for (const [id, record] of Object.entries<LogRecord>(records)) {
      if (record.attachments.every(isThere)) continue;
      const attachments = record.attachments.filter(isThere);
      Reflect.set(records, id, { ...record, attachments });
    }
  }
  for (const page of Object.values(state.pages)) {
    if (!page.files.every(isThere)) {
      state.pages[page.id] = { ...page, files: page.files.filter(isThere) };
    }
  }
  return state;
}

/** Names in the tenant's folder that records refer to. */
const inFolder = ({ uploads, files, scans }: TenantState): Set<string> =>
  new Set([
    ...Object.keys(uploads),
    ...Object.keys(files),
    ...Object.values(scans).flatMap(({ cloudFolderId }) => cloudFolderId ?? []),
  ]);
