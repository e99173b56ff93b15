import { Worker } from 'node:worker_threads';
import type { Message } from './tasks.ts';

/** How long a worker waits for its next task before it frees its memory, in milliseconds. */
const IDLE_MS = 5_000;

interface Watch<Report> {
  signal?: AbortSignal;
  onReport?: (report: Report) => void;
}

/**
 * Runs each task in a worker thread of its own. A worker that succeeded stays for the next task, because loading its
 * modules takes longer than most tasks.
 */
export class Threads<Task, Result, Report = never> {
  readonly #file: URL;
  readonly #quiet: boolean;
  #idle: { worker: Worker; timer: NodeJS.Timeout } | null = null;

  /**
   * @param file calls `runTasks`
   * @param quiet drops what the worker prints
   */
  constructor(file: URL, { quiet = false } = {}) {
    this.#file = file;
    this.#quiet = quiet;
  }

  /** Rejects with the error of the task, or with the reason of the signal after the worker has stopped. */
  async run(task: Task, { signal, onReport }: Watch<Report> = {}): Promise<Result> {
    signal?.throwIfAborted();
    const worker = this.#take();
    try {
      const result = await resultOf<Task, Result, Report>(worker, task, { signal, onReport });
      this.#keep(worker);
      return result;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  #take(): Worker {
    const idle = this.#idle?.worker;
    if (idle) {
      this.#forget(idle);
      idle.ref();
      return idle;
    }
    const worker = new Worker(this.#file, { stdout: this.#quiet, stderr: this.#quiet });
    // Without a listener, a late error of an idle worker would end the process.
    return worker.on('error', () => this.#forget(worker));
  }

  /** One idle worker is enough: tasks rarely run at the same time. */
  #keep(worker: Worker): void {
    if (this.#idle) {
      void worker.terminate();
      return;
    }
    const timer = setTimeout(() => {
      this.#forget(worker);
      void worker.terminate();
    }, IDLE_MS);
    timer.unref();
    worker.unref();
    this.#idle = { worker, timer };
  }

  #forget(worker: Worker): void {
    if (this.#idle?.worker !== worker) return;
    clearTimeout(this.#idle.timer);
    this.#idle = null;
  }
}

function resultOf<Task, Result, Report>(
  worker: Worker,
  task: Task,
  { signal, onReport }: Watch<Report>,
): Promise<Result> {
  const ended = new AbortController();
  const whileRunning = { signal: ended.signal };
  return new Promise<Result>((resolve, reject) => {
    const on = <Value>(event: string, handle: (value: Value) => void) => {
      worker.on(event, handle);
      ended.signal.addEventListener('abort', () => worker.off(event, handle));
    };
    on('message', (message: Message<Result, Report>) => {
      if ('report' in message) onReport?.(message.report);
      else if ('result' in message) resolve(message.result);
      else reject(message.error);
    });
    on('error', reject);
    // Out of memory, for example.
    on('exit', () => reject(new Error('The worker ended without a result.')));
    signal?.addEventListener('abort', () => reject(signal.reason), whileRunning);
    worker.postMessage(task);
  }).finally(() => ended.abort());
}
