import { ApiError } from '../../src/api/apiError.ts';
import { failureText } from '../../src/shared/errors/operationTexts.ts';
import { reasonText } from '../../src/shared/errors/problemTexts.ts';
import * as texts from '../../src/shared/errors/texts/all.ts';
import { provideTexts } from '../../src/shared/errors/textsReady.ts';
import type { DeclaredProblem } from './catalog.ts';
import { specifiedText } from './specification.ts';

provideTexts(texts);

/** The catalog's text for a failure: what happened, and why. */
export type Texts = [happened: string, reason: string];

export function textsOf({ operation, status, problem }: DeclaredProblem): Texts {
  const error = new ApiError('problem', status, problem);
  // The example of the header Retry-After, which the mock sends.
  if (status === 429) error.retryAfter = 30;
  return [specifiedText(operation, problem) ?? failureText(operation, error), reasonText(error)];
}

/** One failure of each status: the one that names fields, where there is one. */
export function oneByStatus(
  declared: readonly DeclaredProblem[],
  statuses?: ReadonlySet<number>,
): DeclaredProblem[] {
  const chosen = new Map<number, DeclaredProblem>();
  for (const problem of declared) {
    const isWanted = statuses?.has(problem.status) ?? true;
    const isBetter = !chosen.has(problem.status) || problem.name === 'VALIDATION_FAILED';
    if (isWanted && isBetter) chosen.set(problem.status, problem);
  }
  return [...chosen.values()];
}
