import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints';

const widths = Object.fromEntries(
  Array.from(
    readFileSync('src/shared/theme/widths.css', 'utf8').matchAll(/@custom-media --(\w+) (.+);/g),
    ([, name, query]) => [name, query],
  ),
);

test.each(Object.entries(breakpoints))(
  'style sheets and code mean the same width by %s',
  (name, query) => {
    expect(widths[name.toLowerCase()]).toBe(query);
  },
);

test('media queries of style sheets use the names of widths', () => {
  const queries = globSync('src/**/*.css').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/@media [^{]+/g),
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(queries.filter((query) => query.includes('width:'))).toEqual([]);
});
