import { callsOf, examplesOf, isSuccess, readContract } from '../../scripts/contract/document.ts';
import type * as operations from '../../src/api/generated/index.ts';
import type { Problem } from '../../src/api/generated/types.gen.ts';

export type OperationId = keyof typeof operations;

/** A failure that the contract declares for an operation. The mock responds with it by name. */
export interface DeclaredProblem {
  operation: OperationId;
  status: number;
  /** The example's name, which is its code. */
  name: Problem['code'];
  problem: Problem;
  method: string;
  tag: string;
  /** Whether the operation needs a signed-in user. */
  secured: boolean;
}

/** Every failure that each operation declares, in the order of the contract. */
export function declaredProblems(): DeclaredProblem[] {
  const contract = readContract();
  return callsOf(contract).flatMap(
    ({ name: operation, method, operation: { tags }, responses, secured }) =>
      responses
        .filter(([status]) => !isSuccess(status))
        .flatMap(([, { content = {} }]) => Object.values(content))
        .flatMap((media) => examplesOf(contract, media))
        .map(([name, { value }]) => {
          const problem = value as Problem;
          return {
            operation: operation as OperationId,
            status: problem.status,
            name: name as Problem['code'],
            problem,
            method,
            tag: tags?.[0] ?? '',
            secured,
          };
        }),
  );
}

export const operationIds = (): OperationId[] =>
  callsOf(readContract()).map(({ name }) => name as OperationId);
