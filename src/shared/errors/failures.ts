import { ApiError } from '@/api/apiError';
import type * as operations from '@/api/generated/index';
import type { ProblemCode } from '@/api/generated/types.gen';
import type { OperationId } from '@/api/offers';
import { reasonText } from './problemTexts';

export type { OperationId };

type ErrorOf<Id extends OperationId> = Extract<
  Awaited<ReturnType<(typeof operations)[Id]>>,
  { data: undefined }
>['error'];

/** The codes that the contract declares for an operation. */
type CodeOf<Id extends OperationId> = Extract<NonNullable<ErrorOf<Id>['code']>, ProblemCode>;

interface Failure<Code extends ProblemCode> {
  /** The text for all codes that have no text of their own. */
  otherwise: string;
  codes?: Partial<Record<Code, string>>;
  /** The specification prefers the server's message here. */
  serverMessageFirst?: true;
}

/** The texts of any operation. */
export type AnyFailure = Failure<ProblemCode>;

/** The texts of all operations (texts/operations.ts). */
export type Failures = { [Id in OperationId]: Failure<CodeOf<Id>> };

/** A failure in the user's words: what failed and, unless the message says so, why. */
export interface FailureWords {
  message: string;
  reason?: string;
}

/** Chooses the texts of an operation for an error. */
export function failureWords(
  { otherwise, codes, serverMessageFirst }: AnyFailure,
  error: unknown,
): FailureWords {
  if (error instanceof ApiError && error.kind === 'problem') {
    const ours = error.code ? codes?.[error.code] : undefined;
    const message = ours ?? (serverMessageFirst && error.detail);
    if (message) return { message };
  }
  return { message: otherwise, reason: reasonText(error) };
}
