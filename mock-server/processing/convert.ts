import { rmSync } from 'node:fs';
import type { ConversionInput, Convert, Outcome } from '../state/conversion.ts';
import { Threads } from '../threads/threads.ts';

/** The input of the worker. */
export interface Task extends ConversionInput {
  /** A folder for unfinished output. */
  draft: string;
}

/** The worker reports its progress, from 0 to 1. */
const threads = new Threads<Task, Outcome, number>(new URL('./worker.ts', import.meta.url));

/** Converts in a worker thread, so that the server stays responsive. */
export const convertInWorker: Convert = async (input, { signal, onProgress }) => {
  const task: Task = { ...input, draft: `${input.target}.tmp` };
  try {
    return await threads.run(task, { signal, onReport: onProgress });
  } finally {
    // A stopped worker does not clean up.
    rmSync(task.draft, { recursive: true, force: true });
  }
};
