import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import type { StreamEvent } from '@/api/generated/types.gen';
import { followEvents } from '@/shared/live/follow';
import { isStaleAfter, type QueryId } from '@/shared/live/matches';
import { isByOthers } from '@/shared/live/useSteadyRows';
import '../modules';

const changed = (over: object = {}): StreamEvent => ({
  type: 'record.changed',
  at: '2026-03-12T16:20:00Z',
  projectId: 'prj_harbor',
  recordType: 'punch_item',
  recordId: 'pch_1',
  version: 4,
  parts: false,
  change: 'updated',
  actorId: 'usr_tom',
  ...over,
});
const path = { projectId: 'prj_harbor' };
const list: QueryId = { _id: 'listPunchItems', tags: ['punch-items'], path };
const record: QueryId = {
  _id: 'getPunchItem',
  tags: ['punch-items'],
  path: { ...path, punchItemId: 'pch_1' },
};
const created = (position: number, threadId = 'thr_1'): StreamEvent => ({
  type: 'message.created',
  projectId: 'prj_harbor',
  threadId,
  messageId: 'msg_1',
  position,
});
const ofThread = { ...path, threadId: 'thr_1' };
const page = (from: number): QueryId => ({
  _id: 'listMessages',
  path: ofThread,
  query: { from, limit: 50 },
});
const thread: QueryId = { _id: 'getMessageThread', path: ofThread };
const rows = (version: number) => ({ pages: [{ data: [{ id: 'pch_1', version }] }] });

describe('after an event, an answer is read again', () => {
  it.each<[string, boolean, StreamEvent, QueryId, unknown]>([
    ['the list', true, changed(), list, rows(3)],
    ['the list of another project', false, changed({ projectId: 'prj_other' }), list, rows(3)],
    ['a list that has this version', false, changed(), list, rows(4)],
    ['a list with this version, after a comment', true, changed({ parts: true }), list, rows(4)],
    ['a list without the record', true, changed({ change: 'created' }), list, rows(0)],
    ['the record', true, changed(), record, { data: { id: 'pch_1', version: 3 } }],
    ['the record in this version', false, changed(), record, { data: { id: 'pch_1', version: 4 } }],
    ['another record', false, changed({ recordId: 'pch_2' }), record, undefined],
    ['the figures', true, changed(), { _id: 'getProjectStats', tags: ['projects'], path }, {}],
    ['the scans', false, changed(), { _id: 'listScans', tags: ['scans'], path }, undefined],
    [
      'an RFI with a link to it',
      true,
      changed(),
      { _id: 'getRfi', tags: ['rfis'], path: { ...path, rfiId: 'rfi_1' } },
      { data: { id: 'rfi_1', linked: [{ id: 'pch_1' }] } },
    ],
    [
      'an RFI without one',
      false,
      changed(),
      { _id: 'getRfi', tags: ['rfis'], path: { ...path, rfiId: 'rfi_1' } },
      { data: { id: 'rfi_1', linked: [] } },
    ],
    ['a kind of record that is not known', true, changed({ recordType: 'spaceship' }), list, {}],
    ['everything, beyond the replay window', true, { type: 'stream.reset' }, list, {}],
    [
      'everything of a project with other permissions',
      true,
      { type: 'access.changed', projectId: 'prj_harbor' },
      list,
      {},
    ],
    [
      'nothing of another project',
      false,
      { type: 'access.changed', projectId: 'prj_other' },
      list,
      {},
    ],
    ['the page of a new message', true, created(60), page(51), {}],
    ['another page of its thread', false, created(60), page(1), {}],
    ['a page of another thread', false, created(60, 'thr_2'), page(51), {}],
    ['its thread', true, created(60), thread, {}],
    ['the threads', true, created(60), { _id: 'listMessageThreads', path }, {}],
    [
      'no messages, when somebody has read further',
      false,
      { type: 'thread.changed', projectId: 'prj_harbor', threadId: 'thr_1' },
      page(51),
      {},
    ],
    [
      'the list of what is processed',
      true,
      {
        type: 'processing.progress',
        projectId: 'prj_harbor',
        recordType: 'scan',
        recordId: 'scn_1',
      },
      { _id: 'listScans', tags: ['scans'], path },
      {},
    ],
  ])('%s: %s', (_, expected, event, query, data) => {
    expect(isStaleAfter(event, query, data)).toBe(expected);
  });
});

