import type { Scan, ScanVisibility } from '@/api/generated/types.gen';
import { useAddressParams } from '@/shared/routing/search';

export const sortings = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  largest: 'Largest first',
} as const;
export type Sorting = keyof typeof sortings;

const compare: Record<Sorting, (a: Scan, b: Scan) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
  largest: (a, b) => b.sizeBytes - a.sizeBytes,
};

export interface ScanView {
  q: string;
  sort: Sorting;
  visibility: ScanVisibility | 'all';
  layout: 'grid' | 'list';
}

const initial: ScanView = { q: '', sort: 'newest', visibility: 'all', layout: 'grid' };

/** Search, sorting, filter and layout of the scans, as the address says; what it does not know it ignores. */
export function readScanView(search: URLSearchParams): ScanView {
  const sort = search.get('sort');
  const visibility = search.get('visibility');
  return {
    q: search.get('q') ?? '',
    sort: sort && Object.hasOwn(sortings, sort) ? (sort as Sorting) : initial.sort,
    visibility: visibility === 'public' || visibility === 'private' ? visibility : 'all',
    layout: search.get('layout') === 'list' ? 'list' : 'grid',
  };
}

/** The view, and a function that changes parts of it in the address. */
export function useScanView(): [ScanView, (change: Partial<ScanView>) => void] {
  const [search, setSearch] = useAddressParams();
  const change = (part: Partial<ScanView>) =>
    setSearch((query) => {
      for (const [key, value] of Object.entries(part)) {
        if (value === initial[key as keyof ScanView]) query.delete(key);
        else query.set(key, value);
      }
      return query;
    });
  return [readScanView(search), change];
}

/** The scans that the view shows, in its order. Words of the search may stand in any order. */
export function applyView(scans: readonly Scan[], view: ScanView): Scan[] {
  const words = view.q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return scans
    .filter(({ visibility }) => view.visibility === 'all' || visibility === view.visibility)
    .filter(({ title, description, fileName }) => {
      const text = `${title} ${description} ${fileName}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(compare[view.sort]);
}
