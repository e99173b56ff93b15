import { expect, it } from 'vitest';
import { JobQueue } from './jobs.ts';

/** A job that runs until the test ends it. */
function job(log: string[], name: string) {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    log.push(name);
    await done;
  };
  return { run, end: () => end() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs jobs of one kind in order, and those of other kinds meanwhile', async () => {
  const queue = new JobQueue();
  const log: string[] = [];
  const [tower, annex, site] = ['tower', 'annex', 'site'].map((name) => job(log, name));
  if (!tower || !annex || !site) throw new Error('no jobs');
  queue.add('model', 'mdl_1', tower.run);
  queue.add('model', 'mdl_2', annex.run);
  queue.add('scan', 'scn_1', site.run);
  await turn();
  expect(log).toEqual(['tower', 'site']);
  tower.end();
  await turn();
  expect(log).toEqual(['tower', 'site', 'annex']);
  let idle = false;
  void queue.idle().then(() => {
    idle = true;
  });
  site.end();
  await turn();
  expect(idle).toBe(false);
  annex.end();
  await turn();
  expect(idle).toBe(true);
});

it('aborts only the job that is canceled', async () => {
  const queue = new JobQueue();
  const aborted: string[] = [];
  for (const [kind, id] of [
    ['model', 'mdl_1'],
    ['scan', 'scn_1'],
  ] as const)
    queue.add(kind, id, (signal) => {
      signal.addEventListener('abort', () => aborted.push(id));
      return new Promise(() => {});
    });
  await turn();
  queue.cancel('scn_1');
  expect(aborted).toEqual(['scn_1']);
  queue.clear();
  expect(aborted).toContain('mdl_1');
});

it('saves that a job has begun before it runs, and tells how often that did not end', async () => {
  let saved = '';
  const queue = new JobQueue({ mdl_1: 1 }, (begun) => {
    saved = JSON.stringify(begun);
  });
  const ends: number[] = [];
  queue.add('model', 'mdl_1', async (_, endedBefore) => {
    expect(saved).toBe('{"mdl_1":2}');
    ends.push(endedBefore);
  });
  queue.add('model', 'mdl_2', async (_, endedBefore) => void ends.push(endedBefore));
  await queue.idle();
  expect(ends).toEqual([1, 0]);
  expect(saved).toBe('{}');
});

it('does not count what is stopped', async () => {
  let saved = '';
  const queue = new JobQueue({}, (begun) => {
    saved = JSON.stringify(begun);
  });
  queue.add('model', 'mdl_1', () => new Promise(() => {}));
  queue.add('scan', 'scn_1', () => new Promise(() => {}));
  await turn();
  expect(saved).toBe('{"mdl_1":1,"scn_1":1}');
  queue.cancel('scn_1');
  expect(saved).toBe('{"mdl_1":1}');
  queue.clear();
  expect(saved).toBe('{}');
});
