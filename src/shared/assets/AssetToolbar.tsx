import { CloseButton, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AssetToolbar.module.css';

export type AssetLayout = 'grid' | 'list';

interface Props {
  /** What is searched: 'Scans'. */
  name: string;
  q: string;
  layout: AssetLayout;
  onChange: (change: { q: string } | { layout: AssetLayout }) => void;
  /** Two selects: a filter, and the order. */
  children: ReactNode;
}

export function AssetToolbar({ name, q, layout, onChange, children }: Props) {
  return (
    <search className={classes.toolbar} aria-label={name}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={`Search ${name.toLowerCase()}`}
        placeholder="Search"
        maxLength={200}
        leftSection={<IconSearch size={16} />}
        value={q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
        rightSection={
          q && (
            <CloseButton size="sm" aria-label="Clear search" onClick={() => onChange({ q: '' })} />
          )
        }
      />
      {children}
      <SegmentedControl
        aria-label="Layout"
        value={layout}
        onChange={(value) => onChange({ layout: value as AssetLayout })}
        data={[
          { value: 'grid', label: <Choice icon={<IconLayoutGrid size={18} />} label="Grid" /> },
          { value: 'list', label: <Choice icon={<IconList size={18} />} label="List" /> },
        ]}
      />
    </search>
  );
}

function Choice({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span className={classes.choice}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
