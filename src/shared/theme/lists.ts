import { createTheme } from '@mantine/core';

// What scrolls is the list itself, which the keys of its field go through, and not an area inside of it, which no key
// gets to (WCAG 2.1.1).
const scrollingList = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const;

/** The lists of fields, of which the first screen has none: what only the pages of a project need of the theme. */
export const listTheme = createTheme({
  components: {
    // In a dialog it lies on a surface of its own colour.
    Combobox: { defaultProps: { shadow: 'md' } },
    Select: scrollingList,
    MultiSelect: scrollingList,
    TagsInput: scrollingList,
  },
});
