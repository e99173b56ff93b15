import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { getPageQueryKey } from '@/api/generated/pages.gen';
import { listenToEvents } from '@/shared/live/listeners';
import { usePolling } from '@/shared/live/liveState';
import type { PageAt } from '../mutations';
import { type Collab, type CollabState, openCollab } from './provider';
import { clientId, transportOf } from './transport';
import { unsentOf } from './unsent';

/** How often the text is read where no events arrive, in milliseconds. */
const POLL_MS = 5000;

export type CollabStore = StoreApi<CollabState>;

export interface OpenText {
  collab: Collab;
  store: CollabStore;
}

const loading: CollabState = { save: 'loading', waiting: 0, error: null, isKept: true };

/** Keeps the text of a page open while the component is there. A change of `attempt` opens it again. */
export function useCollab(
  { projectId, pageId }: PageAt,
  userId: string,
  mayWrite: boolean,
  attempt: number,
) {
  const client = useQueryClient();
  const [text, setText] = useState<OpenText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the text again.
  useEffect(() => {
    const store = createStore<CollabState>(() => loading);
    const collab = openCollab({
      transport: transportOf({ projectId, pageId }),
      unsent: unsentOf(userId, pageId),
      mayWrite,
      onState: (state) => store.setState(state),
    });
    setText({ collab, store });
    const stop = listenToEvents((event) => {
      if (event.type === 'stream.reset') return collab.refresh();
      if (!('pageId' in event) || event.pageId !== pageId) return;
      if (event.type === 'page.updated') collab.onUpdated(event.seq);
      else if (event.clientId !== clientId) collab.onPresence(event);
    });
    return () => {
      stop();
      // A page that is deleted, or closed to the user, has no answer any more.
      collab.close(!client.getQueryData(getPageQueryKey({ path: { projectId, pageId } })));
      setText(null);
    };
  }, [client, projectId, pageId, userId, mayWrite, attempt]);

  const pause = usePolling(POLL_MS);
  useEffect(() => {
    if (!text || pause === false) return;
    const timer = setInterval(() => document.hidden || text.collab.refresh(), pause);
    return () => clearInterval(timer);
  }, [text, pause]);
  return text;
}
