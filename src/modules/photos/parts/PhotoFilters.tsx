import type { PhotoSummary } from '@/api/generated/types.gen';
import { namedChoices } from '@/records/people/partyChoices';
import { DaysFilter } from '@/shared/collection/filter/DaysFilter';
import { FilterChip } from '@/shared/collection/filter/FilterChip';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import type { PhotoView } from '../photoView';

interface Props {
  view: PhotoView;
  onChange: (change: Partial<PhotoView>) => void;
  /** The tags and people to choose from, once loaded. */
  summary: PhotoSummary | undefined;
}

export function PhotoFilters({ view, onChange, summary }: Props) {
  const tags = summary?.tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  const people = summary && namedChoices(summary.uploaders);
  return (
    <>
      <FilterSelect
        label="Tag"
        value={view.tag}
        options={[
          { value: '', label: 'All tags' },
          ...(tags ?? (view.tag ? [{ value: view.tag, label: view.tag }] : [])),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      <FilterSelect
        label="Uploaded by"
        value={view.by}
        options={[
          { value: '', label: 'Uploaded by' },
          ...(people ?? (view.by ? [{ value: view.by, label: '…' }] : [])),
        ]}
        onChange={(by) => onChange({ by })}
      />
      <DaysFilter label="Taken" from={view.from} to={view.to} onChange={onChange} />
      <FilterChip label="360°" checked={view.is360} onChange={(is360) => onChange({ is360 })} />
      <FilterChip
        label="Starred"
        checked={view.starred}
        onChange={(starred) => onChange({ starred })}
      />
    </>
  );
}
