import { isRefusal, type Refusal, refuse } from '../problem.ts';

/** The answer to the first request with a key. */
export interface KeptAnswer {
  /** Identifies the content of the request. */
  fingerprint: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** As JSON, because the parts of an answer may change later. */
  reply: string;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** The most answers that are kept, the newest ones. Only load tests reach it. */
export const MOST_KEPT = 5_000;
/** Answers until the next look at their number, which takes time. */
const LOOK_EVERY = 100;

/** A request with an Idempotency-Key. */
export interface KeyedCall {
  /** Identifies the account, the operation and the key. */
  id: string;
  fingerprint: string;
}

/** The answers of one tenant that are kept for repeated requests (draft-ietf-httpapi-idempotency-key-header). */
export class KeptAnswers {
  readonly #records: () => Record<string, KeptAnswer>;
  /** The fingerprints of requests in progress, by id. */
  readonly #running = new Map<string, string>();
  #sinceLook = 0;

  constructor(records: () => Record<string, KeptAnswer>) {
    this.#records = records;
  }

  /**
   * Runs a call, unless the same one succeeded before. Only successes are kept.
   * @param now milliseconds since the epoch
   */
  async once<Answer>(
    { id, fingerprint }: KeyedCall,
    now: number,
    run: () => Promise<Answer>,
  ): Promise<Answer | Refusal> {
    const records = this.#records();
    for (const [old, { at }] of Object.entries(records)) {
      if (at + LIFETIME_MS <= now) delete records[old];
    }
    const kept = records[id];
    const first = kept?.fingerprint ?? this.#running.get(id);
    if (first !== undefined && first !== fingerprint) return refuse('IDEMPOTENCY_KEY_REUSED');
    if (kept) return JSON.parse(kept.reply) as Answer;
    if (first !== undefined) return refuse('IDEMPOTENCY_KEY_IN_USE');
    this.#running.set(id, fingerprint);
    try {
      const reply = await run();
      if (reply && !isRefusal(reply)) {
        this.#records()[id] = { fingerprint, at: now, reply: JSON.stringify(reply) };
        this.#limit();
      }
      return reply;
    } finally {
      this.#running.delete(id);
    }
  }

  #limit(): void {
    this.#sinceLook += 1;
    if (this.#sinceLook < LOOK_EVERY) return;
    this.#sinceLook = 0;
    const records = this.#records();
    for (const old of Object.keys(records).slice(0, -MOST_KEPT)) delete records[old];
  }
}
