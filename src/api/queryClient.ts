import { type MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTimeout } from './apiError';

/**
 * Whether a retry soon can help: no answer came, or the server answered 503. After a timeout the user has waited
 * long enough and decides.
 */
export function isTransient(error: unknown): boolean {
  if (isTimeout(error)) return false;
  return error instanceof ApiError && (error.kind === 'network' || error.status === 503);
}

/**
 * Times are in milliseconds.
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
        // Fail at once when the browser reports that it is offline: the page then offers Retry.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
