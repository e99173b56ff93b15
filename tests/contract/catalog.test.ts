import { expect, test } from 'vitest';
import { rules } from '../../scripts/contract/catalog.ts';
import { readContract, readProblems } from '../../scripts/contract/document.ts';

const contract = readContract();
const problems = readProblems();

for (const [promise, rule] of Object.entries(rules)) {
  test(promise, () => {
    expect(rule(contract, problems)).toEqual([]);
  });
}
