import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { asApiError } from '@/api/apiError';
import type { StreamEvent } from '@/api/generated/types.gen';
import { tellListeners } from './listeners';
import { isStaleAfter, type QueryId } from './matches';
import { noteOthers, type OthersChange } from './others';

/** How long events are collected before the answers are read again, in milliseconds. */
const COLLECT_MS = 300;

interface Waiting {
  event: StreamEvent;
  /** By `performance.now()`. */
  at: number;
}

/**
 * Keeps the answers of queries up to date: collects events, marks the answers that they are about as stale, and reads
 * those on the screen again. One round of reads is under way at a time, so that a thousand events cost a few rounds. While
 * the tab is hidden, events wait.
 *
 * @param userId Returns the signed-in user: what they change themselves is not marked.
 * @returns a function that takes an event, and one that stops
 */
export function followEvents(client: QueryClient, userId: () => string | null) {
  const cache = client.getQueryCache();
  /**
   * When the latest read of each query began. The answer of a write can put a part into what was read, or be all that is
   * there. It says nothing of what happened before it.
   */
  const begun = new WeakMap<Query, number>();
  for (const query of cache.getAll()) {
    const { data, dataUpdatedAt, fetchStatus } = query.state;
    if (fetchStatus === 'fetching') begun.set(query, performance.now());
    else if (data !== undefined) begun.set(query, dataUpdatedAt - performance.timeOrigin);
  }
  const unsubscribe = cache.subscribe((change) => {
    if (change.type !== 'updated') return;
    const { query, action } = change;
    if (action.type === 'fetch' || (action.type === 'success' && !begun.has(query))) {
      begun.set(query, performance.now());
    }
  });
  /** What the user has changed. */
  const ownCallIds = new Set<string>();
  let waiting: Waiting[] = [];
  /** What others have changed, to be noted. */
  let others: OthersChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;

  const plan = () => {
    if (timer !== undefined || isReading || isStopped) return;
    if (waiting.length === 0 || document.hidden) return;
    timer = setTimeout(() => {
      timer = undefined;
      void round();
    }, COLLECT_MS);
  };

  /** Lists render again when something is noted, so a burst is noted at its first event and then once a round. */
  const noteWaiting = () => {
    noteOthers(others);
    others = [];
  };

  async function round(): Promise<void> {
    noteWaiting();
    // Until the answer to a deletion is there, its record is still on the screen of this tab. To read it again would fail.
    const isBeingDeleted = ({ event }: Waiting) =>
      client.isMutating() > 0 &&
      event.type === 'record.changed' &&
      event.change === 'deleted' &&
      event.actorId === userId();
    const events = latest(waiting.filter((each) => !isBeingDeleted(each)));
    waiting = waiting.filter(isBeingDeleted);
    isReading = true;
    const stale = new Set<Query>();
    for (const query of cache.getAll()) {
      const [id] = query.queryKey as [QueryId?];
      if (!id?._id) continue;
      const since = begun.get(query);
      const isStale = events.some(
        ({ event, at }) =>
          (since === undefined || since <= at) && isStaleAfter(event, id, query.state.data),
      );
      if (isStale) stale.add(query);
    }
    if (stale.size > 0) {
      await client.invalidateQueries({ predicate: (query) => stale.has(query) });
      for (const query of stale) endIfRefused(query);
    }
    isReading = false;
    plan();
  }

  document.addEventListener('visibilitychange', plan);
  return {
    take(event: StreamEvent): void {
      tellListeners(event);
      const at = performance.now();
      waiting.push({ event, at });
      if (event.type === 'record.changed') {
        if (event.actorId === userId()) ownCallIds.add(event.recordId);
        // The host processes what the user has uploaded.
        else if (event.actorId !== null || !ownCallIds.has(event.recordId)) {
          others.push({ recordId: event.recordId, actorId: event.actorId, at });
          if (timer === undefined && !isReading) noteWaiting();
        }
      }
      plan();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', plan);
    },
  };
}

/** One event for each record: the one with the highest version, at the time of the last one. */
function latest(waiting: readonly Waiting[]): Waiting[] {
  const found = new Map<string, Waiting>();
  for (const waitingChange of waiting) {
    const { event, at } = waitingChange;
    const key =
      event.type === 'record.changed'
        ? hashKey([event.type, event.projectId, event.recordType, event.recordId, event.parts])
        : hashKey([event]);
    const known = found.get(key);
    // An event can arrive again after a later one.
    const isOlder = known !== undefined && versionOf(known.event) > versionOf(event);
    found.set(key, isOlder ? { event: known.event, at } : waitingChange);
  }
  return [...found.values()];
}

/** What has no version, such as the end of a record, counts as the newest. */
const versionOf = (event: StreamEvent): number =>
  event.type === 'record.changed'
    ? (event.version ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;

/** What may no longer be read must not stay on the screen. */
function endIfRefused(query: Query): void {
  const { data, error } = query.state;
  if (data === undefined || error === null) return;
  const { status } = asApiError(error);
  if (status === 403 || status === 404) query.setState({ data: undefined, status: 'error' });
}
