import { expect, it } from 'vitest';
import { formatTaken, partsOfTime } from './takenAt';

it('formats a time in the time zone of the photo', () => {
  expect(partsOfTime('2026-11-18T09:20:31.5-08:00')).toEqual({
    local: '2026-11-18T09:20',
    offset: '-08:00',
  });
  expect(formatTaken('2026-11-18T09:20:00-08:00')).toMatch(/Nov 18, 2026, 9:20\sAM \(UTC−08:00\)/);
  expect(formatTaken('2026-11-18T23:20:00Z')).toMatch(/Nov 18, 2026, 11:20\sPM \(UTC\)/);
});
