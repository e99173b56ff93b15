/**
 * In place of the generated client's reader of event streams (vite.config.ts): the contract has none, and the
 * sign-in page need not load it.
 */
export function createSseClient(): never {
  throw new Error('The contract has no event streams: see vite.config.ts before you declare one.');
}
