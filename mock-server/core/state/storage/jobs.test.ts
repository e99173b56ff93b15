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

function ledger(begun: Record<string, number> = {}) {
  const saved: Record<string, number>[] = [];
  return { saved, begun: () => begun, save: () => saved.push({ ...begun }) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs jobs of one kind in order, and those of other kinds meanwhile', async () => {
  const queue = new JobQueue(ledger());
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
  const queue = new JobQueue(ledger());
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
  const notes = ledger({ mdl_1: 1 });
  const queue = new JobQueue(notes);
  const ends: number[] = [];
  queue.add('model', 'mdl_1', async (_, endedBefore) => {
    expect(notes.saved.at(-1)).toEqual({ mdl_1: 2 });
    ends.push(endedBefore);
  });
  queue.add('model', 'mdl_2', async (_, endedBefore) => void ends.push(endedBefore));
  await queue.idle();
  expect(ends).toEqual([1, 0]);
  expect(notes.saved.at(-1)).toEqual({});
});

it('does not count what is stopped', async () => {
  const notes = ledger();
  const queue = new JobQueue(notes);
  for (const id of ['mdl_1', 'scn_1'] as const) {
    const kind = id === 'mdl_1' ? 'model' : 'scan';
    queue.add(kind, id, () => new Promise(() => {}));
  }
  await turn();
  expect(notes.begun()).toEqual({ mdl_1: 1, scn_1: 1 });
  queue.cancel('scn_1');
  queue.clear();
  expect(notes.begun()).toEqual({});
});
