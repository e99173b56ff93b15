import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleScans } from '../sample-data/index.ts';
import type { TenantState } from './model.ts';
import { hashSecret } from './secrets.ts';

export interface Snapshot {
  /** Signs access tokens; kept, so that a restart signs nobody out. */
  secret: string;
  state: TenantState;
}

/** Counts up with every change of TenantState. */
const FORMAT = 9;

/** Seeded scans state the size of their sample, so a snapshot does not outlive other samples. */
const version = (): string =>
  `${FORMAT}-${hashSecret(JSON.stringify(sampleScans.map(({ key, bytes }) => [key, bytes])))}`;

/** The state of one tenant as a file that a person can read. */
export class SnapshotFile {
  readonly path: string;
  readonly #warn: (line: string) => void;

  constructor(path: string, warn: (line: string) => void) {
    this.path = path;
    this.#warn = warn;
  }

  /** Folder of the uploads that the snapshot names. */
  get uploads(): string {
    return join(dirname(this.path), 'files');
  }

  /** Folder of what is too large for a place beside it. */
  get folders(): string {
    return join(dirname(this.path), 'large');
  }

  /** What was saved; null, with a warning, when it cannot be used. */
  load(expected: TenantState): Snapshot | null {
    if (!existsSync(this.path)) return null;
    try {
      const saved: unknown = JSON.parse(readFileSync(this.path, 'utf8'));
      if (isSnapshot(saved, expected)) return { secret: saved.secret, state: saved.state };
      this.#warn(`The snapshot ${this.path} is of another version; starting afresh.`);
    } catch {
      this.#warn(`The snapshot ${this.path} cannot be read; starting afresh.`);
    }
    return null;
  }

  /** A failure is a warning: the mock goes on in memory. */
  save(snapshot: Snapshot): void {
    // Renaming is atomic: a crash leaves the snapshot before.
    const draft = `${this.path}.tmp`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(draft, JSON.stringify({ version: version(), ...snapshot }, null, 1));
      renameSync(draft, this.path);
    } catch (error) {
      this.#warn(`The snapshot ${this.path} cannot be written: ${String(error)}`);
    }
  }
}

function isSnapshot(saved: unknown, expected: TenantState): saved is Snapshot {
  if (typeof saved !== 'object' || saved === null) return false;
  if (!('version' in saved) || saved.version !== version()) return false;
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
