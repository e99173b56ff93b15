import type { Operation } from './operations.ts';

/** Whether `npm run thorough` runs, which the nightly workflow does. `npm test` tries a part of each long walk. */
export const isThorough = process.env.THOROUGH === 'yes';

/**
 * Returns the operations that a walk tries: all of them in a thorough run, otherwise one of each tag and method. Operations of
 * a tag share their handlers' ways, and the mock checks each answer of every test against the contract anyway.
 */
export function walked(operations: readonly Operation[]): readonly Operation[] {
  if (isThorough) return operations;
  const first = new Map<string, Operation>();
  for (const operation of operations) {
    const key = `${operation.tag} ${operation.method}`;
    if (!first.has(key)) first.set(key, operation);
  }
  return [...first.values()];
}
