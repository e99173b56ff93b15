import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { OperationId } from '../errors/failures';
import { type ToastOptions, toast } from './toast';

/** Tells the mutation cache which failure to show, and where (writeFailures.ts). */
export type WriteMeta = {
  operationOf(variables: unknown): OperationId;
  failure: 'toast' | 'inline';
  /** Operations to read again when the record has changed on the server. */
  outdated: readonly OperationId[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

type SuccessMessage = string | (ToastOptions & { message: string });

export interface WriteOptions<Answer, Variables> {
  /** The operation that provides the failure texts. */
  operation: OperationId | ((variables: Variables) => OperationId);
  /** Calls the API. Use the generated function with `throwOnError: true`. */
  write: (variables: Variables) => Promise<{ data: Answer }>;
  /** Operations to read again after success. */
  stale: readonly OperationId[];
  /** The operation that reads the written record. A failure that shows it is outdated reads it again, and `stale`. */
  record?: OperationId;
  /** The success toast. No toast without it. */
  successToast?: (answer: Answer, variables: Variables) => SuccessMessage | undefined;
  /**
   * Where a failure appears: `toast` for a standalone action, `inline` for a form or dialog, which then renders the
   * returned `error`.
   */
  failure?: 'toast' | 'inline';
  /** Puts the answer into the query cache. The write then does not wait for `stale`. */
  show?: (client: QueryClient, answer: Answer, variables: Variables) => void;
  /** Shows the result before the answer arrives. Returns the function that rolls it back. */
  optimistic?: (client: QueryClient, variables: Variables) => (() => void) | undefined;
  /** Runs after the toast, even if the component is gone. */
  onSuccess?: (answer: Answer, variables: Variables) => void;
}

/**
 * The one way to write to the API.
 *
 * Each failure appears once, in one place:
 * - A free-standing action toasts it. This is the default.
 * - A form or dialog shows it inline and nowhere else: set `failure: 'inline'` and render `error`.
 * - A page query shows it in place with Retry (ErrorState).
 * - Sign-up, sign-in, password reset and scan edits toast it although they are forms, because the
 *   specification (section 8) says so. Their forms show only field errors.
 *
 * An aborted write is not a failure and shows nothing.
 */
export function useWrite<Answer, Variables = void>(options: WriteOptions<Answer, Variables>) {
  return useMutation(writeOptions(useQueryClient(), options));
}

/** The mutation behind useWrite, for tests without React. */
export function writeOptions<Answer, Variables>(
  client: QueryClient,
  options: WriteOptions<Answer, Variables>,
): MutationOptions<Answer, Error, Variables, (() => void) | undefined> {
  const { operation, write, stale, record, successToast, show, optimistic, onSuccess } = options;
  // Writes with the same key wait for each other's refetch.
  const mutationKey = ['optimistic', ...stale];
  return {
    ...(optimistic && { mutationKey }),
    meta: {
      operationOf: (variables: Variables) =>
        typeof operation === 'function' ? operation(variables) : operation,
      failure: options.failure ?? 'toast',
      outdated: record ? [...stale, record] : stale,
    },
    mutationFn: async (variables) => (await write(variables)).data,
    onMutate: async (variables) => {
      if (!optimistic) return undefined;
      // An answer that is older than the write would overwrite it on the screen.
      const reads = record ? [...stale, record] : stale;
      await Promise.all(reads.map((_id) => client.cancelQueries({ queryKey: [{ _id }] })));
      return optimistic(client, variables);
    },
    onSuccess: (answer, variables) => {
      showSuccess(successToast?.(answer, variables));
      show?.(client, answer, variables);
      onSuccess?.(answer, variables);
      if (optimistic) return undefined;
      const read = invalidate(client, stale);
      return show ? undefined : read;
    },
    onError: (_error, _variables, rollBack) => rollBack?.(),
    onSettled: () => {
      // A refetch would undo the optimistic result of another write with the same key: only the last one refetches.
      if (optimistic && client.isMutating({ mutationKey }) === 1) void invalidate(client, stale);
    },
  };
}

/** Marks the answers of operations as stale. Resolves once those on the screen have been read again. */
export function invalidate(
  client: QueryClient,
  operations: readonly OperationId[],
): Promise<unknown> {
  return Promise.all(operations.map((_id) => client.invalidateQueries({ queryKey: [{ _id }] })));
}

function showSuccess(message: SuccessMessage | undefined): void {
  if (message === undefined) return;
  if (typeof message === 'string') toast.success(message);
  else toast.success(message.message, message);
}
