import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where one tenant's large files lie, and what they were converted to: on the disk, in memory there would be no room.
 * Ids are made by the mock, never by a caller.
 */
export class Folder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** The path of the whole, which is there then. */
  ready(): string {
    mkdirSync(this.#path, { recursive: true });
    return this.#path;
  }

  /** The path of a file, or of a folder, that is there or is to be made. */
  path(id: string): string {
    return join(this.ready(), id);
  }

  has(id: string): boolean {
    return existsSync(join(this.#path, id));
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

  /** Removes what no record names, such as the upload before a crash. */
  keepOnly(ids: ReadonlySet<string>): void {
    if (!existsSync(this.#path)) return;
    for (const id of readdirSync(this.#path)) if (!ids.has(id)) this.remove(id);
  }
}

/** The folders of all tenants, below one that is theirs alone. */
export class Folders {
  #root: string | null;
  readonly #isPassing: boolean;

  /** @param root where they outlive the process; null where they do not */
  constructor(root: string | null) {
    this.#root = root;
    this.#isPassing = root === null;
    // Tenants of tests are gone with the process that they were in.
    if (root) for (const name of namesIn(root)) if (name !== DEFAULT) this.#removeFolder(name);
  }

  of(tenantId: string): Folder {
    return new Folder(join(this.#ownRoot(), nameOf(tenantId)));
  }

  /** Removes what does not outlive the process. */
  close(): void {
    if (this.#isPassing && this.#root) {
      rmSync(this.#root, { recursive: true, force: true });
      passing.delete(this.#root);
    }
  }

  #removeFolder(name: string): void {
    rmSync(join(this.#ownRoot(), name), { recursive: true, force: true });
  }

  #ownRoot(): string {
    if (this.#root) return this.#root;
    this.#root = mkdtempSync(join(tmpdir(), 'portal-mock-'));
    if (passing.size === 0) process.once('exit', removePassing);
    passing.add(this.#root);
    return this.#root;
  }
}

const passing = new Set<string>();
function removePassing(): void {
  for (const root of passing) rmSync(root, { recursive: true, force: true });
}

const DEFAULT = 'default';
const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);

/** A name that is one folder's on every system, whatever a test calls its tenant. */
const nameOf = (tenantId: string) =>
  tenantId === DEFAULT
    ? DEFAULT
    : `t-${createHash('sha256').update(tenantId).digest('hex').slice(0, 24)}`;
