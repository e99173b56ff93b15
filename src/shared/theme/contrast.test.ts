import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme';

const tokens = Object.fromEntries(
  Array.from(
    ['tokens', 'pages']
      .map((name) => readFileSync(`src/shared/theme/${name}.css`, 'utf8'))
      .join('')
      .matchAll(/^ {2}--([\w-]+): ([^;]+);/gm),
    ([, name, value]) => [name, value],
  ),
);

type Scheme = 'light' | 'dark';

/** @returns the hexadecimal color of a value in a theme */
function colorOf(value: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  if (light && dark) return colorOf(scheme === 'light' ? light : dark, scheme);
  const [, name, shade] = /^var\(--mantine-color-(\w+)-(\d)\)$/.exec(value) ?? [];
  const color = name ? theme.colors?.[name]?.[Number(shade)] : value;
  return /^#\w{6}$/.exec(color ?? '')?.[0] ?? (color === '#fff' ? '#ffffff' : '');
}

/** The relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colorOf(tokens[name] ?? '', scheme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const states = ['neutral', 'progress', 'waiting', 'done', 'problem'];
const schemes = ['light', 'dark'] as const;

test.each(states.flatMap((state) => schemes.map((scheme) => ({ state, scheme }))))(
  'the words of $state can be read in the $scheme theme',
  ({ state, scheme }) => {
    for (const below of [`${state}-fill`, 'surface', 'page']) {
      expect(contrast(`${state}-text`, below, scheme), below).toBeGreaterThanOrEqual(4.5);
    }
  },
);

// WCAG 1.4.11 asks this of what tells a state without words, such as the edge of a card or a dot.
test.each(states.slice(1).flatMap((state) => schemes.map((scheme) => ({ state, scheme }))))(
  'the line of $state stands out in the $scheme theme',
  ({ state, scheme }) => {
    expect(contrast(`${state}-line`, 'surface', scheme)).toBeGreaterThanOrEqual(3);
  },
);

test.each(schemes)('a skeleton can be seen in the %s theme', (scheme) => {
  for (const below of ['surface', 'page'])
    for (const skeleton of ['skeleton', 'skeleton-high'])
      expect(contrast(skeleton, below, scheme)).toBeGreaterThanOrEqual(1.2);
});

test.each(schemes)('what is disabled can be read in the %s theme', (scheme) => {
  for (const below of ['disabled-fill', 'surface', 'page', 'surface-sunken']) {
    expect(contrast('text-disabled', below, scheme), below).toBeGreaterThanOrEqual(3);
  }
});
