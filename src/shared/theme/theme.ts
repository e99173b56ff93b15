import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const blueprint: MantineColorsTuple = [
  '#eef4ff',
  '#dce7ff',
  '#b9cfff',
  '#91b4ff',
  '#6f9bfa',
  '#4a7ff0',
  '#2a63dd',
  '#2052bf',
  '#1b449b',
  '#17387b',
];
const amber: MantineColorsTuple = [
  '#fff8eb',
  '#ffeccb',
  '#ffdb9a',
  '#fbc566',
  '#f2a33a',
  '#d98613',
  '#a8620a',
  '#8a500b',
  '#6f410d',
  '#5c370f',
];
const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#eef0f3',
  '#e4e7ec',
  '#d7dce3',
  '#c0c8d2',
  '#98a2b0',
  '#616d7d',
  '#4a5462',
  '#343d49',
  '#1e252f',
];
const dark: MantineColorsTuple = [
  '#dce1e8',
  '#b7bfca',
  '#98a3b1',
  '#6a7585',
  '#3a434f',
  '#2c343f',
  '#222932',
  '#181d24',
  '#11151a',
  '#0b0e12',
];
const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0dd',
  '#ffc3bd',
  '#ff9d94',
  '#f98074',
  '#ea5548',
  '#c93226',
  '#a92a1f',
  '#8a241b',
  '#731f18',
];
const green: MantineColorsTuple = [
  '#ebfaf2',
  '#d2f2e0',
  '#a6e5c3',
  '#74d4a2',
  '#48bf83',
  '#27a568',
  '#167a4a',
  '#14683f',
  '#125635',
  '#0f472c',
];

// Mantine renders a dialog's header as `header`, which must not count as the banner of the page.
export const plainHeader = { header: { role: 'presentation' } };
const dialog = {
  defaultProps: {
    attributes: plainHeader,
    // What comes and goes moves for at most 150 ms, as menus do by themselves.
    transitionProps: { duration: 150 },
  },
  styles: { title: { fontWeight: 650 } },
};

/** Shade 6 of each color has a contrast of 4.5:1 or more with white text. Shade 4 is readable on dark surfaces. */
export const theme = createTheme({
  primaryColor: 'blueprint',
  primaryShade: 6,
  colors: { blueprint, amber, gray, dark, red, green },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
  },
  fontSizes: { md: '0.9375rem', lg: '1.0625rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: dialog,
    Drawer: dialog,
    // Focus the first item instead of a placeholder, which is not valid in a menu. Menus in the main part of the page
    // render inside of it.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#main' } },
    },
  },
});

/** Replaces Mantine's grays and reds that miss the contrast of WCAG 1.4.3. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
  },
  dark: {
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-text': 'var(--mantine-color-dark-0)',
    '--mantine-color-anchor': 'var(--mantine-color-blueprint-3)',
  },
});
