/**
 * Replaces the generated client's reader of event streams (vite.config.ts). The contract has no event streams, and the
 * sign-in page loads faster without it.
 */
export function createSseClient(): never {
  throw new Error('The contract has no event streams: see vite.config.ts before you declare one.');
}
