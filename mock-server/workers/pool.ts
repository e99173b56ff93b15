import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Watch } from '../state/conversion.ts';
import type { Job } from './handler.ts';

/** How long a worker waits for its next task before it frees its memory, in milliseconds. */
const IDLE_MS = 5_000;

/**
 * Creates a pool of worker threads for a file. An aborted task stops its worker.
 * @param threads The most that run at the same time; without it, by the processors.
 */
export const workerPool = <Task, Result>(file: URL, threads?: number): Piscina<Task, Result> =>
  new Piscina({
    filename: file.href,
    ...(threads !== undefined && { maxThreads: threads }),
    minThreads: 0,
    idleTimeout: IDLE_MS,
    // A worker that waits in Atomics.wait would send the end of its port only after IDLE_MS.
    atomics: 'disabled',
  });

/**
 * Runs a task that reports its progress, on a worker that uses `reportingHandler`. Rejects with the error of the task,
 * or with an AbortError after the worker has stopped.
 */
export async function runWatched<Task, Result>(
  pool: Piscina<Job<Task>, Result>,
  task: Task,
  { signal, onProgress }: Watch,
): Promise<Result> {
  const { port1, port2 } = new MessageChannel();
  // The worker closes its end when it finishes, and a worker that stops loses it.
  const closed = once(port1, 'close');
  port1.on('message', onProgress);
  try {
    return await pool.run({ task, port: port2 }, { signal, transferList: [port2] });
  } finally {
    // Closes the port of a task that never started.
    port2.close();
    await closed;
  }
}
