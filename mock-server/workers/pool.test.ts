import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Job } from './handler.ts';
import { runWatched, workerPool } from './pool.ts';

type Task = 'thread' | 'fail' | 'wait';

const folder = mkdtempSync(join(tmpdir(), 'mock-workers-'));
const file = pathToFileURL(join(folder, 'worker.ts'));
writeFileSync(
  file,
  `import { threadId } from 'node:worker_threads';
import { reportingHandler } from ${JSON.stringify(new URL('./handler.ts', import.meta.url).href)};
export default reportingHandler(async (task, report) => {
  report(0.5);
  if (task === 'fail') throw new RangeError('Too large.');
  if (task === 'wait') await new Promise(() => setInterval(() => {}, 1000));
  return threadId;
});`,
);
const pool = workerPool<Job<Task>, number>(file);
afterAll(async () => {
  await pool.destroy();
  rmSync(folder, { recursive: true });
});

const run = (task: Task, onProgress: (progress: number) => void = () => {}, signal?: AbortSignal) =>
  runWatched(pool, task, { signal: signal ?? new AbortController().signal, onProgress });

describe('a watched task', () => {
  it('reports its progress before its result', async () => {
    const reports: number[] = [];
    await run('thread', (progress) => reports.push(progress));
    expect(reports).toEqual([0.5]);
  });

  it('rejects with its error', async () => {
    await expect(run('fail')).rejects.toThrow('Too large.');
  });

  it('stops when it is aborted, also before it starts', async () => {
    const abort = new AbortController();
    const running = run('wait', () => abort.abort(), abort.signal);
    await expect(running).rejects.toThrow('aborted');
    await expect(run('wait', () => {}, abort.signal)).rejects.toThrow('aborted');
    expect(await run('thread')).toBeGreaterThan(0);
  });
});
