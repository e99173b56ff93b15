import { ApiError } from '../../src/api/apiError.ts';
import { failureText } from '../../src/shared/errors/operationTexts.ts';
import { reasonText } from '../../src/shared/errors/problemTexts.ts';
import type { DeclaredProblem } from './catalog.ts';
import { specifiedText } from './specification.ts';

/** The catalog's text for a failure: what happened, and why. */
export type Texts = [happened: string, reason: string];

/** What the screen says about a failure. */
export function textsOf({ operation, status, problem }: DeclaredProblem): Texts {
  const error = new ApiError('problem', status, problem);
  // The example of the header Retry-After, which the mock sends.
  if (status === 429) error.retryAfter = 30;
  return [specifiedText(operation, problem) ?? failureText(operation, error), reasonText(error)];
}
