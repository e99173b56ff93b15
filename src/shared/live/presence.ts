import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  deletePresence,
  listPresenceOptions,
  listPresenceQueryKey,
  updatePresence,
} from '@/api/generated/events.gen';
import type { PresentPerson, WorkItemType } from '@/api/generated/types.gen';
import { useIsWriting } from './writing';

export interface PresentAt {
  projectId: string;
  recordType: WorkItemType;
  recordId: string;
}

/** How often a tab says that its record is still open, in milliseconds. */
const REPEAT_MS = 20_000;

/** The name of this tab. */
const clientId = `tab_${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Says that the user has a record open, and returns the others who have it open. */
export function usePresence({ projectId, recordType, recordId }: PresentAt): PresentPerson[] {
  const client = useQueryClient();
  const activity = useIsWriting(recordId) ? 'writing' : 'viewing';
  const present = useQuery({
    ...listPresenceOptions({ path: { projectId }, query: { recordType, recordId } }),
    // The first call below answers with the list. Events make it stale.
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A courtesy: nobody waits for it.
    retry: false,
  });
  useEffect(() => {
    const key = listPresenceQueryKey({ path: { projectId }, query: { recordType, recordId } });
    const tell = async () => {
      const path = { projectId, clientId };
      const { data } = await updatePresence({ path, body: { recordType, recordId, activity } });
      if (data) client.setQueryData(key, data);
    };
    void tell();
    const timer = setInterval(() => !document.hidden && void tell(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [client, projectId, recordType, recordId, activity]);
  useEffect(() => {
    const leave = () => void deletePresence({ path: { projectId, clientId }, keepalive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [projectId]);
  return present.data?.data ?? [];
}
