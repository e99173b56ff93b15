type Run = (signal: AbortSignal) => Promise<void>;

/** Jobs of different kinds run at the same time, so that a large model does not delay scans. */
export type JobKind = 'scan' | 'model' | 'plans' | 'document';

interface Job {
  kind: JobKind;
  id: string;
  run: Run;
  abort: AbortController;
}

/** Runs the jobs of one tenant, those of a kind one at a time, in order. A job handles its own failures. */
export class JobQueue {
  readonly #running = new Map<JobKind, Job>();
  #waiting: Job[] = [];
  #idle: (() => void)[] = [];

  add(kind: JobKind, id: string, run: Run): void {
    this.#waiting.push({ kind, id, run, abort: new AbortController() });
    // Lets the caller finish first.
    queueMicrotask(() => this.#next(kind));
  }

  /** Removes a waiting job, or aborts the signal of a running one. */
  cancel(id: string): void {
    this.#waiting = this.#waiting.filter((job) => job.id !== id);
    for (const job of this.#running.values()) if (job.id === id) job.abort.abort();
  }

  clear(): void {
    this.#waiting = [];
    for (const { abort } of this.#running.values()) abort.abort();
  }

  /** Resolves when nothing runs or waits. */
  idle(): Promise<void> {
    return this.#running.size > 0 || this.#waiting.length > 0
      ? new Promise((resolve) => this.#idle.push(resolve))
      : Promise.resolve();
  }

  #next(kind: JobKind): void {
    if (this.#running.has(kind)) return;
    const index = this.#waiting.findIndex((each) => each.kind === kind);
    const [job] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!job) {
      if (this.#running.size > 0 || this.#waiting.length > 0) return;
      for (const resolve of this.#idle.splice(0)) resolve();
      return;
    }
    this.#running.set(kind, job);
    void job.run(job.abort.signal).finally(() => {
      this.#running.delete(kind);
      this.#next(kind);
    });
  }
}
