import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '@/platform/auth/refresh';
import { isView } from '@/platform/auth/seeAs';
import { session, useSession } from '@/platform/auth/session';
import { config } from '@/platform/config/config';
import { startTabs } from '@/platform/live/tabs';
import { followEvents } from '@/shared/live/follow';
import { setLiveState } from '@/shared/live/liveState';
import { forgetOthers } from '@/shared/live/others';
import '../modules';

/** Follows what others change, for as long as somebody is signed in. @returns a function that stops */
export function startLive(client: QueryClient): () => void {
  let stop = () => {};
  let current: string | null = null;
  const follow = (userId: string | null) => {
    if (userId === current) return;
    stop();
    stop = () => {};
    current = userId;
    forgetOthers();
    if (userId !== null) stop = followAs(client, userId);
  };
  follow(session.get().user?.id ?? null);
  const unsubscribe = useSession.subscribe(({ user }) => follow(user?.id ?? null));
  return () => {
    unsubscribe();
    follow(null);
  };
}

function followAs(client: QueryClient, userId: string): () => void {
  const follower = followEvents(client, () => userId);
  const stopTabs = startTabs({
    // A view of somebody else has a session of its own, and only in its tab.
    userId: isView ? `view ${Math.random()}` : userId,
    since: firstCallAt(),
    refresh,
    onEvent: ({ event }) => event && follower.take(event),
    onGap: () => follower.take({ type: 'stream.reset' }),
    onState: setLiveState,
  });
  return () => {
    stopTabs();
    follower.stop();
  };
}

/** Returns when the page made its first call, by `performance.now()`. */
function firstCallAt(): number {
  const base = new URL(config.apiUrl, location.origin).href;
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(base));
  return calls[0]?.startTime ?? performance.now();
}
