const WINDOW_MS = 10 * 60 * 1000;
const ALLOWED = 5;

/**
 * Counts wrong passwords, to stop guessing. The counts are only in memory, not in the snapshot.
 */
export class Attempts {
  readonly #tries = new Map<string, number[]>();

  /**
   * Counts an attempt before the password is checked, so that simultaneous attempts all count.
   * @returns null if the attempt is allowed; otherwise the seconds to wait, and the attempt does not count
   */
  begin(id: string, now: number): number | null {
    const recent = (this.#tries.get(id) ?? []).filter((time) => time + WINDOW_MS > now);
    const [oldest = now] = recent;
    if (recent.length >= ALLOWED) return Math.ceil((oldest + WINDOW_MS - now) / 1000);
    this.#tries.set(id, [...recent, now]);
    return null;
  }

  /** Resets the count after a correct password. */
  forget(id: string): void {
    this.#tries.delete(id);
  }

  clear(): void {
    this.#tries.clear();
  }
}
