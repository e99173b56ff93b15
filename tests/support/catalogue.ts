import { callsOf, examplesOf, isSuccess, readContract } from '../../scripts/contract/document.ts';
import type * as operations from '../../src/api/generated/index.ts';
import type { Problem } from '../../src/api/generated/types.gen.ts';

export type OperationId = keyof typeof operations;

/** A failure that the contract declares for an operation: what the mock can be asked for by name. */
export interface DeclaredProblem {
  operation: OperationId;
  status: number;
  /** The example's name, which is its code. */
  name: Problem['code'];
  problem: Problem;
  method: string;
  /** Whether the operation wants a signed-in user. */
  secured: boolean;
}

/** Every operation of the contract with every failure it declares, in the contract's order. */
export function declaredProblems(): DeclaredProblem[] {
  const contract = readContract();
  return callsOf(contract).flatMap(({ name: operation, method, responses, secured }) =>
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
          secured,
        };
      }),
  );
}

export const operationIds = (): OperationId[] =>
  callsOf(readContract()).map(({ name }) => name as OperationId);
