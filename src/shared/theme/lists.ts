import { createTheme, type OptionsFilter } from '@mantine/core';
import { decimalMark } from '../format/region';

let folding: OptionsFilter | undefined;
/** Sets how lists find what is typed. Until then, they show all. */
export const provideListFilter = (filter: OptionsFilter): void => {
  folding = filter;
};

// Makes the list itself scroll, since its field's keys control it. The keyboard cannot reach an inner scroll area (WCAG
// 2.1.1).
const scrollingList = {
  defaultProps: {
    withScrollArea: false,
    filter: (input: Parameters<OptionsFilter>[0]) => folding?.(input) ?? input.options,
  },
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const;

/** Theme parts that pages with lists need. The first screen has none. */
export const listTheme = createTheme({
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
    Select: scrollingList,
    MultiSelect: scrollingList,
    TagsInput: scrollingList,
  },
});
