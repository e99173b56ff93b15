const WINDOW_MS = 10 * 60 * 1000;
const ALLOWED = 5;

/**
 * Counts wrong passwords, so that one cannot be found by trying. In memory only: a count is no part of what is
 * kept.
 */
export class Attempts {
  readonly #tries = new Map<string, number[]>();

  /**
   * Counts a try before it is judged, so that many at once are not one.
   * @returns seconds to wait where there were too many already, and then it is not counted; null where it may be made
   */
  begin(id: string, now: number): number | null {
    const recent = (this.#tries.get(id) ?? []).filter((at) => at + WINDOW_MS > now);
    const [oldest = now] = recent;
    if (recent.length >= ALLOWED) return Math.ceil((oldest + WINDOW_MS - now) / 1000);
    this.#tries.set(id, [...recent, now]);
    return null;
  }

  /** The right one was given. */
  forget(id: string): void {
    this.#tries.delete(id);
  }

  clear(): void {
    this.#tries.clear();
  }
}
