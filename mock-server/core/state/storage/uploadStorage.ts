import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When a file was last changed, in milliseconds since the epoch; never for one that is gone meanwhile. */
export const changedAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

/** Stores the bytes of one tenant's uploads. Only the mock creates ids, never a caller. */
export interface UploadStorage {
  /** Stored bytes, out of `capacity`. */
  readonly bytes: number;
  readonly capacity: number;
  put(id: string, data: Buffer): void;
  get(id: string): Promise<Buffer | null>;
  has(id: string): boolean;
  /** Path of the file on the disk; null in memory. */
  pathOf(id: string): string | null;
  /** Ids of all stored files. */
  ids(): string[];
  remove(id: string): void;
  clear(): void;
}

const MIB = 1024 ** 2;

export class MemoryStorage implements UploadStorage {
  readonly capacity = 256 * MIB;
  readonly #files = new Map<string, Buffer>();
  bytes = 0;

  put(id: string, data: Buffer): void {
    // Copies the data, because it is a view of the whole request body.
    this.#files.set(id, Buffer.from(data));
    this.bytes += data.length;
  }

  async get(id: string): Promise<Buffer | null> {
    return this.#files.get(id) ?? null;
  }

  has(id: string): boolean {
    return this.#files.has(id);
  }

  pathOf(): null {
    return null;
  }

  ids(): string[] {
    return [...this.#files.keys()];
  }

  remove(id: string): void {
    this.bytes -= this.#files.get(id)?.length ?? 0;
    this.#files.delete(id);
  }

  clear(): void {
    this.#files.clear();
    this.bytes = 0;
  }
}

/** Stores uploads across restarts, beside the database. */
export class DiskStorage implements UploadStorage {
  readonly capacity = 1024 * MIB;
  readonly #folder: string;
  /** Counted once: each upload asks for it. */
  bytes: number;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.bytes = this.ids().reduce((sum, id) => sum + this.#sizeOf(id), 0);
  }

  put(id: string, data: Buffer): void {
    // Renaming is atomic, so a crash leaves no partial file.
    const draft = this.#path(`${id}.tmp`);
    try {
      writeFileSync(draft, data);
      renameSync(draft, this.#path(id));
      this.bytes += data.length;
    } finally {
      // A part of it is there if the disk is full.
      rmSync(draft, { force: true });
    }
  }

  async get(id: string): Promise<Buffer | null> {
    return readFile(this.#path(id)).catch(() => null);
  }

  has(id: string): boolean {
    return existsSync(this.#path(id));
  }

  pathOf(id: string): string {
    return this.#path(id);
  }

  remove(id: string): void {
    this.bytes -= this.#sizeOf(id);
    rmSync(this.#path(id), { force: true });
  }

  clear(): void {
    for (const id of this.ids()) this.remove(id);
  }

  /**
   * Removes files that no record refers to, such as an upload that a crash interrupted.
   * @param before milliseconds since the epoch; later files stay, because their record may be on its way
   */
  keepOnly(ids: ReadonlySet<string>, before: number): void {
    for (const id of this.ids()) {
      if (!ids.has(id) && changedAt(this.#path(id)) < before) this.remove(id);
    }
  }

  ids(): string[] {
    return readdirSync(this.#folder);
  }

  #sizeOf(id: string): number {
    return statSync(this.#path(id), { throwIfNoEntry: false })?.size ?? 0;
  }

  #path(id: string): string {
    return join(this.#folder, id);
  }
}
