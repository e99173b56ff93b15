import { expect, it } from 'vitest';
import { startOf } from './csv';

it('shows the start of a table that has more rows and columns', () => {
  const wide = `${'x,'.repeat(400_000)}x`;
  const start = startOf(`a;b\n\n1;2\n`);
  expect(start).toEqual({
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
    hasMoreRows: false,
    hasMoreColumns: false,
  });
  const large = startOf(`a,b\n${wide}\n${'1,2\n'.repeat(500)}`);
  expect(large).toMatchObject({ hasMoreRows: true, hasMoreColumns: true });
  expect(large?.rows.map(({ length }) => length).slice(0, 3)).toEqual([2, 50, 2]);
  expect(large?.rows).toHaveLength(501);
});

it('leaves a text with an endless cell to those who show texts', () => {
  expect(startOf(`a,"${'x'.repeat(900_000)}`)).toBeNull();
});
