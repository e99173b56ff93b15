import { expect, it } from 'vitest';
import { colorsOf } from './changeColors';

const row = (change: 'lost' | 'gained' | 'changed') => ({
  change,
  element: { id: change, name: 'Wall', type: 'IFCWALL', storey: 'Level 1' },
});
const rows = [row('lost'), row('gained'), row('changed')];

it.each([
  ['the later version', 3, ['gained', 'changed']],
  ['the earlier version', 2, ['lost', 'changed']],
  ['a version that is not compared', 1, []],
])('colors the changes that %s has', (_, shown, colored) => {
  const colors = colorsOf(rows, { shown, version: 3, since: 2 });
  expect([...colors.keys()]).toEqual(colored);
  expect(new Set(colors.values()).size).toBe(colored.length);
});
