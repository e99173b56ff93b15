import type { Convert } from '../../../converter/conversion.ts';
import type { TenantState } from '../model.ts';
import { newSecret } from '../secrets.ts';
import { DEFAULT_TENANT, type Fetch, Tenant } from '../tenant.ts';
import type { StateDatabase } from './database.ts';
import { Folders } from './folder.ts';
import { removeOrphans, repaired } from './repair.ts';
import { DiskStorage, MemoryStorage, type UploadStorage } from './uploadStorage.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

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
