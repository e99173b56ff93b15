import { ApiError } from '@/api/apiError';

/** Failures of the server in a row, after which a person is asked. */
const MAX_FAILURES = 5;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/** Whether nobody answered, which passes by itself. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network';

/** Whether the server may say something else of the same file another time. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && /^(413|415|422)$/.test(String(error.status)));

/**
 * When to go on after a failure of an upload, in milliseconds; null when that would be of no use.
 * @param failures how many there have been since the last byte that arrived, this one included
 */
export function retryDelay(error: unknown, failures: number): number | null {
  if (!isPassing(error)) return null;
  if (failures > MAX_FAILURES && !isOffline(error)) return null;
  return Math.min(FIRST_DELAY * 2 ** (failures - 1), LONGEST_DELAY);
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network') return true;
  // Elsewhere the upload has gone on, or bytes were changed on their way: asking where to go on mends both.
  if (error.code === 'OFFSET_MISMATCH' || error.code === 'CHECKSUM_MISMATCH') return true;
  return error.status === 429 || (error.status >= 500 && error.code !== 'STORAGE_FULL');
}
