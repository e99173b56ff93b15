import type { Fault } from './mockApi.ts';

/**
 * Adds an answer. Answers of one operation are served in order, and nothing may wait behind one
 * that lasts until cleared: a limited one goes before it, a lasting one replaces it.
 */
export function enqueue(queue: readonly Fault[], fault: Fault): Fault[] {
  const lasting = queue.findIndex(
    ({ operationId, times }) => operationId === fault.operationId && times === null,
  );
  if (lasting === -1) return [...queue, fault];
  return queue.toSpliced(lasting, fault.times === null ? 1 : 0, fault);
}

/** Removes an answer, even if some of its calls have been served since it was shown. */
export function without(queue: readonly Fault[], fault: Fault): Fault[] {
  const found = queue.findIndex((candidate) => identity(candidate) === identity(fault));
  return found === -1 ? [...queue] : queue.toSpliced(found, 1);
}

/** Returns a key for each answer that stays the same while its calls are counted down. */
export function withKeys(queue: readonly Fault[]): { key: string; fault: Fault }[] {
  const seen = new Map<string, number>();
  return queue.map((fault) => {
    const name = identity(fault);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, fault };
  });
}

function identity({ times, ...fault }: Fault): string {
  return JSON.stringify([fault, times === null]);
}
