import { safeParse } from 'zod/mini';
import { provideReader } from '@/api/eventStreams';
// With its ending, the import is not replaced (vite.config.ts).
import { createSseClient } from '@/api/generated/core/serverSentEvents.gen.ts';
import { openEventStream } from '@/api/generated/events.gen';
import { zStreamEvent } from '@/api/generated/schemas/events.gen';
import type { StreamEvent } from '@/api/generated/types.gen';
import { fetchStream, StreamRefused } from '@/api/streamFetch';

provideReader(createSseClient);

/** An event with its place in the stream. The event is null if this version of the portal does not know its type. */
export interface Placed {
  id: string;
  event: StreamEvent | null;
}

/**
 * How a connection ended:
 * - `ended`: the host closed it in an orderly way;
 * - `lost`: it broke, or the host could not be reached;
 * - `silent`: nothing came in time, so a proxy may hold back the events;
 * - `refused`: the host does not offer the stream to this user.
 */
export type Ending = 'ended' | 'lost' | 'silent' | 'refused';

export interface ConnectionOptions {
  /** The last event that is known. */
  lastEventId: string | null;
  /** How many seconds ago the tab began to read its data. */
  lookBack: number;
  /** Fetches what has happened since, and ends. */
  once: boolean;
  signal: AbortSignal;
  /** Gets a new access token; null if the session is over. */
  refresh(refused: string): Promise<string | null>;
  onEvent(placed: Placed): void;
}

/** The longest time until the first event, in milliseconds. */
const FIRST_MS = 5_000;
/** How many times the time between two heartbeats a connection may be silent. */
const PATIENCE = 2.5;
const LONGEST_LOOK_BACK = 300;

/** Opens one connection and resolves when it has ended. */
export async function connect(options: ConnectionOptions): Promise<Ending> {
  const { lastEventId, lookBack, once, signal, onEvent } = options;
  const aborter = new AbortController();
  let ending: Ending = 'ended';
  const end = (how: Ending) => {
    if (aborter.signal.aborted) return;
    ending = how;
    aborter.abort();
  };
  let silence = setTimeout(end, FIRST_MS, 'silent');
  let patience = FIRST_MS;
  const isStopped = () => signal.aborted;

  const { stream } = await openEventStream({
    query: {
      ...(once && { wait: 0 }),
      ...(lastEventId === null && {
        // A clock that somebody sets back is no reason to ask for the future.
        lookBack: Math.min(LONGEST_LOOK_BACK, Math.max(0, lookBack)),
      }),
    },
    headers: lastEventId === null ? {} : { 'Last-Event-ID': lastEventId },
    signal: AbortSignal.any([signal, aborter.signal]),
    fetch: fetchStream(options.refresh),
    // The loop around this function repeats attempts.
    sseMaxRetryAttempts: 1,
    // Checked below, where an unknown type is no failure.
    responseValidator: undefined as never,
    onSseError: (error) => {
      if (!aborter.signal.aborted) ending = error instanceof StreamRefused ? 'refused' : 'lost';
    },
    onSseEvent: ({ data, id }) => {
      const known = safeParse(zStreamEvent, data);
      const event = known.success ? known.data : null;
      if (event?.type === 'stream.ready') patience = event.heartbeatSeconds * 1000 * PATIENCE;
      clearTimeout(silence);
      silence = setTimeout(end, patience, 'lost');
      if (id !== undefined && !isStopped()) onEvent({ id, event });
    },
  });
  try {
    // The events are taken above. This drives the stream.
    for await (const _ of stream);
  } finally {
    clearTimeout(silence);
  }
  return ending;
}
