import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText, type OperationId } from '../errors/operationTexts';
import { toast } from './toast';

interface Change<Wanted, Answer> {
  operation: OperationId;
  change: (wanted: Wanted) => Promise<{ data: Answer }>;
  /** Operations whose answers are old now. */
  stale: readonly OperationId[];
  /** What is said when it is done; nothing if nothing. */
  said?: (answer: Answer, wanted: Wanted) => string;
  /** Puts what came with the answer where it is shown. */
  show?: (client: QueryClient, answer: Answer, wanted: Wanted) => void;
}

/** One change that a page makes: says how it went, and has read anew what it made old. */
export function useChange<Wanted, Answer>({
  operation,
  change,
  stale,
  said,
  show,
}: Change<Wanted, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Wanted) => (await change(wanted)).data,
    onSuccess: (answer, wanted) => {
      if (said) toast.success(said(answer, wanted));
      show?.(client, answer, wanted);
      for (const _id of stale) void client.invalidateQueries({ queryKey: [{ _id }] });
    },
    onError: (error) => toast.error(failureText(operation, error)),
  });
}
