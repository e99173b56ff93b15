import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Pin } from '@/api/generated/types.gen';
import { FilterSelect } from '@/shared/collection/filter/FilterSelect';
import { textFilter, useView } from '@/shared/collection/view';
import classes from './Pins.module.css';
import { choicesOf, type PinFilter, passes } from './pinFilters';

const view = {
  status: textFilter(),
  trade: textFilter(),
  company: textFilter(),
  date: textFilter(),
};

const names: Record<keyof PinFilter, readonly [label: string, all: string]> = {
  status: ['Status', 'Any status'],
  trade: ['Trade', 'All trades'],
  company: ['Company', 'All companies'],
  date: ['Date', 'Any date'],
};

/** Filters of pins, which the address holds. Returns the pins that pass, and the controls. */
export function usePinFilters(pins: readonly Pin[]): {
  shown: readonly Pin[];
  controls: ReactNode;
} {
  const { view: filter, change, hasFilters, clearFilters } = useView(view);
  const shown = useMemo(() => {
    const now = Date.now();
    return pins.filter((pin) => passes(filter, pin, now));
  }, [pins, filter]);
  const choices = choicesOf(pins);
  const controls = pins.length > 0 && (
    <div className={`grid gap-4 ${classes.filters}`}>
      {(Object.keys(names) as (keyof PinFilter)[]).map((name) => (
        <FilterSelect
          key={name}
          label={names[name][0]}
          value={filter[name]}
          options={[
            { value: '', label: names[name][1] },
            ...choices[name].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {hasFilters && (
        <p className="row all-columns gap-8 between m-0 quiet text-xs" role="status">
          {shown.length} of {pins.length} shown
          <Button size="compact-xs" variant="subtle" onClick={clearFilters}>
            Clear filters
          </Button>
        </p>
      )}
    </div>
  );
  return { shown, controls };
}
