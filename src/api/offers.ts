import type * as operations from './generated/index';
import { offersStore, storedOffers } from './offersStore';

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** How long the first question may hold up the calls of a page, in milliseconds. */
const PATIENCE_MS = 5_000;

let known: Promise<unknown> = Promise.resolve();
/** Asks the host; its code is not part of the first load. */
let capabilities: Promise<typeof import('./capabilities')> | undefined;

/** Tells whether the host offers an operation. */
export const offers = (operation: OperationId): boolean =>
  offersStore.getState().operations?.has(operation) !== false;

/** Returns a function that tells whether the host offers an operation. */
export function useOffers(): (operation: OperationId) => boolean {
  const { operations: offered } = offersStore();
  return (operation) => offered?.has(operation) !== false;
}

/**
 * Begins with what the host offered on the last visit, and asks it again. Without a last visit, calls wait for the
 * answer. Call once, after configureClient.
 */
export function startOffers(): void {
  capabilities = import('./capabilities');
  // Without that code, all calls are sent.
  const begun = capabilities.then(({ begin }) => begin()).catch(() => {});
  if (storedOffers() === 'null') return;
  known = Promise.race([begun, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Resolves when it is known what the host offers, or after the longest wait. */
export const offersKnown = (): Promise<unknown> => known;

/**
 * Asks the host again what it offers, if the answer is not fresh.
 *
 * @param status that of a failed call. A host gives some to calls that it does not know, which makes the answer doubtful.
 */
export const refreshOffers = (status?: number): void =>
  void capabilities?.then(({ refresh }) => refresh(status)).catch(() => {});

/**
 * Tells whether a call, as its method and the path of the contract, must not be sent because the host does not offer
 * it.
 */
export async function isUnoffered(call: string): Promise<boolean> {
  if (call === 'GET /capabilities') return false;
  await known;
  return offersStore.getState().calls?.has(call) === false;
}
