import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ConversionInput, Convert, Outcome } from '../state/conversion.ts';

/** The input of the worker. */
export interface Task extends ConversionInput {
  /** A folder for unfinished output. */
  draft: string;
}

/** A message from the worker. */
export type Message = { progress: number } | Outcome;

/** Converts in a worker thread, so that the server stays responsive. */
export const convertInWorker: Convert = (input, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const task: Task = { ...input, draft: `${input.target}.tmp` };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: Message) => {
      if ('progress' in message) onProgress(message.progress);
      else resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      // A stopped worker does not clean up.
      rmSync(task.draft, { recursive: true, force: true });
      // Has no effect after the outcome has arrived.
      reject(signal.aborted ? signal.reason : new Error('The conversion ended without a result.'));
    });
  });
