import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessEnded, processPool, UsedTooMuch } from './pool.ts';

type Task = 'pid' | 'fail' | 'wait' | 'spin' | 'crash' | 'leave' | 'grow';

const folder = mkdtempSync(join(tmpdir(), 'mock-workers-'));
const file = join(folder, 'worker.ts');
writeFileSync(
  file,
  `export default async (task: string, report: (progress: number) => void): Promise<number> => {
  report(process.pid);
  if (task === 'fail') throw new RangeError('Too large.');
  if (task === 'wait') await new Promise(() => setInterval(() => {}, 1000));
  if (task === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (task === 'leave') process.exit(3);
  // Only the limit ends it.
  for (const held = []; task === 'grow'; await new Promise((resolve) => setTimeout(resolve, 10)))
    held.push(Buffer.alloc(8 * 1024 ** 2, 1));
  while (task === 'spin');
  return process.pid;
};`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const poolOf = (options = {}) =>
  processPool<Task, number>(pathToFileURL(file), { converts: 'tests (a library)', ...options });
const run = poolOf();

// A crash also warns.
const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a task', () => {
  it('runs in another process, reports its progress before its result, and leaves the process to the next', async () => {
    const reports: number[] = [];
    const pid = await run('pid', { onProgress: (progress) => reports.push(progress) });
    expect(pid).not.toBe(process.pid);
    expect(reports).toEqual([pid]);
    expect(await run('pid')).toBe(pid);
  });

  it('rejects with its error', async () => {
    await expect(run('fail')).rejects.toThrow('Too large.');
  });

  it('stops when it is aborted, also before it starts', async () => {
    const abort = new AbortController();
    let pid = 0;
    const onProgress = (progress: number) => {
      pid = progress;
      abort.abort();
    };
    await expect(run('wait', { onProgress, signal: abort.signal })).rejects.toThrow('aborted');
    expect(isRunning(pid)).toBe(false);
    await expect(run('wait', { signal: abort.signal })).rejects.toThrow('aborted');
    expect(warn).not.toHaveBeenCalled();
    expect(await run('pid')).not.toBe(pid);
  });

  it('waits for its turn, and can be aborted meanwhile', async () => {
    const pool = poolOf({ most: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = pool('wait', { signal: first.signal });
    const waiting = pool('pid', { signal: second.signal });
    const last = pool('pid');
    second.abort();
    await expect(waiting).rejects.toThrow('aborted');
    first.abort();
    await expect(running).rejects.toThrow('aborted');
    expect(await last).toBeGreaterThan(0);
  });

  it('is stopped when it uses the processor too long without progress', async () => {
    await expect(poolOf({ stalledMs: 500 })('spin')).rejects.toThrow(UsedTooMuch);
  });

  it('is stopped when it uses too much memory', async () => {
    const pool = poolOf({ mostBytes: 200 * 1024 ** 2 });
    await expect(pool('grow')).rejects.toThrow(new UsedTooMuch('The task used too much memory.'));
    expect(await pool('pid')).toBeGreaterThan(0);
  });
});

describe('a crash', () => {
  it.each([
    ['crash', 'SIGSEGV'],
    ['leave', 'exit status 3'],
  ] as const)('names what crashed, and the next task runs (%s)', async (task, how) => {
    const text = `The converter of tests (a library) ended by ${how}.`;
    await expect(run(task)).rejects.toThrow(new ProcessEnded(text));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: text }));
    expect(await run('pid')).toBeGreaterThan(0);
  });

  it('of a waiting process does not concern the next task', async () => {
    const pid = await run('pid');
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await sleep(20);
    expect(await run('pid')).not.toBe(pid);
  });
});

it.each(['wait', 'spin'] as const)(
  'the process ends with its parent, in whatever it does (%s)',
  async (task) => {
    const parent = join(folder, `${task}.ts`);
    writeFileSync(
      parent,
      `import { processPool } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)};
processPool(new URL('./worker.ts', import.meta.url), { converts: 'tests' })(
  '${task}',
  { onProgress: console.log },
);`,
    );
    const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(running.stdout, 'data');
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    running.kill('SIGKILL');
    while (isRunning(pid)) await sleep(20);
  },
);
