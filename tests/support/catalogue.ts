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

/** What these say and what follows is the same for every operation: it hangs on the code alone. */
const alike: readonly Problem['code'][] = [
  'TOKEN_EXPIRED',
  'MALFORMED_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
];

/**
 * Those of an operation's failures that a browser is to meet: of the ones that are alike everywhere one each, by turns;
 * all of them with EVERY_FAILURE=1. tests/contract/client.test.ts meets all of them without a browser.
 */
export function failuresToMeet(operation: OperationId): DeclaredProblem[] {
  const turn = alike[operationIds().indexOf(operation) % alike.length];
  const isWanted = ({ name }: DeclaredProblem) =>
    Boolean(process.env.EVERY_FAILURE) || name === turn || !alike.includes(name);
  return declaredProblems().filter((one) => one.operation === operation && isWanted(one));
}
