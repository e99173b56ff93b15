import { createTheme, type OptionsFilter } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { decimalMark } from '../format/region';

// Makes the list itself scroll, since its field's keys control it. The keyboard cannot reach an inner scroll area (WCAG
// 2.1.1).
const scrollingList = (filter: OptionsFilter) =>
  ({
    defaultProps: { withScrollArea: false, filter },
    styles: { options: { maxHeight: 220, overflowY: 'auto' } },
  }) as const;

const themeWith = (filter: OptionsFilter) =>
  createTheme({
    components: {
      // In a dialog, the list has the same background as its surroundings.
      // A fixed list never widens the page, which a phone would answer by zooming out.
      Combobox: { defaultProps: { shadow: 'md', floatingStrategy: 'fixed' } },
      // Both marks are typed everywhere. The field shows that of the person's locale.
      NumberInput: {
        defaultProps: () => ({
          allowedDecimalSeparators: ['.', ','],
          decimalSeparator: decimalMark(),
        }),
      },
      Select: scrollingList(filter),
      MultiSelect: scrollingList(filter),
      TagsInput: scrollingList(filter),
    },
  });

const all: OptionsFilter = ({ options }) => options;
let given = all;
let theme = themeWith(all);
const watchers = new Set<() => void>();

/** Sets how lists find what is typed. Until then, they show all. A list that is open already is filtered at once. */
export function provideListFilter(filter: OptionsFilter): void {
  if (filter === given) return;
  given = filter;
  theme = themeWith(filter);
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Theme parts that pages with lists need. The first screen has none. */
export const useListTheme = () => useSyncExternalStore(watch, () => theme);
