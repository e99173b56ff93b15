import { openChannel } from '@/shared/browser/channel';
import { exclusively } from '@/shared/browser/exclusively';
import type { Placed } from './connection';
import { receive, type StreamOptions, type StreamState } from './stream';

/** Messages between the tabs of one user. */
type Message =
  | { kind: 'event'; placed: Placed }
  /** The state of the connection, and the last event of the tab that holds it. */
  | { kind: 'state'; state: StreamState; lastEventId: string | null }
  /** A tab wants the state, and the events of its first seconds. */
  | { kind: 'hello'; seconds: number }
  /** Not all of these are known any more. */
  | { kind: 'gap' };

export interface LiveOptions extends Pick<StreamOptions, 'refresh' | 'since' | 'connect'> {
  /** Names the user: only tabs of the same user share a connection. */
  userId: string;
  /** Called with each event once, in whichever tab it arrived. */
  onEvent(placed: Placed): void;
  /** Called when this tab has missed events: what it shows must be read again. */
  onGap(): void;
  onState(state: StreamState): void;
}

/** How long a hidden tab keeps the connection, in milliseconds. */
const HIDDEN_MS = 30_000;
/** How many ids of events are remembered, to ignore those that arrive twice. */
const REMEMBERED = 500;
/** How many events a new tab can be told of. */
const RECENT = 200;

/**
 * Shares one connection among the tabs of a browser: the tab that gets the lock holds it and passes the events on. When it
 * closes or is hidden for a while, the lock goes to another visible tab. Without Web Locks, each tab has a connection.
 *
 * @returns a function that stops
 */
export function startTabs(options: LiveOptions): () => void {
  const name = `live-updates ${options.userId}`;
  const stopping = new AbortController();
  const known = new Set<string>();
  const recent: { placed: Placed; at: number }[] = [];
  /** When the latest event arrived that is no longer among them. */
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let lastEventId: string | null = null;
  let state: StreamState = 'off';
  /** This tab holds the connection, or waits for the lock. */
  let queued: AbortController | undefined;
  let isLeader = false;

  const setState = (next: StreamState) => {
    if (next === state) return;
    state = next;
    options.onState(next);
  };
  const sendState = () => channel.send({ kind: 'state', state, lastEventId });

  /** Takes an event from the connection or from another tab. */
  const take = (placed: Placed) => {
    const { id, event } = placed;
    lastEventId = id;
    // Events about the stream share their place with the event before them.
    if (event?.type.startsWith('stream.')) return options.onEvent(placed);
    if (known.has(id)) return;
    known.add(id);
    const [oldest] = known;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    recent.push({ placed, at: performance.now() });
    if (recent.length > RECENT) forgottenAt = recent.shift()?.at ?? forgottenAt;
    options.onEvent(placed);
  };

  const lead = async (signal: AbortSignal) => {
    isLeader = true;
    await receive(
      {
        refresh: options.refresh,
        since: options.since,
        ...(options.connect && { connect: options.connect }),
        lastEventId: () => lastEventId,
        onEvent: (placed) => {
          take(placed);
          channel.send({ kind: 'event', placed });
        },
        onState: (next) => {
          if (next === state) return;
          setState(next);
          sendState();
        },
      },
      signal,
    );
    isLeader = false;
  };

  /** Waits for the lock, and holds it until this tab is hidden for long or stops. */
  const queue = () => {
    if (queued || stopping.signal.aborted) return;
    const aborter = new AbortController();
    queued = aborter;
    const signal = AbortSignal.any([aborter.signal, stopping.signal]);
    void exclusively(name, () => lead(signal), signal)
      // Aborted while it waited.
      .catch(() => {})
      .finally(() => {
        if (queued === aborter) queued = undefined;
      });
  };

  const channel = openChannel<Message>(name, (data) => {
    if (data.kind === 'event') take(data.placed);
    if (data.kind === 'state') {
      // This tab was frozen, or closed its eyes for a while.
      if (data.lastEventId !== null && lastEventId !== null && data.lastEventId !== lastEventId)
        options.onGap();
      lastEventId = data.lastEventId ?? lastEventId;
      setState(data.state);
    }
    if (data.kind === 'gap') options.onGap();
    if (data.kind === 'hello' && isLeader) {
      const since = performance.now() - data.seconds * 1000;
      if (forgottenAt >= since) channel.send({ kind: 'gap' });
      for (const { placed, at } of recent) if (at >= since) channel.send({ kind: 'event', placed });
      sendState();
    }
  });

  let hiding: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(hiding);
    if (document.hidden) {
      hiding = setTimeout(() => {
        queued?.abort();
        queued = undefined;
      }, HIDDEN_MS);
    } else {
      channel.send({ kind: 'hello', seconds: (performance.now() - options.since) / 1000 });
      queue();
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();

  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', follow);
    stopping.abort();
    channel.close();
    setState('off');
  };
}
