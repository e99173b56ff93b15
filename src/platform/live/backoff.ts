/** The longest wait before the next attempt, in milliseconds. */
const LONGEST_MS = 30_000;

/**
 * The wait before the next attempt in milliseconds: 1, 2, 4 ... 30 seconds, shortened at random by up to one half, so that
 * not all clients return at once after a restart of the host.
 *
 * @param failures The number of failed attempts in a row, at least 1.
 */
export function waitAfter(failures: number, random = Math.random): number {
  const whole = Math.min(LONGEST_MS, 1000 * 2 ** (failures - 1));
  return whole * (1 - random() / 2);
}

/** Waits, or until the browser is online again. Rejects if the signal is aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      stop.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), milliseconds);
    addEventListener('online', end(resolve), { signal: stop.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: stop.signal },
    );
    if (signal.aborted) end(() => reject(signal.reason))();
  });
}
