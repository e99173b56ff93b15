/**
 * The default export of the file of a pool. It runs in a process of its own and reports its progress, from 0 to 1. A report
 * that does not rise is not passed on, and tells that the work goes on.
 */
export type Work<Task, Result> = (
  task: Task,
  report: (progress: number) => void,
) => Result | Promise<Result>;

/** What the process of a pool answers to a task: its progress, then a result or an error. */
export type Answer = { progress: number } | { result: unknown } | { error: unknown };

/** The signal by which a process ends itself after it has worked for too long without progress. */
export const STALLED = 'SIGXCPU';

/** The signal by which a process ends itself when it uses too much memory. A system that runs out of it sends the same. */
export const TOO_LARGE = 'SIGKILL';
