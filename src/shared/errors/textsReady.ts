/** Milliseconds that a failure waits for its text. */
const PATIENCE_MS = 3000;

let loading: Promise<unknown> | undefined;

/** Loads the texts of all failures. Resolves when they are there, or do not come in time. */
export function loadTexts(): Promise<unknown> {
  loading ??= Promise.race([
    import('./allTexts').then(({ provideTexts }) => provideTexts()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]).catch(() => {
    // The next failure tries again.
    loading = undefined;
  });
  return loading;
}

/** Resolves when a failed call can be shown. The pages around sign-in have texts of their own, and wait for nothing. */
export const textsReady = async (): Promise<unknown> => loading;
