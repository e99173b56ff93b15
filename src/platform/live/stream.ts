import { wait, waitAfter } from './backoff';
import { type ConnectionOptions, connect, type Placed } from './connection';

export type StreamState = 'live' | 'polling' | 'off';

export interface StreamOptions extends Pick<ConnectionOptions, 'refresh'> {
  /** When the page made its first call, by `performance.now()`. */
  since: number;
  /** The last event that is known; null at the beginning. */
  lastEventId(): string | null;
  onEvent(placed: Placed): void;
  onState(state: StreamState): void;
  /** Replaces the connection in tests. */
  connect?: typeof connect;
}

/** The time between two polls, in milliseconds. */
const POLL_MS = 10_000;
/** How long to poll before the stream is tried again, and how long to leave a host without a stream alone. */
const LATER_MS = 5 * 60_000;

/** Receives events until the signal is aborted: reconnects after failures, and polls where streams do not get through. */
export async function receive(options: StreamOptions, signal: AbortSignal): Promise<void> {
  const { since, lastEventId, onEvent, onState, refresh, connect: open = connect } = options;
  let failures = 0;
  let pollsUntil = 0;
  while (!signal.aborted) {
    const once = performance.now() < pollsUntil;
    const ending = await open({
      lastEventId: lastEventId(),
      lookBack: (performance.now() - since) / 1000,
      once,
      signal,
      refresh,
      onEvent: (placed) => {
        failures = 0;
        onState(once ? 'polling' : 'live');
        onEvent(placed);
      },
    }).catch(() => 'lost' as const);
    if (signal.aborted) break;
    if (ending === 'ended') {
      if (!once) onState('off');
      await pause(once ? POLL_MS : 500 * Math.random(), signal);
      continue;
    }
    if (ending === 'silent' && !once) {
      pollsUntil = performance.now() + LATER_MS;
      continue;
    }
    onState('off');
    failures += 1;
    await pause(ending === 'refused' ? LATER_MS : waitAfter(failures), signal);
  }
  onState('off');
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, signal).catch(() => {});
