import { expect, it } from 'vitest';
import type { BudgetLine } from '@/api/generated/types.gen';
import { sumOf } from '../figures';
import { curveOf, floorOf, largestVariances, scheduleText, stepsOf } from './series';

const month = (name: string, amounts: readonly [number, number, number, number]) => ({
  month: name,
  plannedMinor: amounts[0],
  committedMinor: amounts[1],
  actualMinor: amounts[2],
  forecastMinor: amounts[3],
});

it('cumulates months, actual until now and the forecast from now on', () => {
  const months = [
    month('2026-10', [10, 5, 3, 0]),
    month('2026-11', [20, 5, 4, 2]),
    month('2026-12', [30, 0, 0, 6]),
  ];
  expect(curveOf(months, '2026-11')).toEqual([
    { month: '2026-10', planned: 10, committed: 5, actual: 3, forecast: null },
    { month: '2026-11', planned: 30, committed: 10, actual: 7, forecast: 9 },
    { month: '2026-12', planned: 60, committed: 10, actual: null, forecast: 15 },
  ]);
});

it('goes from the original to the estimate in steps that add up', () => {
  const totals = {
    ...sumOf([]),
    ...{ originalMinor: 100, approvedChangesMinor: 20, revisedMinor: 120 },
    estimateAtCompletionMinor: 90,
  };
  const steps = stepsOf(totals);
  expect(steps.map(({ name }) => name)).toContain('Savings');
  const changes = steps.filter(({ isSum }) => !isSum).reduce((sum, { minor }) => sum + minor, 0);
  expect(100 + changes).toBe(steps.at(-1)?.minor);
});

it.each([
  ['near the sums, if the changes are small', [1000, 20, 1020, -30, 990], 960],
  ['at zero, if they are not', [100, 180, 280, 10, 290], 0],
  ['at zero without any change', [100, 0, 100, 0, 100], 0],
])('begins the scale of the steps %s', (_, [original, changed, revised, over, end], floor) => {
  const step = (minor = 0, isSum = true) => ({ name: 'x', minor, isSum });
  const steps = [step(original), step(changed, false), step(revised), step(over, false), step(end)];
  expect(floorOf(steps)).toBe(floor);
});

it('takes the ten lines with the largest variances of either sign', () => {
  const lines = Array.from({ length: 30 }, (_, i) => ({
    id: String(i),
    figures: { ...sumOf([]), varianceMinor: (i % 2 ? -1 : 1) * i },
  })) as unknown as BudgetLine[];
  expect(largestVariances(lines).map(({ id }) => id)).toEqual([
    '29',
    '28',
    '27',
    '26',
    '25',
    '24',
    '23',
    '22',
    '21',
    '20',
  ]);
});

it.each([
  [
    {
      targetFinishDate: '2027-09-30',
      approvedDays: 12,
      pendingDays: 1,
      revisedFinishDate: '2027-10-12',
    },
    'Approved change orders move the finish 12 days later, from Sep 30, 2027 to Oct 12, 2027. Pending ones would move it 1 day later.',
  ],
  [
    {
      targetFinishDate: '2027-09-30',
      approvedDays: -1,
      pendingDays: 0,
      revisedFinishDate: '2027-09-29',
    },
    'Approved change orders move the finish 1 day earlier, from Sep 30, 2027 to Sep 29, 2027.',
  ],
  [
    {
      targetFinishDate: '2027-09-30',
      approvedDays: 0,
      pendingDays: -2,
      revisedFinishDate: '2027-09-30',
    },
    'Approved change orders do not move the finish on Sep 30, 2027. Pending ones would move it 2 days earlier.',
  ],
  [
    { targetFinishDate: null, approvedDays: 3, pendingDays: 0, revisedFinishDate: null },
    'Approved change orders move the finish 3 days later.',
  ],
])('the effect on the schedule is said in words: %o', (schedule, text) => {
  expect(scheduleText(schedule)).toBe(text);
});
