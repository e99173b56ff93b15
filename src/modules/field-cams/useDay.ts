import { useAddressParams } from '@/shared/routing/search';

/**
 * The day whose pictures are shown, as the address says it, and a function that changes it.
 *
 * @param lastFrameAt RFC 3339, in the zone of the project, so that its first part is the day there; the latest to go to
 */
export function useDay(lastFrameAt: string) {
  const [search, setSearch] = useAddressParams();
  const latest = lastFrameAt.slice(0, 10);
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : latest;
  const setDay = (next: string) =>
    setSearch((query) => {
      next && next !== latest ? query.set('day', next) : query.delete('day');
      return query;
    });
  return { day, latest, setDay };
}
