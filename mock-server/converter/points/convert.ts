import { rmSync } from 'node:fs';
import type { ConversionInput, Convert, Outcome } from '../conversion.ts';
import { processPool, UsedTooMuch } from '../workers/pool.ts';

/** The input of the process. */
export interface Task extends ConversionInput {
  /** A folder for unfinished output. */
  draft: string;
}

const convert = processPool<Task, Outcome>(new URL('./convert.worker.ts', import.meta.url), {
  converts: ({ format }) => `point clouds (${format === 'laz' ? 'laz-perf' : format})`,
});

const TOO_MUCH =
  'The conversion takes more time or memory than this host has. Export the file again, in smaller parts.';

/** Converts in a process of its own, so that the server stays responsive. */
export const convertInWorker: Convert = async (input, watch) => {
  const task: Task = { ...input, draft: `${input.target}.tmp` };
  try {
    return await convert(task, watch);
  } catch (error) {
    watch.signal.throwIfAborted();
    if (!(error instanceof UsedTooMuch)) throw error;
    return { failed: { code: 'not_convertible', message: TOO_MUCH } };
  } finally {
    // A stopped process does not clean up.
    rmSync(task.draft, { recursive: true, force: true });
  }
};
