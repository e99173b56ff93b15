import { expect, test } from 'vitest';
import { loadContract } from '../../mock-server/engine/contract.ts';
import { readContract } from '../contract/document.ts';
import { blownUp, operationsOf } from './blowUp.ts';

test('the blown-up contract has as many operations as asked, all of them different, and still its own', async () => {
  const contract = readContract();
  const large = blownUp(contract, 500);
  expect(operationsOf(large)).toBe(500);
  // It refuses a name that comes twice.
  const { operations, byId } = await loadContract(large);
  expect(operations).toHaveLength(500);
  expect(byId.get('getProjectStats')?.path).toBe('/projects/{projectId}/stats');
});
