import { expect, test } from 'vitest';
import { loadContract } from '../../mock-server/engine/contract.ts';
import { readContract } from '../contract/document.ts';
import { enlarged, operationsOf } from './enlarge.ts';

test('the enlarged contract has the requested number of different operations, including its own', async () => {
  const contract = readContract();
  const large = enlarged(contract, 500);
  expect(operationsOf(large)).toBe(500);
  // This call throws if a name occurs twice.
  const { operations, byId } = await loadContract(large);
  expect(operations).toHaveLength(500);
  expect(byId.get('getProjectStats')?.path).toBe('/projects/{projectId}/stats');
});
