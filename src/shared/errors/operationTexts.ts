import { ApiError } from '@/api/apiError';
import { type FailureWords, failureWords, type OperationId } from './failures';
import { operationTexts } from './texts/operations';

/** Returns what users read when an operation fails, with the reason. */
export const wordsOf = (operation: OperationId, error: unknown): FailureWords =>
  failureWords(operationTexts[operation], error);

/**
 * Returns the text for a failed operation, without the reason. Empty for one that the host does not offer: a page without its
 * result is all that there is.
 */
export const failureText = (operation: OperationId, error: unknown): string =>
  error instanceof ApiError && error.kind === 'notOffered' ? '' : wordsOf(operation, error).message;
