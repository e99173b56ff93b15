import type { MessagePort } from 'node:worker_threads';

/** A task, and the port on which its worker reports progress. */
export interface Job<Task> {
  task: Task;
  port: MessagePort;
}

/** Turns a function into the default export of a worker file for `runWatched`. */
export function reportingHandler<Task, Result>(
  work: (task: Task, report: (progress: number) => void) => Promise<Result>,
) {
  return async ({ task, port }: Job<Task>): Promise<Result> => {
    try {
      return await work(task, (progress) => port.postMessage(progress));
    } finally {
      port.close();
    }
  };
}
