import { type Mutation, matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { queriesSince } from '@/api/queryClient';

/**
 * After this many milliseconds, the screen says that a call takes long. The call ends after 30 seconds (api/client.ts).
 */
const SLOW_MS = 10_000;

/** Events of the caches come in bursts. In milliseconds. */
const BURST_MS = 50;

/** The calls that the user has waited for too long. */
export interface SlowCalls {
  reads: readonly Query[];
  isWriting: boolean;
}

/** Tells whether the screen shows nothing, or no next page, until the query has its answer. */
const isAwaited = (query: Query): boolean =>
  matchQuery({ type: 'active', fetchStatus: 'fetching' }, query) &&
  (query.state.data === undefined || Boolean(query.state.fetchMeta?.fetchMore));

/** Transfers show their own progress, and a passkey is in the hands of the person. */
const isWaitedFor = ({ state, meta }: Mutation<unknown, Error>): boolean =>
  state.status === 'pending' &&
  !/^(?:download|export)|Passkey$/.test(meta?.operationOf(state.variables) ?? '');

/**
 * Watches all queries and writes. One that already runs has started with the page at the latest.
 *
 * @param tell Called whenever the slow calls change.
 * @returns a function that ends it
 */
export function watchSlowCalls(client: QueryClient, tell: (slow: SlowCalls) => void): () => void {
  const queries = client.getQueryCache();
  const mutations = client.getMutationCache();
  const starts = new WeakMap<Query, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let told = JSON.stringify([[], false]);

  const look = () => {
    due = Number.POSITIVE_INFINITY;
    const now = Date.now();
    const waited = (start: number) => {
      if (now - start < SLOW_MS) lookIn(start + SLOW_MS - now);
      return now - start >= SLOW_MS;
    };
    const reads = queries
      .getAll()
      .filter((query) => isAwaited(query) && waited(starts.get(query) ?? queriesSince));
    const writes = mutations
      .getAll()
      .filter((mutation) => isWaitedFor(mutation) && waited(mutation.state.submittedAt));
    const isWriting = writes.length > 0;
    const found = JSON.stringify([reads.map(({ queryHash }) => queryHash), isWriting]);
    if (found === told) return;
    told = found;
    tell({ reads, isWriting });
  };
  const lookIn = (milliseconds: number) => {
    const dueAt = Date.now() + milliseconds;
    if (dueAt >= due) return;
    due = dueAt;
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
  };

  const ends = [
    queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') {
        starts.set(event.query, Date.now());
      }
      lookIn(BURST_MS);
    }),
    mutations.subscribe(() => lookIn(BURST_MS)),
    () => clearTimeout(timer),
  ];
  look();
  return () => {
    for (const end of ends) end();
  };
}

/** Sends queries again that have no answer yet. */
export async function askAgain(client: QueryClient, reads: readonly Query[]): Promise<void> {
  const predicate = (query: Query) => reads.includes(query);
  await client.cancelQueries({ predicate });
  await client.refetchQueries({ predicate });
}
