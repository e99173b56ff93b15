import { createTheme, type OptionsFilter } from '@mantine/core';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { decimalMark } from '../format/region';

// Makes the list itself scroll, since its field's keys control it. The keyboard cannot reach an inner scroll area (WCAG
// 2.1.1).
const scrollingList = (filter: OptionsFilter, props = {}) =>
  ({
    defaultProps: { withScrollArea: false, filter, ...props },
    styles: { options: { maxHeight: 220, overflowY: 'auto' } },
  }) as const;

// What is typed replaces the name of what is chosen. With a letter more, the name would find nothing.
function selectName({ currentTarget: field }: { currentTarget: HTMLInputElement }) {
  const { selectionStart, selectionEnd } = field;
  if (!field.readOnly && selectionStart === selectionEnd) field.select();
}

/** The first key opens a closed list. */
function startSearch(event: KeyboardEvent<HTMLInputElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget: field } = event;
  const isText = key.length === 1 && !(ctrlKey || metaKey || altKey);
  if (!isText || field.dataset.expanded) return;
  selectName(event);
  // A field without a search does not open by itself. The space bar opens it already.
  if (field.readOnly && key !== ' ') field.click();
}

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
      Select: scrollingList(filter, { onClick: selectName, onKeyDown: startSearch }),
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
