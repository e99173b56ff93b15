import { expect, test } from 'vitest';
import { loadContract } from '../engine/contract.ts';
import { handlers } from './allHandlers.ts';
import { DEFAULT_SPEC } from './http.ts';

test('each operation of the contract has exactly one handler', async () => {
  const { operations } = await loadContract(DEFAULT_SPEC);
  const operationIds = operations.map(({ id }) => id);
  expect(Object.keys(handlers).sort()).toEqual(operationIds.sort());
});
