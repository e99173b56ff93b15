import { useAddressParams } from '@/shared/routing/search';

/**
 * Returns the selected day, stored in the address, and its setter.
 *
 * @param lastFrameAt RFC 3339 in the project's time zone, so that its date part is the latest
 * selectable day.
 */
export function useDay(lastFrameAt: string) {
  const [search, setSearch] = useAddressParams();
  const latest = lastFrameAt.slice(0, 10);
  const requested = search.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(requested) ? requested : latest;
  const setDay = (next: string) =>
    setSearch((query) => {
      next && next !== latest ? query.set('day', next) : query.delete('day');
      return query;
    });
  return { day, latest, setDay };
}
