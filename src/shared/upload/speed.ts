/** Weight of the latest second in the average, so that the figures do not jump. */
const WEIGHT = 0.3;
const SECOND = 1000;

/** The upload speed as a moving average in bytes per second. */
export class Speed {
  #mean: number | null = null;
  #from: { at: number; bytes: number } | null = null;

  /** @param at Milliseconds of a monotonic clock. */
  note(bytes: number, at: number): number | null {
    if (!this.#from || bytes < this.#from.bytes) this.#from = { at, bytes };
    const seconds = (at - this.#from.at) / SECOND;
    if (seconds < 1) return this.#mean;
    const now = (bytes - this.#from.bytes) / seconds;
    this.#mean = this.#mean === null ? now : this.#mean * (1 - WEIGHT) + now * WEIGHT;
    this.#from = { at, bytes };
    return this.#mean;
  }
}
