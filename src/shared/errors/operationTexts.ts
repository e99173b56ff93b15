import { type FailureWords, failureWords, type OperationId } from './failures';
import { operationTexts } from './texts/operations';

/** What users read when an operation fails, with the reason. */
export const wordsOf = (operation: OperationId, error: unknown): FailureWords =>
  failureWords(operationTexts[operation], error);

/** The text for a failed operation, without the reason. */
export const failureText = (operation: OperationId, error: unknown): string =>
  wordsOf(operation, error).message;
