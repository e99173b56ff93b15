import { expect, test } from 'vitest';
import { coresIn, onCore } from './cores.ts';

test.each([
  ['0-3\n', [0, 1, 2, 3]],
  ['5', [5]],
  ['0-1,4,6-7', [0, 1, 4, 6, 7]],
  ['', []],
])('the list %j is %j', (list, cores) => {
  expect(coresIn(list)).toEqual(cores);
});

test('a command is bound to a core, or to none', () => {
  expect(onCore(2, ['node', 'a.js'])).toEqual(['taskset', '-c', '2', 'node', 'a.js']);
  expect(onCore(null, ['node', 'a.js'])).toEqual(['node', 'a.js']);
});
