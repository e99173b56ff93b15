import { accepts } from './accept.ts';
import type { Body } from './body/body.ts';
import { refusedFile, wrongKinds } from './body/form.ts';
import type { Operation } from './contract.ts';
import { type Refusal, refuse } from './problem.ts';
import { emptyParameters, toFieldProblems, type Violation } from './validation.ts';

interface CheckedParts {
  body: Body;
  query: Readonly<Record<string, string | string[]>>;
  accept: string | undefined;
}

/**
 * Returns why the request must be refused, based on Prism's violations and on checks that Prism
 * lacks, or null.
 */
export function checkRequest(
  operation: Operation,
  { body, query, accept }: CheckedParts,
  violations: readonly Violation[],
): Refusal | null {
  const fields = body.kind === 'form' ? body.fields : null;
  const errors = toFieldProblems(operation.prism, violations);
  errors.push(...emptyParameters(operation.prism, query, errors));
  if (fields) errors.push(...wrongKinds(operation.prism, fields));
  if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
  const file = fields && refusedFile(operation.prism, fields);
  if (file) return file;
  if (accepts(accept, operation.successTypes)) return null;
  const detail = `The answer is ${operation.successTypes.join(' or ')}, not ${accept}.`;
  return refuse('NOT_ACCEPTABLE', { detail });
}
