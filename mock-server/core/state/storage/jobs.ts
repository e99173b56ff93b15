/** @param endedBefore how often the job has already begun, and the mock ended before it did */
type Run = (signal: AbortSignal, endedBefore: number) => Promise<void>;

/** A job that ended the mock this often would end it again, so it fails and is not begun. */
export const MOST_ENDS = 2;
/** Why such a job fails, in words for the uploader. */
export const ENDED_HOST =
  'The host ended twice while it worked on the file. Export the file again, in smaller parts.';

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
  /** How often a job has begun that has not ended, by its id. The next start learns from it what the last one did not survive. */
  readonly #begun: Record<string, number>;
  readonly #save: (begun: Readonly<Record<string, number>>) => void;

  constructor(
    begun: Record<string, number> = {},
    save: (begun: Readonly<Record<string, number>>) => void = () => {},
  ) {
    this.#begun = begun;
    this.#save = save;
  }

  add(kind: JobKind, id: string, run: Run): void {
    this.#waiting.push({ kind, id, run, abort: new AbortController() });
    // Lets the caller finish first.
    queueMicrotask(() => this.#next(kind));
  }

  /** Removes a waiting job, or aborts the signal of a running one. */
  cancel(id: string): void {
    this.#waiting = this.#waiting.filter((job) => job.id !== id);
    this.#forget([id]);
    for (const job of this.#running.values()) if (job.id === id) job.abort.abort();
  }

  clear(): void {
    this.#waiting = [];
    const running = [...this.#running.values()];
    for (const { abort } of running) abort.abort();
    this.#forget(running.map(({ id }) => id));
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
    const endedBefore = this.#begin(job);
    void job.run(job.abort.signal, endedBefore).finally(() => {
      this.#running.delete(kind);
      this.#end(job);
      this.#next(kind);
    });
  }

  /** @returns how often it has begun before, and not ended */
  #begin({ id }: Job): number {
    const before = this.#begun[id] ?? 0;
    this.#begun[id] = before + 1;
    this.#save(this.#begun);
    return before;
  }

  #end({ id, abort }: Job): void {
    // What was stopped is forgotten, and the database may be closed by now.
    if (!abort.signal.aborted) this.#forget([id]);
  }

  #forget(ids: readonly string[]): void {
    const known = ids.filter((id) => id in this.#begun);
    for (const id of known) delete this.#begun[id];
    if (known.length > 0) this.#save(this.#begun);
  }
}
