import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Threads } from './threads.ts';

type Task = 'thread' | 'report' | 'fail' | 'exit' | 'wait';

const folder = mkdtempSync(join(tmpdir(), 'mock-threads-'));
const file = pathToFileURL(join(folder, 'worker.ts'));
writeFileSync(
  file,
  `import { threadId } from 'node:worker_threads';
import { runTasks } from ${JSON.stringify(new URL('./tasks.ts', import.meta.url).href)};
runTasks(async (task, report) => {
  report(1);
  if (task === 'fail') throw new RangeError('Too large.');
  if (task === 'exit') process.exit(1);
  if (task === 'wait') await new Promise(() => setInterval(() => {}, 1000));
  return threadId;
});`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const threads = () => new Threads<Task, number, number>(file);

describe('a worker', () => {
  it('runs one task after another', async () => {
    const own = threads();
    const first = await own.run('thread');
    expect(await own.run('thread')).toBe(first);
  });

  it('runs one task at a time', async () => {
    const own = threads();
    const [first, second] = await Promise.all([own.run('thread'), own.run('thread')]);
    expect(second).not.toBe(first);
  });

  it('reports progress', async () => {
    const reports: number[] = [];
    await threads().run('report', { onReport: (report) => reports.push(report) });
    expect(reports).toEqual([1]);
  });

  it.each([
    ['fail', /Too large/],
    ['exit', /ended without a result/],
  ] as const)('is replaced after a task that ends with: %s', async (task, message) => {
    const own = threads();
    const first = await own.run('thread');
    await expect(own.run(task)).rejects.toThrow(message);
    expect(await own.run('thread')).not.toBe(first);
  });

  it('stops when its task is aborted', async () => {
    const abort = new AbortController();
    const running = threads().run('wait', {
      signal: abort.signal,
      onReport: () => abort.abort(new Error('Not needed.')),
    });
    await expect(running).rejects.toThrow('Not needed.');
    await expect(threads().run('wait', { signal: abort.signal })).rejects.toThrow('Not needed.');
  });
});
