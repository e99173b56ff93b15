import { parentPort } from 'node:worker_threads';

/** A message from a worker: any number of reports, then one result or error. */
export type Message<Result, Report> = { report: Report } | { result: Result } | { error: unknown };

/** Runs tasks in a worker, one after another. A rejection ends up at the caller of `Threads.run`. */
export function runTasks<Task, Result, Report = never>(
  work: (task: Task, report: (report: Report) => void) => Promise<Result> | Result,
): void {
  const send = (message: Message<Result, Report>) => parentPort?.postMessage(message);
  parentPort?.on('message', async (task: Task) => {
    try {
      send({ result: await work(task, (report) => send({ report })) });
    } catch (error) {
      send({ error });
    }
  });
}
