import {
  CloseButton,
  NativeSelect,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { type ScanView, type Sorting, sortings } from '../useScanView';
import classes from './ScanToolbar.module.css';

interface Props {
  view: ScanView;
  onChange: (change: Partial<ScanView>) => void;
}

export function ScanToolbar({ view, onChange }: Props) {
  return (
    <search className={classes.toolbar} aria-label="Scans">
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search scans"
        placeholder="Search"
        leftSection={<IconSearch size={16} />}
        value={view.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
        rightSection={
          view.q && (
            <CloseButton size="sm" aria-label="Clear search" onClick={() => onChange({ q: '' })} />
          )
        }
      />
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
      <SegmentedControl
        aria-label="Layout"
        value={view.layout}
        onChange={(layout) => onChange({ layout: layout as ScanView['layout'] })}
        data={[
          { value: 'grid', label: <Choice icon={<IconLayoutGrid size={18} />} label="Grid" /> },
          { value: 'list', label: <Choice icon={<IconList size={18} />} label="List" /> },
        ]}
      />
    </search>
  );
}

function Choice({ icon, label }: { icon: React.ReactNode; label: string }) {
  return (
    <span className={classes.choice}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
