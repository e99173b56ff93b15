import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../support/paths.ts';
import type { Questions } from './host.ts';

type Ask = <K extends keyof Questions>(
  ask: K,
  ...of: Parameters<Questions[K]>
) => Promise<Awaited<ReturnType<Questions[K]>>>;

export interface MockProcess {
  /** @throws if the mock is no longer running */
  ask: Ask;
  /** Describes an unexpected exit; null while the mock runs. */
  readonly crash: string | null;
  stop(): Promise<void>;
}

/** Starts the mock in its own process, with its database in a temporary folder. */
export function startMock(): MockProcess {
  const folder = mkdtempSync(join(tmpdir(), 'mock-fuzz-'));
  const child = fork(
    inRoot('scripts', 'conformance', 'fuzz', 'host.ts'),
    [join(folder, 'mock.sqlite')],
    {
      execArgv: ['--expose-gc'],
      // By default glibc retains the memory of large bodies. Return free memory to the system, so that the
      // figure shows the memory in use (mallopt(3), M_MMAP_THRESHOLD).
      env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  let crash: string | null = null;
  const ended = once(child, 'exit').then(([code, signal]) => {
    crash = `The mock server exited (${signal ?? `exit status ${code}`}).`;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get crash() {
      return crash;
    },
    async ask(ask, ...of) {
      const death = ended.then(() => Promise.reject(new Error(crash ?? '')));
      const answer = once(child, 'message');
      if (child.connected) child.send({ ask, of });
      const [value] = await Promise.race([answer, death]);
      return value;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
