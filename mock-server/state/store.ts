import { FaultQueue } from '../engine/faults.ts';
import { unlink } from './links.ts';
import type { TenantState } from './model.ts';
import { newSecret } from './secrets.ts';
import { DiskShelf, MemoryShelf, type Shelf } from './shelf.ts';
import type { SnapshotFile } from './snapshot.ts';

/** The tenant of a person at work; all others belong to tests. */
export const DEFAULT_TENANT = 'default';

/** One world of data, apart from all others. */
export class Tenant {
  readonly id: string;
  readonly faults = new FaultQueue();
  readonly shelf: Shelf;
  readonly #onChange: () => void;
  readonly #remembered = new Map<string, unknown>();
  state: TenantState;

  constructor(id: string, state: TenantState, shelf: Shelf, onChange: () => void) {
    this.id = id;
    this.state = state;
    this.shelf = shelf;
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
  #saving: NodeJS.Timeout | undefined;
  #saveMs = 0;

  constructor(options: StoreOptions) {
    this.#options = { maxTenants: 500, maxBytes: 1024 ** 3, ...options };
    const { seed, snapshot } = this.#options;
    const fresh = seed();
    const saved = snapshot?.load(fresh) ?? null;
    this.secret = saved?.secret ?? newSecret();
    if (snapshot) {
      const shelf = new DiskShelf(snapshot.uploads);
      const state = saved ? repaired(saved.state, shelf) : fresh;
      shelf.keepOnly(new Set(Object.keys(state.files)));
      const tenant = new Tenant(DEFAULT_TENANT, state, shelf, () => this.#saveSoon());
      this.#tenants.set(DEFAULT_TENANT, tenant);
    }
  }

  get size(): number {
    return this.#tenants.size;
  }

  /** The tenant, made from the seed when it is new. */
  tenant(id: string): Tenant {
    const known = this.#tenants.get(id);
    const tenant = known ?? new Tenant(id, this.#options.seed(), new MemoryShelf(), () => {});
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
    tenant.shelf.clear();
    tenant.changed();
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
    for (const { id, shelf } of candidates) {
      if (this.#tenants.size <= maxTenants && bytes <= maxBytes) return;
      this.#tenants.delete(id);
      bytes -= shelf.bytes;
    }
  }
}

/** Lets go of records whose upload is not on the disk any more. */
function repaired(state: TenantState, shelf: Shelf): TenantState {
  for (const { id, source } of Object.values(state.files)) {
    if (source.kind === 'upload' && !shelf.has(id)) delete state.files[id];
  }
  for (const scan of Object.values(state.scans)) {
    if (!state.files[scan.fileId]) {
      delete state.scans[scan.id];
      unlink(state, { type: 'scan', id: scan.id });
    }
    if (scan.thumbnailFileId && !state.files[scan.thumbnailFileId]) scan.thumbnailFileId = null;
  }
  for (const item of Object.values({ ...state.punchItems, ...state.rfis, ...state.submittals })) {
    item.attachments = item.attachments.filter(({ fileId }) => state.files[fileId]);
  }
  return state;
}
