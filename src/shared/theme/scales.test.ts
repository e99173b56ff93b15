import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme';

// What style sheets cannot say is said in elements, where the rules of scripts/lint/tokens.grit do not look.
const elements = globSync('src/**/*.tsx').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/<([A-Z][\w.]*)((?:[^<>]|=>)*)>/g),
    ([, name = '', attributes = '']) => ({ name, attributes, told: `${file}: <${name}>` }),
  ),
);
// An icon can be passed on under any name.
const icons = elements.filter(
  ({ name }) => !/^(?:ActionIcon|CloseButton|Loader|Drawer|\w*Avatar|ThreadSign)$/.test(name),
);

test('icons have three sizes', () => {
  expect(icons.length).toBeGreaterThan(400);
  const others = icons.filter(({ attributes }) =>
    Array.from(attributes.matchAll(/\bsize=\{(\d+)/g)).some(
      ([, size]) => !['14', '16', '20'].includes(size ?? ''),
    ),
  );
  expect(others.map(({ told }) => told)).toEqual([]);
});

test('icons have one stroke, that of global.css', () => {
  const others = icons.filter(({ attributes }) => /\bstroke=\{[\d.]+\}/.test(attributes));
  expect(others.map(({ told }) => told)).toEqual([]);
});

test('texts have three weights', () => {
  const others = elements.filter(({ attributes }) => {
    const weight = /\bfw=(?:\{|")(\w+)/.exec(attributes)?.[1];
    return weight && !['400', '550', '650'].includes(weight);
  });
  expect(others.map(({ told }) => told)).toEqual([]);
});

test('texts have the sizes of the theme', () => {
  const others = elements.filter(({ attributes }) =>
    /\bfz=(?!"(?:xs|sm|md|lg|xl|h\d)")/.test(attributes),
  );
  expect(others.map(({ told }) => told)).toEqual([]);
});

test('nothing moves for more than 150 ms, but for what loads', () => {
  const long = globSync('src/**/*.css').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\b(?:transition|animation)[\w-]*:[^;{}]+;/g),
      ([rule]) => `${file}: ${rule}`,
    ).filter(
      (rule) =>
        !rule.includes('infinite') &&
        Array.from(rule.matchAll(/([\d.]+)(m?s)\b/g)).some(
          ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1) > 150,
        ),
    ),
  );
  expect(long).toEqual([]);
  const { Modal, Drawer } = theme.components ?? {};
  expect([Modal, Drawer].map((each) => each?.defaultProps)).toMatchObject([
    { transitionProps: { duration: 150 } },
    { transitionProps: { duration: 150 } },
  ]);
});
