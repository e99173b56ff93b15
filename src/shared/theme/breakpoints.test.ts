import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHONE, TABLET } from './breakpoints';

const widths = Object.fromEntries(
  Array.from(
    readFileSync('src/shared/theme/widths.css', 'utf8').matchAll(/@custom-media --(\w+) (.+);/g),
    ([, name, query]) => [name, query],
  ),
);

test('style sheets and code give a name to the same width', () => {
  expect(widths).toMatchObject({ phone: PHONE, tablet: TABLET });
});

test('media queries of style sheets use the names of widths', () => {
  const queries = globSync('src/**/*.css').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/@media [^{]+/g),
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(queries.filter((query) => query.includes('width:'))).toEqual([]);
});
