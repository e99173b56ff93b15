import * as Y from 'yjs';
import { toBase64 } from './base64';
import type { Batch } from './unsent';

const MOST_PER_CALL = 50;
/** The host takes updates of 512 KiB and calls of 1 MiB. Measured in bytes of updates, and in letters of base64. */
const MOST_BYTES = 400_000;
const MOST_LETTERS = 900_000;
const bytesOf = (updates: readonly Uint8Array[]): number =>
  updates.reduce((sum, { length }) => sum + length, 0);

/** As many of the updates as one call takes, at least one. */
function oneCall(batches: readonly Batch[]): Batch[] {
  let letters = 0;
  const end = batches.findIndex(({ data }, index) => {
    letters += data.length;
    return index === MOST_PER_CALL || (index > 0 && letters > MOST_LETTERS);
  });
  return end < 0 ? [...batches] : batches.slice(0, end);
}

/** What was written and the host has not confirmed, in order. */
export class Outgoing {
  #open: Uint8Array[] = [];
  #batches: Batch[] = [];
  #edits = 0;
  #sentEdits = 0;
  /** The edits that a call in flight covers; 0 if it leaves some. */
  #covered = 0;

  /** The number of changes that the host does not have. */
  get waiting(): number {
    return this.#edits - this.#sentEdits;
  }

  get hasBatches(): boolean {
    return this.#batches.length > 0;
  }

  get isEmpty(): boolean {
    return this.#open.length + this.#batches.length === 0;
  }

  add(update: Uint8Array): void {
    if (bytesOf(this.#open) + update.length > MOST_BYTES) this.#close();
    this.#open.push(update);
    this.#edits += 1;
  }

  /** All changes as batches, for the browser's storage. */
  closed(): readonly Batch[] {
    this.#close();
    return this.#batches;
  }

  /** What the next call sends. */
  begin(): Batch[] {
    const sending = oneCall(this.closed());
    this.#covered = this.#batches.length === sending.length ? this.#edits : 0;
    return sending;
  }

  /** Notes that the host has what a call sent. */
  confirm(sent: readonly Batch[]): void {
    const ids = new Set(sent.map(({ id }) => id));
    this.#batches = this.#batches.filter(({ id }) => !ids.has(id));
    this.#sentEdits = this.#covered || this.#sentEdits;
  }

  /** Begins with what an earlier tab could not send. */
  restore(batches: Batch[]): void {
    this.#batches = batches;
    this.#edits = batches.length;
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#open = [];
    this.#batches = [];
  }

  #close(): void {
    if (this.#open.length > 0) {
      this.#batches.push({ id: crypto.randomUUID(), data: toBase64(Y.mergeUpdates(this.#open)) });
    }
    this.#open = [];
  }
}
