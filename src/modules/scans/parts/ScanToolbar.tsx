import { NativeSelect } from '@mantine/core';
import { AssetToolbar } from '@/shared/assets/AssetToolbar';
import { type ScanView, type Sorting, sortings } from '../useScanView';

interface Props {
  view: ScanView;
  onChange: (change: Partial<ScanView>) => void;
}

export function ScanToolbar({ view, onChange }: Props) {
  return (
    <AssetToolbar name="Scans" q={view.q} layout={view.layout} onChange={onChange}>
      <NativeSelect
        aria-label="Visibility"
        value={view.visibility}
        onChange={(event) =>
          onChange({ visibility: event.currentTarget.value as ScanView['visibility'] })
        }
        data={[
          { value: 'all', label: 'All scans' },
          { value: 'private', label: 'Private' },
          { value: 'public', label: 'Public' },
        ]}
      />
      <NativeSelect
        aria-label="Sort by"
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as Sorting })}
        data={Object.entries(sortings).map(([value, label]) => ({ value, label }))}
      />
    </AssetToolbar>
  );
}
