import { createHash } from 'node:crypto';
import type { SentAnswer } from './checks.ts';
import { Problem } from './problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Kept {
  fingerprint: string;
  /** Null while the first request is in progress. */
  answer: SentAnswer | null;
}

/** By caller, operation and key. A host of several processes keeps them in its database, with the records. */
const kept = new Map<string, Kept>();

/**
 * Runs a creating call once for each key, as the guide Retries says: the same request gets the first answer again.
 * Refusals are not kept.
 * @throws Problem IDEMPOTENCY_KEY_REUSED or IDEMPOTENCY_KEY_IN_USE
 */
export async function once(
  key: string,
  fingerprint: string,
  run: () => Promise<SentAnswer>,
): Promise<SentAnswer> {
  const known = kept.get(key);
  if (known && known.fingerprint !== fingerprint) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  if (known) {
    if (!known.answer) throw new Problem('IDEMPOTENCY_KEY_IN_USE');
    return known.answer;
  }
  const entry: Kept = { fingerprint, answer: null };
  kept.set(key, entry);
  try {
    entry.answer = await run();
    setTimeout(() => kept.delete(key), DAY_MS).unref();
    return entry.answer;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

/** Equal for equal requests: the order of properties does not count, the bytes of files do. */
export async function fingerprintOf(
  request: readonly unknown[],
  files: Readonly<Record<string, File>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(request, sorted));
  for (const [name, file] of Object.entries(files).sort()) {
    hash.update(`\0${name}\0`).update(new Uint8Array(await file.arrayBuffer()));
  }
  return hash.digest('hex');
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
