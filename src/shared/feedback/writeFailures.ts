import { MutationCache } from '@tanstack/react-query';
import { isAbort, isOutdated } from '@/api/apiError';
import type { FailureWords, OperationId } from '../errors/failures';
import { wordsOf } from '../errors/operationTexts';
import { authTexts } from '../errors/texts/auth';
import { loadTexts } from '../errors/textsReady';
import { toast } from './toast';
import { invalidate } from './useWrite';

/**
 * Returns the mutation cache of the app. Toasts each write failure that is not shown inline. If the record or its project has
 * changed on the server, reads what the write was based on again.
 */
export const createWriteCache = (): MutationCache =>
  new MutationCache({
    onError: (error, variables, _rollBack, { meta }, { client }) => {
      if (!meta || isAbort(error)) return;
      if (meta.failure === 'toast') void toastFailure(meta.operationOf(variables), error);
      if (isOutdated(error)) void invalidate(client, [...meta.outdated, 'getProject']);
    },
  });

/** Toasts what failed and why. For work outside of React, such as the upload queue; writes do this on their own. */
export async function toastFailure(operation: OperationId, error: unknown): Promise<void> {
  const { message, reason } = await wordsFor(operation, error);
  toast.error(message, { ...(reason && { reason }) });
}

/**
 * The sign-in texts are in the first chunk and work offline. The texts of all other operations load with the first page
 * that reads data, so that the first chunk does not grow with the modules.
 */
async function wordsFor(operation: OperationId, error: unknown): Promise<FailureWords> {
  if (!(operation in authTexts)) await loadTexts();
  return wordsOf(operation, error);
}
