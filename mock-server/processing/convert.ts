import { rmSync } from 'node:fs';
import type { ConversionInput, Convert, Outcome } from '../state/conversion.ts';
import type { Job } from '../workers/handler.ts';
import { runWatched, workerPool } from '../workers/pool.ts';

/** The input of the worker. */
export interface Task extends ConversionInput {
  /** A folder for unfinished output. */
  draft: string;
}

const pool = workerPool<Job<Task>, Outcome>(new URL('./worker.ts', import.meta.url));

/** Converts in a worker thread, so that the server stays responsive. */
export const convertInWorker: Convert = async (input, watch) => {
  const task: Task = { ...input, draft: `${input.target}.tmp` };
  try {
    return await runWatched(pool, task, watch);
  } finally {
    // A stopped worker does not clean up.
    rmSync(task.draft, { recursive: true, force: true });
  }
};
