import type { PhotoSummary } from '@/api/generated/types.gen';
import { namedChoices } from '@/records/people/partyChoices';
import { days, type Filter, flag, oneOf } from '@/shared/collection/filter/filters';
import type { PhotoView } from '../photoView';

interface Props {
  view: PhotoView;
  onChange: (change: Partial<PhotoView>) => void;
  /** The tags and people to choose from, once loaded. */
  summary: PhotoSummary | undefined;
}

/** The filters of the photos. */
export function photoFilters({ view, onChange, summary }: Props): readonly Filter[] {
  const tags = summary?.tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  const people = summary && namedChoices(summary.uploaders);
  return [
    oneOf({
      label: 'Tag',
      value: view.tag,
      options: [
        { value: '', label: 'All tags' },
        ...(tags ?? (view.tag ? [{ value: view.tag, label: view.tag }] : [])),
      ],
      onChange: (tag) => onChange({ tag }),
    }),
    oneOf({
      label: 'Uploaded by',
      value: view.by,
      options: [
        { value: '', label: 'Uploaded by' },
        ...(people ?? (view.by ? [{ value: view.by, label: '…' }] : [])),
      ],
      onChange: (by) => onChange({ by }),
    }),
    days({ label: 'Taken', from: view.from, to: view.to, onChange }),
    flag({ label: '360°', on: view.is360, onChange: (is360) => onChange({ is360 }), pinned: true }),
    flag({
      label: 'Starred',
      on: view.starred,
      onChange: (starred) => onChange({ starred }),
      pinned: true,
    }),
  ];
}