describe('a follower of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A client that shows an answer, and how often it has read it. */
  async function showing(read: () => Promise<unknown>, query: QueryId = list) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const queryFn = vi.fn(read);
    const follower = followEvents(client, () => 'usr_ana');
    const { QueryObserver } = await import('@tanstack/react-query');
    const observer = new QueryObserver(client, { queryKey: [query], queryFn });
    const unsubscribe = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1000);
    const stop = () => {
      unsubscribe();
      follower.stop();
      client.clear();
    };
    return { client, follower, observer, queryFn, stop };
  }

  it('an event before the answer of a write counts, also where only writes were shown', async () => {
    const client = new QueryClient();
    const follower = followEvents(client, () => 'usr_ana');
    client.setQueryData([thread], { data: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    follower.take(created(2));
    await vi.advanceTimersByTimeAsync(10);
    client.setQueryData([thread], { data: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.getQueryState([thread])?.isInvalidated).toBe(true);
    follower.stop();
    client.clear();
  });

  it.each<[string, QueryId, (id: string, version: number) => StreamEvent]>([
    ['records', list, (recordId, version) => changed({ recordId, version })],
    ...(['listNotifications', 'getNotificationCounts'] as const).map(
      (_id): [string, QueryId, (id: string) => StreamEvent] => [
        _id,
        { _id, tags: ['notifications'] },
        (id) => ({
          type: 'notification.changed',
          at: '2026-03-12T16:20:00Z',
          notificationIds: [id],
        }),
      ],
    ),
  ])(
    'whatever the order, delay and number of events, shows the %s of the host in the end',
    async (_, query, eventOf) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              row: fc.nat(3),
              latency: fc.nat(900),
              late: fc.nat(2000),
              twice: fc.boolean(),
            }),
            { maxLength: 20 },
          ),
          fc.array(fc.nat(600), { minLength: 1, maxLength: 5 }),
          async (edits, latencies) => {
            const host = [0, 1, 2, 3].map((n) => ({ id: `pch_${n}`, version: 1 }));
            let reads = 0;
            const { follower, observer, stop } = await showing(async () => {
              // The host answers with what it has now, and the answer takes a while.
              const answer = structuredClone({ data: host });
              const latency = latencies[reads++ % latencies.length] ?? 0;
              await new Promise((resolve) => setTimeout(resolve, latency));
              return answer;
            }, query);
            for (const { row, latency, late, twice } of edits) {
              const stored = host[row];
              if (!stored) continue;
              stored.version += 1;
              const event = eventOf(stored.id, stored.version);
              setTimeout(() => follower.take(event), late);
              if (twice) setTimeout(() => follower.take(event), late * 2);
              await vi.advanceTimersByTimeAsync(latency);
            }
            await vi.advanceTimersByTimeAsync(20_000);
            expect(observer.getCurrentResult().data).toEqual({ data: host });
            stop();
          },
        ),
        { numRuns: 60, seed: 11 },
      );
    },
  );

  it('reads once for a thousand events, and not at all for what it knows', async () => {
    const host = { data: [{ id: 'pch_1', version: 1 }] };
    const { follower, queryFn, stop } = await showing(async () => structuredClone(host));
    expect(queryFn).toHaveBeenCalledTimes(1);
    for (let n = 2; n < 1002; n += 1) follower.take(changed({ version: n }));
    host.data = [{ id: 'pch_1', version: 1001 }];
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    follower.take(changed({ version: 1001 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('reads what this tab deletes only when the deletion is over', async () => {
    const { client, follower, queryFn, stop } = await showing(async () => ({ data: [] }));
    let answer: (value: null) => void = () => {};
    const promise = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const mutationFn = () => promise;
    const deletion = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    follower.take(changed({ change: 'deleted', version: null, actorId: 'usr_ana' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    answer(null);
    await deletion;
    await vi.advanceTimersByTimeAsync(1000);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });

  it('no longer shows what may not be read any more', async () => {
    let isRefused = false;
    const { follower, observer, stop } = await showing(async () => {
      if (isRefused) throw new ApiError('problem', 403);
      return { data: [] };
    });
    expect(observer.getCurrentResult().data).toEqual({ data: [] });
    isRefused = true;
    follower.take({ type: 'access.changed', projectId: 'prj_harbor' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });
    stop();
  });
});

describe('rows move under the mouse only if the user moves them', () => {
  const ids = (text: string) => text.split('').map((id) => ({ id }));
  const others = new Map([['x', { recordId: 'x', actorId: 'usr_tom', at: 0 }]]);
  it.each<[string, string, string, boolean]>([
    ['others add a row', 'abc', 'xabc', true],
    ['others remove a row', 'axbc', 'abc', true],
    ['others change the order', 'axbc', 'abcx', true],
    ['nothing moves', 'axbc', 'axbc', false],
    ['the user adds a row', 'abc', 'dabc', false],
    ['the user sorts', 'axbc', 'cbxa', false],
    ['the first rows arrive', '', 'axb', false],
  ])('%s', (_, before, after, held) => {
    expect(isByOthers(ids(before), ids(after), others)).toBe(held);
  });
});
