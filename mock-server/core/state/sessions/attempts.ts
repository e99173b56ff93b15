import { type Refusal, refuse } from '../../../engine/problem.ts';

/** How often something may be tried, as the contract says it (openapi/guides/sign-in.md). */
export interface Limit {
  tries: number;
  minutes: number;
}

/** The password of a session or a public link. */
const PASSWORD: Limit = { tries: 5, minutes: 10 };

const MINUTE_MS = 60 * 1000;
/** Anybody can send addresses, so the oldest are forgotten beyond this number. */
const MAX_KEYS = 10_000;

/**
 * Counts tries, to stop guessing. The counts are only in memory, not in the database.
 */
export class Attempts {
  /** Least recently tried first. */
  readonly #tries = new Map<string, number[]>();

  /**
   * Counts an attempt before the secret is checked, so that simultaneous attempts all count.
   * @returns null if the attempt is allowed; otherwise it does not count
   */
  begin(key: string, now: number, limit = PASSWORD): Refusal<'RATE_LIMITED'> | null {
    const window = limit.minutes * MINUTE_MS;
    const recent = (this.#tries.get(key) ?? []).filter((time) => time + window > now);
    const [oldest = now] = recent;
    if (recent.length >= limit.tries) {
      const seconds = Math.ceil((oldest + window - now) / 1000);
      return refuse('RATE_LIMITED', { headers: { 'retry-after': String(seconds) } });
    }
    this.#tries.delete(key);
    this.#tries.set(key, [...recent, now]);
    const [first = key] = this.#tries.keys();
    if (this.#tries.size > MAX_KEYS) this.#tries.delete(first);
    return null;
  }

  /** Takes back one attempt, which was right. The others still count. */
  succeed(key: string): void {
    this.#tries.get(key)?.pop();
  }

  /** Resets the count after a correct password. */
  forget(key: string): void {
    this.#tries.delete(key);
  }

  clear(): void {
    this.#tries.clear();
  }
}
