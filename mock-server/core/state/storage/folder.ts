import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedAt } from './uploadStorage.ts';

/**
 * The large files of one tenant and their conversions. They are on the disk, because they do not fit into memory.
 * Only the mock creates ids, never a caller.
 */
export class Folder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Creates the folder if needed, and returns its path. */
  ready(): string {
    mkdirSync(this.#path, { recursive: true });
    return this.#path;
  }

  /** The path of an existing or new file or folder. */
  path(id: string): string {
    return join(this.ready(), id);
  }

  has(id: string): boolean {
    return existsSync(join(this.#path, id));
  }

  /** Gives a file a second name. */
  link(id: string, to: string): void {
    linkSync(this.path(id), this.path(to));
  }

  rename(id: string, to: string): void {
    renameSync(this.path(id), this.path(to));
  }

  remove(id: string): void {
    rmSync(join(this.#path, id), { recursive: true, force: true });
  }

  clear(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }

  /** The same as for uploads, see `DiskStorage`. */
  keepOnly(ids: ReadonlySet<string>, before: number): void {
    for (const id of namesIn(this.#path)) {
      if (!ids.has(id) && changedAt(join(this.#path, id)) < before) this.remove(id);
    }
  }
}

/** The folders of all tenants, in one root folder. */
export class Folders {
  #root: string | null;
  readonly #isTemporary: boolean;

  /** @param root the root folder; null for a temporary one that is removed at exit */
  constructor(root: string | null) {
    this.#root = root;
    this.#isTemporary = root === null;
    // Tenants of tests do not outlive their process.
    if (root) for (const name of namesIn(root)) if (name !== DEFAULT) this.#removeFolder(name);
  }

  of(tenantId: string): Folder {
    return new Folder(join(this.#ownRoot(), nameOf(tenantId)));
  }

  /** Removes a temporary root folder. */
  close(): void {
    if (this.#isTemporary && this.#root) {
      rmSync(this.#root, { recursive: true, force: true });
      temporaryRoots.delete(this.#root);
    }
  }

  #removeFolder(name: string): void {
    rmSync(join(this.#ownRoot(), name), { recursive: true, force: true });
  }

  #ownRoot(): string {
    if (this.#root) return this.#root;
    this.#root = mkdtempSync(join(tmpdir(), 'portal-mock-'));
    if (temporaryRoots.size === 0) process.once('exit', removeTemporary);
    temporaryRoots.add(this.#root);
    return this.#root;
  }
}

const temporaryRoots = new Set<string>();
function removeTemporary(): void {
  for (const root of temporaryRoots) rmSync(root, { recursive: true, force: true });
}

const DEFAULT = 'default';
const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);

/** A valid and unique folder name on every system, for any tenant id. */
const nameOf = (tenantId: string) =>
  tenantId === DEFAULT
    ? DEFAULT
    : `t-${createHash('sha256').update(tenantId).digest('hex').slice(0, 24)}`;
