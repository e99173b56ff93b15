import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';

/** Whether asking again soon can help: no answer came, or the server said that it is not available. */
export function isTransient(error: unknown): boolean {
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
