import { expect, it } from 'vitest';
import { currentSheetHref, placeIn } from './sheetAddress';

it('has the place in the address of the current sheet', () => {
  const address = currentSheetHref('prj_1', 'A-201', { x: 0.31, y: 0.5 });
  expect(address).toBe(
    '/dashboard/documents/plans/current?project=prj_1&number=A-201&at=0.3100%2C0.5000',
  );
  const { searchParams } = new URL(address, 'https://portal.example.com');
  expect(placeIn(searchParams.get('at'))).toEqual({ x: 0.31, y: 0.5 });
});

it.each([null, '', '0.5', '2,0.5', '1.5,0.5', '0.5,-1', 'a,b', '0.1,0.2,0.3'])(
  'takes no place from %s',
  (text) => {
    expect(placeIn(text)).toBeNull();
  },
);
