import type { createSseClient as Reader } from './generated/core/serverSentEvents.gen';

/**
 * Stands in for the generated client's reader of event streams (vite.config.ts), so that the first page does not load it.
 * Undefined until `provideReader`.
 */
export let createSseClient: typeof Reader;

/** Lets the client open event streams. The code that needs one loads the reader. */
export function provideReader(reader: typeof Reader): void {
  createSseClient = reader;
}
