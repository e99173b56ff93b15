import { zScanVisibility } from '@/api/generated/schemas/scans.gen';
import type { Scan } from '@/api/generated/types.gen';
import { matchesWords } from '@/shared/collection/matchesWords';
import { choice, filter, searchWords, type View } from '@/shared/collection/view';

const sorts = ['newest', 'oldest', 'title', 'largest'] as const;
type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  largest: 'Largest first',
};
export const visibilityLabels = { all: 'All scans', private: 'Private', public: 'Public' };

const compare: Record<Sort, (a: Scan, b: Scan) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
  largest: (a, b) => b.sizeBytes - a.sizeBytes,
};

export const scanView = {
  q: searchWords,
  sort: choice(sorts, 'newest'),
  visibility: filter(zScanVisibility.options),
  layout: choice(['grid', 'list'], 'grid'),
};
export type ScanView = View<typeof scanView>;

/** Filters and sorts scans. Search words match in any order. */
export function applyView(scans: readonly Scan[], view: ScanView): Scan[] {
  return scans
    .filter(({ visibility }) => view.visibility === 'all' || visibility === view.visibility)
    .filter(({ title, description, fileName }) =>
      matchesWords(view.q, title, description, fileName),
    )
    .sort(compare[view.sort]);
}
