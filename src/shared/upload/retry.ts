import { ApiError } from '@/api/apiError';

/** Maximum automatic retries after server errors in a row. */
const MAX_FAILURES = 5;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/** Whether there was no answer, so that the upload should wait for the network. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network';

/** Whether the same request may succeed later. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && /^(413|415|422)$/.test(String(error.status)));

/**
 * Returns the delay before the next retry of an upload, in milliseconds. Null if a retry is pointless.
 *
 * @param failures Failures since the last byte that arrived, including this one.
 */
export function retryDelay(error: unknown, failures: number): number | null {
  if (!isPassing(error)) return null;
  if (failures > MAX_FAILURES && !isOffline(error)) return null;
  return Math.min(FIRST_DELAY * 2 ** (failures - 1), LONGEST_DELAY);
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network') return true;
  // Another client continued the upload, or bytes changed in transit. Asking for the offset
  // fixes both.
  if (error.code === 'OFFSET_MISMATCH' || error.code === 'CHECKSUM_MISMATCH') return true;
  const isFinal = error.code === 'STORAGE_FULL' || error.code === 'NOT_IMPLEMENTED';
  return error.status === 429 || (error.status >= 500 && !isFinal);
}
