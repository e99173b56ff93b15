import { createHash } from 'node:crypto';
import type { Body } from './body.ts';
import type { AnyReply } from './call.ts';
import type { Operation } from './contract.ts';
import { isRefusal, refuse } from './problem.ts';
import type { EngineRequest } from './request.ts';

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
const HEADER = 'Idempotency-Key';

/** A request with an Idempotency-Key. */
interface KeyedCall {
  /** Identifies the account, the operation and the key. */
  id: string;
  fingerprint: string;
}

/** The answers of one tenant that are kept for repeated requests (draft-ietf-httpapi-idempotency-key-header). */
export class KeptAnswers {
  readonly #records: () => Record<string, KeptAnswer>;
  /** The fingerprints of requests in progress, by id. */
  readonly #running = new Map<string, string>();

  constructor(records: () => Record<string, KeptAnswer>) {
    this.#records = records;
  }

  /**
   * Runs a call, unless the same one succeeded before. Only successes are kept.
   * @param now milliseconds since the epoch
   */
  async once(
    { id, fingerprint }: KeyedCall,
    now: number,
    run: () => Promise<AnyReply | null>,
  ): Promise<AnyReply | null> {
    const records = this.#records();
    for (const [old, { at }] of Object.entries(records)) {
      if (at + LIFETIME_MS <= now) delete records[old];
    }
    const kept = records[id];
    const first = kept?.fingerprint ?? this.#running.get(id);
    if (first !== undefined && first !== fingerprint) return refuse('IDEMPOTENCY_KEY_REUSED');
    if (kept) return JSON.parse(kept.reply) as AnyReply;
    if (first !== undefined) return refuse('IDEMPOTENCY_KEY_IN_USE');
    this.#running.set(id, fingerprint);
    try {
      const reply = await run();
      if (reply && !isRefusal(reply)) {
        this.#records()[id] = { fingerprint, at: now, reply: JSON.stringify(reply) };
      }
      return reply;
    } finally {
      this.#running.delete(id);
    }
  }
}

interface Content {
  operation: Operation;
  request: EngineRequest;
  params: Record<string, string>;
  body: Body;
}

/** Returns null if the request has no key, or the operation takes none. */
export function keyedCall(userId: string, content: Content): KeyedCall | null {
  const { operation, request } = content;
  const declared = operation.prism.request?.headers ?? [];
  const key = request.headers[HEADER.toLowerCase()];
  if (key === undefined || !declared.some(({ name }) => name === HEADER)) return null;
  const others = declared.flatMap(({ name }) =>
    name === HEADER ? [] : [[name, request.headers[name.toLowerCase()]]],
  );
  const parts = [content.params, request.query, others, contentOf(content.body)];
  return {
    id: hashOf(JSON.stringify([userId, operation.id, key])),
    fingerprint: hashOf(JSON.stringify(parts.map(sorted))),
  };
}

/** Describes a body by its values: a multipart boundary or the spaces in JSON do not count. */
function contentOf(body: Body): unknown {
  if (body.kind === 'json') return body.value;
  if (body.kind !== 'form') return null;
  const files = Object.entries(body.fields.files).map(([name, { fileName, data }]) => [
    name,
    fileName,
    hashOf(data),
  ]);
  return [body.fields.texts, files.sort()];
}

/** Sorts the properties of objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => [name, sorted(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
