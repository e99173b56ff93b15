/** Weight of the last second in the mean, so that the figures do not jump. */
const WEIGHT = 0.3;
const SECOND = 1000;

/** How fast bytes are sent, as a moving mean in bytes a second. */
export class Speed {
  #mean: number | null = null;
  #from: { at: number; bytes: number } | null = null;

  /** @param at milliseconds, of any clock that does not run back */
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
