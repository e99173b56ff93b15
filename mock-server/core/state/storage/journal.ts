import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { StoredFile, TenantState } from '../model.ts';
import type { StoredPage, StoredPageUpdate } from '../pages.ts';

/** Something that is on the disk before its call is answered. */
type Entry =
  | { page: StoredPage; file?: StoredFile }
  | { goneId: string }
  | { pageId: string; updates: StoredPageUpdate[] };

/**
 * What was written in pages since the last snapshot, line by line. A snapshot is written a moment after a change, so without
 * this a mock that is killed would lose what it has acknowledged.
 */
export class Journal {
  readonly #path: string;
  /** Writes the snapshot that the lines follow. */
  readonly #begin: () => void;
  #hasBegun: boolean;

  constructor(path: string, hasSnapshot: boolean, begin: () => void) {
    this.#path = path;
    this.#hasBegun = hasSnapshot;
    this.#begin = begin;
    if (!hasSnapshot) this.clear();
  }

  append(entry: Entry): void {
    if (!this.#hasBegun) this.#begin();
    this.#hasBegun = true;
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
  }

  clear(): void {
    rmSync(this.#path, { force: true });
  }

  /** Adds to the state what it lacks. A line that was cut off was never acknowledged. */
  replay(state: TenantState): void {
    if (!existsSync(this.#path)) return;
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      const entry = parsed(line);
      if (!entry) continue;
      if ('goneId' in entry) {
        delete state.pages[entry.goneId];
        delete state.pageUpdates[entry.goneId];
      } else if ('page' in entry) {
        state.pages[entry.page.id] = entry.page;
        state.pageUpdates[entry.page.id] ??= [];
        if (entry.file) state.files[entry.file.id] = entry.file;
      } else {
        const known = state.pageUpdates[entry.pageId] ?? [];
        const ids = new Set(known.map(({ id }) => id));
        state.pageUpdates[entry.pageId] = [
          ...known,
          ...entry.updates.filter(({ id }) => !ids.has(id)),
        ];
      }
    }
  }
}

function parsed(line: string): Entry | null {
  try {
    return line ? (JSON.parse(line) as Entry) : null;
  } catch {
    return null;
  }
}
