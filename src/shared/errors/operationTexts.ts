import { ApiError } from '@/api/apiError';
import { type AnyFailure, type FailureWords, failureWords, type OperationId } from './failures';
import { authTexts } from './texts/auth';

/** For a failure before the texts are there, and for those who cannot load them. */
const UNKNOWN: AnyFailure = { otherwise: 'The request failed' };

let texts: Readonly<Partial<Record<OperationId, AnyFailure>>> = authTexts;

/** Adds texts of operations. All of them grow with the contract, so they load beside the first page (texts/all.ts). */
export function provideOperationTexts(more: typeof texts): void {
  texts = { ...texts, ...more };
}

/** Returns what users read when an operation fails, with the reason. */
export const wordsOf = (operation: OperationId, error: unknown): FailureWords =>
  failureWords(texts[operation] ?? UNKNOWN, error);

/**
 * Returns the text for a failed operation, without the reason. Empty for one that the host does not offer: a page without its
 * result is all that there is.
 */
export const failureText = (operation: OperationId, error: unknown): string =>
  error instanceof ApiError && error.kind === 'notOffered' ? '' : wordsOf(operation, error).message;
