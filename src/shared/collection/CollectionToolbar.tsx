import { Button, CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { capitalized } from '../format/format';
import { PHONE } from '../theme/breakpoints';
import { useKeys } from '../ui/useKeys';
import classes from './CollectionToolbar.module.css';
import { AddFilter } from './filter/AddFilter';
import { FilterSlot } from './filter/filterSlot';
import type { Filter } from './filter/filters';
import { type Option, optionsOf } from './filter/options';
import { SearchField } from './filter/SearchField';
import { ViewMenu, type ViewMenuProps } from './ViewMenu';
import type { ViewState } from './view';

export interface ToolbarProps {
  state: ViewState;
  filters?: readonly Filter[] | undefined;
  /** The labels of the sort orders; omit if the order is fixed. */
  sortLabels?: Readonly<Record<string, string>> | undefined;
  /** Ways to show the items. */
  layouts?: readonly Option[] | undefined;
  /** What else the menu of the view offers. */
  view?: ViewMenuProps | undefined;
  /** The menu of what is rarely used, such as export and print. */
  more?: ReactNode;
}

interface Props extends ToolbarProps {
  /** The items, such as 'scans'. */
  many: string;
  searchRef?: Ref<HTMLInputElement> | undefined;
}

export const gridAndList: readonly Option[] = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];

/** With as many filters, all are in the toolbar. */
const FEW = 3;

/** The line between the head and the items of every list page: search, filters, view and what is rarely used. */
export function CollectionToolbar(props: Props) {
  const { many, state, filters = [], searchRef, more } = props;
  const { q } = state.view;
  const narrow =
    useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) && filters.length > 0;
  const [added, setAdded] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const adder = () => bar.current?.querySelector<HTMLElement>('[data-adds] button');
  const isShown = ({ label, isSet, pinned }: Filter) =>
    isSet || label === added || (!narrow && (pinned || filters.length <= FEW));
  const shown = filters.filter(isShown);
  const others = filters.filter((filter) => !isShown(filter));
  useKeys(() => ({ f: others.length > 0 ? () => adder()?.click() : undefined }));
  const add = others.length > 0 && (
    <span data-adds="">
      <AddFilter
        filters={others}
        narrow={narrow ?? false}
        onAdd={({ label, turnOn }) => (turnOn ? turnOn() : setAdded(label))}
      />
    </span>
  );
  return (
    <search
      ref={bar}
      data-screen-only=""
      className={`flex wrap gap-8 items-start ${classes.toolbar}`}
      aria-label={capitalized(many)}
    >
      {q !== undefined && (
        <SearchField
          label={`Search ${many}`}
          q={q}
          onSearch={(words) => state.change({ q: words })}
          inputRef={searchRef}
        />
      )}
      {narrow && add}
      <div className={`row grow wrap gap-4 min-w-0 ${classes.filters}`} data-fades="">
        {shown.map((filter) => (
          <Slot
            key={filter.label}
            filter={filter}
            startsOpen={filter.label === added}
            onClosed={() => {
              if (filter.label !== added) return;
              setAdded(null);
              // Without a value, the button that had the focus is gone.
              setTimeout(() => document.activeElement === document.body && adder()?.focus());
            }}
          />
        ))}
        {!narrow && add}
        {state.hasFilters && (
          <Button variant="subtle" size="xs" px="var(--space-8)" onClick={state.clearFilters}>
            Clear filters
          </Button>
        )}
      </div>
      <View {...props} />
      {more}
    </search>
  );
}

interface SlotProps {
  filter: Filter;
  startsOpen: boolean;
  onClosed: () => void;
}

/** A filter, and the button that removes it while it is set. */
const Slot = ({ filter, startsOpen, onClosed }: SlotProps) => (
  <span className="inline-flex min-w-0">
    <FilterSlot value={{ startsOpen, onClosed }}>{filter.control}</FilterSlot>
    {filter.isSet && !filter.turnOn && (
      <CloseButton
        size={30}
        iconSize={14}
        className={classes.remove ?? ''}
        aria-label={`Remove filter ${filter.label}`}
        onClick={filter.clear}
      />
    )}
  </span>
);

/** The menu of the view, if there is anything to choose. */
function View({ state, sortLabels, layouts = [], view }: Props) {
  const { sort, layout } = state.view;
  const sorting = sort !== undefined &&
    sortLabels && {
      label: 'Sort by',
      value: sort,
      options: optionsOf(sortLabels),
      onChange: (value: string) => state.change({ sort: value }),
    };
  const choices = [...(sorting ? [sorting] : []), ...(view?.choices ?? [])];
  const ways =
    layout !== undefined && layouts.length > 1
      ? {
          label: 'Layout',
          value: layout,
          options: layouts,
          onChange: (value: string) => state.change({ layout: value }),
        }
      : undefined;
  if (!ways && choices.length === 0 && !view) return null;
  return <ViewMenu {...view} choices={choices} layout={ways} />;
}
