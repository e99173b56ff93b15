import { type MutationCache, QueryClient } from '@tanstack/react-query';
import { isTimeout, isUnanswered } from './apiError';

/**
 * Whether an automatic retry may help: there was no answer, or the server was not available. Not after a timeout, because
 * the user has already waited long enough.
 */
export const isTransient = (error: unknown): boolean => isUnanswered(error) && !isTimeout(error);

/** No query of this page is older, in milliseconds since the epoch. */
export const queriesSince = Date.now();

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
