import { afterEach, expect, test } from 'vitest';
import { setOwnRegion } from '@/shared/format/region';
import { dueGroups } from './dueGroups';

afterEach(() => setOwnRegion(null));

/** A Wednesday. */
const now = new Date(2026, 10, 18, 15);
const item = (dueDate: string | null, overdue = false) => ({ dueDate, overdue });
const groups = (...items: ReturnType<typeof item>[]) =>
  dueGroups(items, now).map(({ label, items: inGroup }) => [
    label,
    inGroup.map(({ dueDate }) => dueDate),
  ]);

test('groups by due date, overdue first, and keeps the order within a group', () => {
  expect(
    groups(
      item(null),
      item('2026-11-23'),
      item('2026-11-21'),
      item('2026-11-18'),
      item('2026-11-02', true),
      item('2026-11-17'),
    ),
  ).toEqual([
    ['Overdue', ['2026-11-02', '2026-11-17']],
    ['Due today', ['2026-11-18']],
    ['Due this week', ['2026-11-21']],
    ['Due later', ['2026-11-23']],
    ['No due date', [null]],
  ]);
});

test('a week ends where that of the region does', () => {
  setOwnRegion({ locale: 'de-DE', timeZone: null });
  expect(groups(item('2026-11-22'))).toEqual([['Due this week', ['2026-11-22']]]);
  setOwnRegion({ locale: 'en-US', timeZone: null });
  expect(groups(item('2026-11-22'))).toEqual([['Due later', ['2026-11-22']]]);
});

test('has no group for nothing', () => {
  expect(groups()).toEqual([]);
});
