import { createTheme } from '@mantine/core';

// Makes the list itself scroll, since its field's keys control it. The keyboard cannot reach an inner scroll area (WCAG
// 2.1.1).
const scrollingList = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const;

/** Theme parts that only project pages need. The first screen has no lists. */
export const listTheme = createTheme({
  components: {
    // In a dialog, the list has the same background as its surroundings.
    // A fixed list never widens the page, which a phone would answer by zooming out.
    Combobox: { defaultProps: { shadow: 'md', floatingStrategy: 'fixed' } },
    Select: scrollingList,
    MultiSelect: scrollingList,
    TagsInput: scrollingList,
  },
});
