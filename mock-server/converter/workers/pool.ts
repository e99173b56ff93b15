import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Watch } from '../conversion.ts';
import { type Answer, STALLED, TOO_LARGE } from './work.ts';

/** How long a process waits for its next task before it ends, in milliseconds. */
const IDLE_MS = 5_000;
const MIB = 1024 ** 2;
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** The process of a task ended, such as by a fault in native code. */
export class ProcessEnded extends Error {}

/** A task used more of the machine than it may: of the processor without progress, or of the memory. */
export class UsedTooMuch extends Error {}

/**
 * How much time of the processor a task may use without progress, in milliseconds. A large file takes minutes, and more of them
 * on a busy machine, and is not stuck.
 */
const STALLED_MS = 300_000;
/** How much memory a process may use, in bytes. */
const MOST_BYTES = 2 * 1024 ** 3;

interface Options<Task> {
  /** What the process converts and with which library, such as 'pictures (@napi-rs/canvas)'. A crash names it. */
  converts: string | ((task: Task) => string);
  /** The most that run at the same time; without it, one for each processor. */
  most?: number;
  /** The most time of the processor that a task may use without progress, in milliseconds. */
  stalledMs?: number;
  /** The most memory that the process may use, in bytes. */
  mostBytes?: number;
}

/** Rejects with the error of the task, with the reason of the signal, or with `ProcessEnded` or `UsedTooMuch`. */
export type Pool<Task, Result> = (task: Task, watch?: Partial<Watch>) => Promise<Result>;

/**
 * Creates a pool of processes for a file that exports a `Work`. Threads would not do: a crash of native code, or of
 * Node.js while threads with WebAssembly come and go, ends the server with them.
 */
export function processPool<Task, Result>(
  file: URL,
  {
    converts,
    most = availableParallelism(),
    stalledMs = STALLED_MS,
    mostBytes = MOST_BYTES,
  }: Options<Task>,
): Pool<Task, Result> {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting = new Set<() => void>();
  let running = 0;

  async function begin(signal: AbortSignal | undefined): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    let stop = () => {};
    const turn = new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      stop = () => waiting.delete(resolve) && reject(signal?.reason);
      signal?.addEventListener('abort', stop);
    });
    await turn.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Passes the place of a task on to the next one. */
  function end(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  function take(): ChildProcess {
    const [kept] = idle.keys();
    if (kept !== undefined) {
      drop(kept);
      kept.ref();
      kept.channel?.ref();
      return kept;
    }
    const args = [file.href, String(stalledMs), String(mostBytes)];
    const child = fork(CHILD, args, {
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-old-space-size=${Math.ceil(mostBytes / MIB)}`],
    });
    return child.once('exit', () => drop(child));
  }

  /** Keeps a process for the next task. It does not keep the server from ending. */
  function keep(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => {
      drop(child);
      child.disconnect();
    }, IDLE_MS);
    idle.set(child, timer.unref());
  }

  function drop(child: ChildProcess): void {
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  async function work(task: Task, { signal, onProgress }: Partial<Watch>): Promise<Result> {
    signal?.throwIfAborted();
    const child = take();
    const stop = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', stop);
    const over = new AbortController();
    try {
      const answer = await new Promise<Exclude<Answer, { progress: number }>>((resolve, reject) => {
        child.on('message', (message: Answer) => {
          if ('progress' in message) onProgress?.(message.progress);
          else resolve(message);
        });
        once(child, 'exit', { signal: over.signal }).then(
          ([code, signalName]) =>
            reject(signal?.aborted ? signal.reason : ended(task, signalName ?? code)),
          reject,
        );
        // A process that cannot receive it has ended.
        child.send(task as object, () => {});
      });
      if (!child.killed) keep(child);
      if ('error' in answer) throw answer.error;
      return answer.result as Result;
    } finally {
      over.abort();
      child.removeAllListeners('message');
      signal?.removeEventListener('abort', stop);
    }
  }

  function ended(task: Task, cause: string | number): Error {
    if (cause === STALLED) return new UsedTooMuch('The task made no progress for too long.');
    if (cause === TOO_LARGE) return new UsedTooMuch('The task used too much memory.');
    const what = typeof converts === 'string' ? converts : converts(task);
    const how = typeof cause === 'string' ? cause : `exit status ${cause}`;
    const error = new ProcessEnded(`The converter of ${what} ended by ${how}.`);
    // Some callers do without the result and do not say why.
    process.emitWarning(error);
    return error;
  }

  return async (task, watch = {}) => {
    watch.signal?.throwIfAborted();
    await begin(watch.signal);
    try {
      return await work(task, watch);
    } finally {
      end();
    }
  };
}
