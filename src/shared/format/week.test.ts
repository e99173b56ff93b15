import { afterEach, expect, test } from 'vitest';
import { setOwnRegion } from './region';
import { firstDayIn, inWeekOrder, weekStart } from './week';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

afterEach(() => setOwnRegion(null));

test.each([
  ['en-US', 'Sun', '2026-11-15'],
  ['de-DE', 'Mon', '2026-11-16'],
  ['ar-EG', 'Sat', '2026-11-14'],
])('a week in %s begins on %s', (locale, first, start) => {
  setOwnRegion({ locale, timeZone: null });
  expect(inWeekOrder(days)[0]).toBe(first);
  expect(inWeekOrder(days).toSorted()).toEqual(days.toSorted());
  expect(weekStart('2026-11-18')).toBe(start);
  expect(weekStart(start)).toBe(start);
});

test.each([
  ['en-US', 7],
  ['pt-BR', 7],
  ['de', 1],
  ['ar-EG', 6],
])('where the browser does not tell, a week in %s begins on day %i', (name, first) => {
  const locale = new Intl.Locale(name);
  const silent = { maximize: () => locale.maximize() } as Intl.Locale;
  expect(firstDayIn(silent)).toBe(first);
});
