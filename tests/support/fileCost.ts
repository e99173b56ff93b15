/** Notes the processor time of each test file: of its imports, its tests, and the processes that they started. */
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { noteCost, treeSeconds } from '../../scripts/checks/processor.ts';
import { root } from '../../scripts/support/paths.ts';

/** Test files share a worker, and each of them runs this module. */
const worker = globalThis as { processorSpent?: number };

afterAll(() => {
  const now = treeSeconds(process.pid);
  noteCost(relative(root, expect.getState().testPath ?? ''), now - (worker.processorSpent ?? 0));
  worker.processorSpent = now;
});
