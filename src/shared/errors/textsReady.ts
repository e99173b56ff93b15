/** Milliseconds that a failure waits for its text. */
const PATIENCE_MS = 3000;

let ready: Promise<unknown> = Promise.resolve();

/** Lets failed calls wait until their texts are there, or cannot be loaded. */
export function holdFailures(loading: Promise<unknown>): void {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  ready = Promise.race([loading.catch(() => {}), patience]);
}

/** Resolves when a failure can be shown. */
export const textsReady = (): Promise<unknown> => ready;
