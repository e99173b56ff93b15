import { FaultQueue } from '../engine/faults.ts';
import { type Convert, convertInWorker } from '../processing/convert.ts';
import { JobQueue } from '../processing/queue.ts';
import { Attempts } from './attempts.ts';
import { type Folder, Folders } from './folder.ts';
import { unlink } from './links.ts';
import type { TenantState } from './model.ts';
import { repairPlaces } from './places.ts';
import { repairMedia } from './repairMedia.ts';
import { newSecret } from './secrets.ts';
import { DiskShelf, MemoryShelf, type Shelf } from './shelf.ts';
import type { SnapshotFile } from './snapshot.ts';

/** The tenant of a person at work; all others belong to tests. */
export const DEFAULT_TENANT = 'default';

interface Equipment {
  shelf: Shelf;
  folder: Folder;
  convert: Convert;
  warn: (line: string) => void;
  onChange: () => void;
}

/** One world of data, apart from all others. */
export class Tenant {
  readonly id: string;
  readonly faults = new FaultQueue();
  /** At the passwords of public links. */
  readonly attempts = new Attempts();
  readonly shelf: Shelf;
  readonly folder: Folder;
  readonly jobs = new JobQueue();
  readonly convert: Convert;
  readonly warn: (line: string) => void;
  readonly #onChange: () => void;
  readonly #remembered = new Map<string, unknown>();
  state: TenantState;

  constructor(
    id: string,
    state: TenantState,
    { shelf, folder, convert, warn, onChange }: Equipment,
  ) {
    this.id = id;
    this.state = state;
    this.shelf = shelf;
    this.folder = folder;
    this.convert = convert;
    this.warn = warn;
    this.#onChange = onChange;
  }

  /** To be called after each change of the state. */
  changed(): void {
    this.#remembered.clear();
    this.#onChange();
  }

  /**
   * What was worked out of the state, until any of it changes.
   * @param key says of what; it has to name all that the result depends on besides the state
   */
  remember<T>(key: string, workOut: () => T): T {
    const known = this.#remembered.get(key) as T | undefined;
    if (known !== undefined) return known;
    const result = workOut();
    this.#remembered.set(key, result);
    return result;
  }
}

export interface StoreOptions {
  /** Makes the state of a new tenant. */
  seed: () => TenantState;
  /** Keeps the default tenant; null keeps none. */
  snapshot: SnapshotFile | null;
  /** Converts what was uploaded; in a thread of its own unless told. */
  convert?: Convert;
  /** Where warnings go, line by line. */
  warn?: (line: string) => void;
  maxTenants?: number;
  /** Uploads of all tenants in memory. */
  maxBytes?: number;
}

const SAVE_DELAY_MS = 50;
/** A large state takes long to write, and nothing is answered meanwhile: then it is written less often. */
const SAVE_SHARE = 20;

/** All tenants, in memory; those unused for longest go when there are too many. */
export class Store {
  /** Signs access tokens of all tenants. */
  readonly secret: string;
  readonly #options: Required<StoreOptions>;
  /** Least recently used first. */
  readonly #tenants = new Map<string, Tenant>();
  readonly #folders: Folders;
  #saving: NodeJS.Timeout | undefined;
  #saveMs = 0;

