import { expect, test } from 'vitest';
import { checkUpToDate } from '../../scripts/contract/pipeline.ts';

test('the committed client matches the contract', { timeout: 60_000 }, async () => {
  expect(await checkUpToDate()).toEqual([]);
});
