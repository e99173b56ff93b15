import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { type Icon, IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { capitalized } from '../format/format';
import classes from './CollectionToolbar.module.css';
import { FilterSelect, optionsOf } from './filter/FilterSelect';
import { SearchField } from './filter/SearchField';
import type { ViewState } from './view';

interface Layout {
  value: string;
  label: string;
  icon: Icon;
}

export interface ToolbarProps {
  state: ViewState;
  /** Filter controls. */
  filters?: ReactNode;
  /** The labels of the sort orders; omit if the order is fixed. */
  sortLabels?: Readonly<Record<string, string>>;
  /** Ways to show the items. */
  layouts?: readonly Layout[];
}

interface Props extends ToolbarProps {
  /** The items, such as 'scans'. */
  many: string;
  searchRef?: Ref<HTMLInputElement>;
}

export const gridAndList: readonly Layout[] = [
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { value: 'list', label: 'List', icon: IconList },
];

/** The line between the head and the items of every list page: search, filters, sort order and view switch. */
export function CollectionToolbar(props: Props) {
  const { many, state, filters, sortLabels, layouts = [], searchRef } = props;
  const { q, sort, layout } = state.view;
  return (
    <search data-screen-only="" className={classes.toolbar} aria-label={capitalized(many)}>
      {q !== undefined && (
        <SearchField
          label={`Search ${many}`}
          q={q}
          onSearch={(words) => state.change({ q: words })}
          inputRef={searchRef}
        />
      )}
      <div className={classes.filters}>
        {filters}
        {state.hasFilters && (
          <Button variant="subtle" size="xs" onClick={state.clearFilters}>
            Clear filters
          </Button>
        )}
        {sort !== undefined && sortLabels && (
          <FilterSelect
            className={classes.sort}
            label="Sort by"
            value={sort}
            options={optionsOf(sortLabels)}
            onChange={(value) => state.change({ sort: value })}
          />
        )}
      </div>
      {layout !== undefined && layouts.length > 1 && (
        <LayoutSwitch
          layout={layout}
          layouts={layouts}
          onChange={(value) => state.change({ layout: value })}
        />
      )}
    </search>
  );
}

interface LayoutSwitchProps {
  layout: string;
  layouts: readonly Layout[];
  onChange: (layout: string) => void;
}

function LayoutSwitch({ layout, layouts, onChange }: LayoutSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      data-keeps-clear
      className={classes.layout ?? ''}
      aria-label="Layout"
      value={layout}
      onChange={onChange}
      data={layouts.map(({ value, label, icon: Icon }) => ({
        value,
        label: (
          <span className={classes.choice} title={label}>
            <Icon size={16} aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
