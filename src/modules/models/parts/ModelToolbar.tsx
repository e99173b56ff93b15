import { NativeSelect } from '@mantine/core';
import { AssetToolbar } from '@/shared/assets/AssetToolbar';
import { optionLabel } from '@/shared/log/labels';
import { disciplines, type ModelView, sortings } from '../useModelView';

interface Props {
  view: ModelView;
  onChange: (change: Partial<ModelView>) => void;
}

export function ModelToolbar({ view, onChange }: Props) {
  return (
    <AssetToolbar name="Models" q={view.q} layout={view.layout} onChange={onChange}>
      <NativeSelect
        aria-label="Discipline"
        value={view.discipline}
        onChange={(event) =>
          onChange({ discipline: event.currentTarget.value as ModelView['discipline'] })
        }
        data={[
          { value: 'all', label: 'All disciplines' },
          ...disciplines.map((value) => ({ value, label: optionLabel(value) })),
        ]}
      />
      <NativeSelect
        aria-label="Sort by"
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as ModelView['sort'] })}
        data={Object.entries(sortings).map(([value, label]) => ({ value, label }))}
      />
    </AssetToolbar>
  );
}
