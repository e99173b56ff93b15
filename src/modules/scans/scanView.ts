import type { Scan } from '@/api/documented/scans';
import { zScanVisibility } from '@/api/generated/schemas/zScanVisibility.gen';
import { choice, filter, searchWords, type View } from '@/shared/collection/view';
import { matchesWords } from '@/shared/format/matchesWords';

const sorts = ['newest', 'oldest', 'title', 'largest'] as const;
type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  largest: 'Largest first',
};
export const visibilityLabels = { all: 'All scans', private: 'Private', public: 'Public' };

/** Without a time, scans keep the order of the host. */
const timeOf = ({ createdAt }: Scan) => (createdAt === null ? 0 : Date.parse(createdAt));

const compare: Record<Sort, (a: Scan, b: Scan) => number> = {
  newest: (a, b) => timeOf(b) - timeOf(a),
  oldest: (a, b) => timeOf(a) - timeOf(b),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
  largest: (a, b) => (b.sizeBytes ?? 0) - (a.sizeBytes ?? 0),
};

export const scanView = {
  q: searchWords,
  sort: choice(sorts, 'newest'),
  visibility: filter(zScanVisibility.options),
  layout: choice(['grid', 'list'], 'grid'),
};
export type ScanView = View<typeof scanView>;

/** The sort orders that make a difference with what the host tells about its scans. */
export function sortLabelsFor(scans: readonly Scan[]): Partial<typeof sortLabels> {
  const { newest, oldest, title, largest } = sortLabels;
  return {
    newest,
    ...(scans.some(({ createdAt }) => createdAt !== null) && { oldest }),
    title,
    ...(scans.some(({ sizeBytes }) => sizeBytes !== null) && { largest }),
  };
}

/** Filters and sorts scans. Search words match in any order. */
export function applyView(scans: readonly Scan[], view: ScanView): Scan[] {
  return scans
    .filter(({ visibility }) => view.visibility === 'all' || visibility === view.visibility)
    .filter(({ title, description, fileName }) =>
      matchesWords(view.q, title, description, fileName ?? ''),
    )
    .sort(compare[view.sort]);
}
