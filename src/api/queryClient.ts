import { type MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTimeout } from './apiError';

/** Statuses after which the same request may succeed a moment later. */
const TRANSIENT = [408, 502, 503];

/**
 * Whether an automatic retry may help: there was no answer, or the server was not available. Not after a timeout here or
 * at a gateway (504), because the user has already waited long enough.
 */
export function isTransient(error: unknown): boolean {
  if (isTimeout(error)) return false;
  return (
    error instanceof ApiError && (error.kind === 'network' || TRANSIENT.includes(error.status))
  );
}

/**
 * Creates the query client. Times are in milliseconds.
 *
 * @param mutationCache Shows the failures of writes.
 */
export function createQueryClient(mutationCache: MutationCache): QueryClient {
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // Fail at once if the browser is offline, so that the page offers Retry.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