  constructor(options: StoreOptions) {
    this.#options = {
      maxTenants: 500,
      maxBytes: 1024 ** 3,
      convert: convertInWorker,
      warn: () => {},
      ...options,
    };
    const { seed, snapshot } = this.#options;
    const fresh = seed();
    const saved = snapshot?.load(fresh) ?? null;
    this.#folders = new Folders(snapshot?.folders ?? null);
    this.secret = saved?.secret ?? newSecret();
    if (snapshot) {
      const shelf = new DiskShelf(snapshot.uploads);
      const folder = this.#folders.of(DEFAULT_TENANT);
      const state = saved ? repaired(saved.state, shelf, folder) : fresh;
      shelf.keepOnly(new Set(Object.keys(state.files)));
      folder.keepOnly(inFolder(state));
      const tenant = this.#newTenant(DEFAULT_TENANT, state, shelf, () => this.#saveSoon());
      this.#tenants.set(DEFAULT_TENANT, tenant);
    }
  }

  get size(): number {
    return this.#tenants.size;
  }

  /** The tenant, made from the seed when it is new. */
  tenant(id: string): Tenant {
    const known = this.#tenants.get(id);
    const tenant = known ?? this.#newTenant(id, this.#options.seed(), new MemoryShelf(), () => {});
    this.#tenants.delete(id);
    this.#tenants.set(id, tenant);
    if (!known) this.#trim(id);
    return tenant;
  }

  /** The tenant if there is one; asking does not count as using it. */
  peek(id: string): Tenant | undefined {
    return this.#tenants.get(id);
  }

  /** Back to the seed, without faults, e-mails, uploads and settings. */
  reset(id: string): void {
    const tenant = this.tenant(id);
    tenant.state = this.#options.seed();
    tenant.faults.set([]);
    tenant.attempts.clear();
    tenant.shelf.clear();
    tenant.jobs.clear();
    tenant.folder.clear();
    tenant.changed();
  }

  /** Saves and stops what is under way. */
  close(): void {
    for (const { jobs } of this.#tenants.values()) jobs.clear();
    this.flush();
    this.#folders.close();
  }

  /** Writes the snapshot now. */
  flush(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    const tenant = this.#tenants.get(DEFAULT_TENANT);
    const begun = performance.now();
    if (tenant) this.#options.snapshot?.save({ secret: this.secret, state: tenant.state });
    this.#saveMs = performance.now() - begun;
  }

  #newTenant(id: string, state: TenantState, shelf: Shelf, onChange: () => void): Tenant {
    const { convert, warn } = this.#options;
    return new Tenant(id, state, { shelf, folder: this.#folders.of(id), convert, warn, onChange });
  }

  #saveSoon(): void {
    this.#saving ??= setTimeout(
      () => this.flush(),
      Math.max(SAVE_DELAY_MS, this.#saveMs * SAVE_SHARE),
    );
  }

  #trim(inUse: string): void {
    const { maxTenants, maxBytes } = this.#options;
    const candidates = [...this.#tenants.values()].filter(
      ({ id }) => id !== DEFAULT_TENANT && id !== inUse,
    );
    let bytes = candidates.reduce((sum, { shelf }) => sum + shelf.bytes, 0);
    for (const { id, shelf, jobs, folder } of candidates) {
      if (this.#tenants.size <= maxTenants && bytes <= maxBytes) return;
      this.#tenants.delete(id);
      jobs.clear();
      folder.clear();
      bytes -= shelf.bytes;
    }
  }
}

/** Lets go of records whose upload is not on the disk any more. */
function repaired(state: TenantState, shelf: Shelf, folder: Folder): TenantState {
  for (const { id, source } of Object.values(state.files)) {
    if (source.kind === 'upload' && !shelf.has(id)) delete state.files[id];
    if (source.kind === 'large' && !folder.has(id)) delete state.files[id];
  }
  for (const scan of Object.values(state.scans)) {
    if (!state.files[scan.fileId]) {
      delete state.scans[scan.id];
      unlink(state, { type: 'scan', id: scan.id });
    }
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
  for (const item of Object.values({ ...state.punchItems, ...state.rfis, ...state.submittals })) {
    item.attachments = item.attachments.filter(({ fileId }) => state.files[fileId]);
  }
  return state;
}

/** What of a tenant's folder a record names. */
const inFolder = ({ uploads, files, scans }: TenantState): Set<string> =>
  new Set([
    ...Object.keys(uploads),
    ...Object.keys(files),
    ...Object.values(scans).flatMap(({ cloudFolderId }) => cloudFolderId ?? []),
  ]);
