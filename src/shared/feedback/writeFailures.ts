import { MutationCache } from '@tanstack/react-query';
import { asApiError, isAbort } from '@/api/apiError';
import { failureText } from '../errors/operationTexts';
import { toast } from './toast';
import { invalidate } from './useWrite';

/**
 * The mutation cache of the app. It toasts the failure of each write that does not show it inline, and reads again
 * what the write was based on when the server answers 409: the screen is out of date then.
 */
export const createWriteCache = (): MutationCache =>
  new MutationCache({
    onError: (error, variables, _rollBack, { meta }, { client }) => {
      if (!meta || isAbort(error)) return;
      if (meta.failure === 'toast') toast.error(failureText(meta.operationOf(variables), error));
      if (asApiError(error).status === 409) void invalidate(client, meta.outdated);
    },
  });
