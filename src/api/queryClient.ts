import { QueryClient } from '@tanstack/react-query';
import { ApiError, isTimeout } from './apiError';

/**
 * Whether asking again soon can help: no answer came, or the server said that it is not available. Who waited
 * for an answer until the time was over has waited enough, and is asked.
 */
export function isTransient(error: unknown): boolean {
  if (isTimeout(error)) return false;
  return error instanceof ApiError && (error.kind === 'network' || error.status === 503);
}

/** Times are in milliseconds. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // A failure is shown with Retry, also when the browser says that it is offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
