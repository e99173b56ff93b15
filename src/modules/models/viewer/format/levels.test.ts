import { expect, test } from 'vitest';
import { fromBottom } from './levels';

test('storeys are ordered from bottom to top, not as in the file', () => {
  const levels = [
    ['1st', 0],
    ['Ceiling', 2.7],
    ['Unknown', null],
    ['3rd', 6],
    ['Basement', -3],
    ['2nd', 3],
    ['Also unknown', null],
  ] as const;
  const sorted = fromBottom(
    levels.map(([name, elevation], localId) => ({ localId, name, elevation })),
  );
  expect(sorted.map(({ name }) => name)).toEqual([
    'Basement',
    '1st',
    'Ceiling',
    '2nd',
    '3rd',
    'Unknown',
    'Also unknown',
  ]);
});
