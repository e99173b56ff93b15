import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TenantState } from '../model.ts';

export interface Snapshot {
  /** Signs access tokens. Saved, so that a restart signs no one out. */
  secret: string;
  state: TenantState;
}

/** Increase this with each change of TenantState. */
const FORMAT = 30;

/** The state of one tenant in a readable file. */
export class SnapshotFile {
  readonly path: string;
  readonly #version: string;
  readonly #warn: (line: string) => void;

  /** @param seedVersion changes with the seed; a snapshot of another version is not loaded */
  constructor(path: string, seedVersion: string, warn: (line: string) => void) {
    this.path = path;
    this.#version = `${FORMAT}-${seedVersion}`;
    this.#warn = warn;
  }

  /** Folder of the uploads. */
  get uploads(): string {
    return join(dirname(this.path), 'files');
  }

  /** What was written since the snapshot, see journal.ts. */
  get journal(): string {
    return `${this.path}.journal`;
  }

  /** Folder of large files. */
  get folders(): string {
    return join(dirname(this.path), 'large');
  }

  /** Loads the snapshot. Warns and returns null if it cannot be used. */
  load(expected: TenantState): Snapshot | null {
    if (!existsSync(this.path)) return null;
    try {
      const saved: unknown = JSON.parse(readFileSync(this.path, 'utf8'));
      if (isSnapshot(saved, this.#version, expected))
        return { secret: saved.secret, state: saved.state };
      this.#warn(`The snapshot ${this.path} is of another version; starting afresh.`);
    } catch {
      this.#warn(`The snapshot ${this.path} cannot be read; starting afresh.`);
    }
    return null;
  }

  /** Saves the snapshot. Warns on failure: the mock continues in memory. @returns whether it was saved */
  save(snapshot: Snapshot): boolean {
    // Renaming is atomic, so a crash leaves the previous snapshot.
    const draft = `${this.path}.tmp`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(draft, JSON.stringify({ version: this.#version, ...snapshot }, null, 1));
      renameSync(draft, this.path);
      return true;
    } catch (error) {
      this.#warn(`The snapshot ${this.path} cannot be written: ${String(error)}`);
      return false;
    }
  }
}

function isSnapshot(saved: unknown, version: string, expected: TenantState): saved is Snapshot {
  if (typeof saved !== 'object' || saved === null) return false;
  if (!('version' in saved) || saved.version !== version) return false;
  if (!('secret' in saved) || typeof saved.secret !== 'string') return false;
  if (!('state' in saved) || typeof saved.state !== 'object' || saved.state === null) return false;
  const { state } = saved;
  return Object.entries(expected).every(([name, value]) => {
    const found: unknown = Reflect.get(state, name);
    return (
      typeof found === 'object' && found !== null && Array.isArray(found) === Array.isArray(value)
    );
  });
}
