type Run = (signal: AbortSignal) => Promise<void>;

interface Job {
  id: string;
  run: Run;
  abort: AbortController;
}

/** Runs the jobs of one tenant one at a time, in order. A job handles its own failures. */
export class JobQueue {
  #running: Job | null = null;
  #waiting: Job[] = [];
  #idle: (() => void)[] = [];

  add(id: string, run: Run): void {
    this.#waiting.push({ id, run, abort: new AbortController() });
    // Lets the caller finish first.
    queueMicrotask(() => this.#next());
  }

  /** Removes a waiting job, or aborts the signal of a running one. */
  cancel(id: string): void {
    this.#waiting = this.#waiting.filter((job) => job.id !== id);
    if (this.#running?.id === id) this.#running.abort.abort();
  }

  clear(): void {
    this.#waiting = [];
    this.#running?.abort.abort();
  }

  /** Resolves when nothing runs or waits. */
  idle(): Promise<void> {
    return this.#running || this.#waiting.length > 0
      ? new Promise((resolve) => this.#idle.push(resolve))
      : Promise.resolve();
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#waiting.shift();
    if (!job) {
      for (const resolve of this.#idle.splice(0)) resolve();
      return;
    }
    this.#running = job;
    void job.run(job.abort.signal).finally(() => {
      this.#running = null;
      this.#next();
    });
  }
}
