import { expect, test } from 'vitest';
import { handlers } from './allHandlers.ts';
import { loadContract } from './engine/contract.ts';
import { DEFAULT_SPEC } from './http.ts';

test('every operation of the contract has a handler, and every handler an operation', async () => {
  const { operations } = await loadContract(DEFAULT_SPEC);
  const operationIds = operations.map(({ id }) => id);
  expect(Object.keys(handlers).sort()).toEqual(operationIds.sort());
});
