import { useEffect, useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useOffers } from '@/api/offers';
import { listenToEvents } from '@/shared/live/listeners';
import { recordAt } from '@/shared/modules/recordAddress';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import '../modules';
import { useSeen } from './writes';

/** How long a record has to be on the screen before it counts as seen, in milliseconds. */
const SEEN_AFTER = 800;

/**
 * Marks what is new about the record of the address as read, whichever way the person came to it, and again when others change
 * it under their eyes.
 *
 * @param unread whether there is anything unread at all
 */
export function useSeenRecord(unread: boolean): void {
  const path = withoutTrailingSlash(usePathname());
  const query = useAddressQuery();
  const { type, id } = useMemo(() => recordAt(path, query), [path, query]) ?? {};
  const isOffered = useOffers()('makeRecordNotificationsRead');
  const { mutate } = useSeen();
  useEffect(() => {
    if (!unread || !isOffered || type === undefined || id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!document.hidden) mutate({ type, id });
      }, SEEN_AFTER);
    };
    look();
    const stopListening = listenToEvents((event) => {
      if (event.type === 'record.changed' && event.recordId === id) look();
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', look);
    };
  }, [unread, isOffered, type, id, mutate]);
}
