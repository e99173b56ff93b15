import { expect, it } from 'vitest';
import { daysOf, delayOf, everyOf } from './clock';

it('formats an interval in words', () => {
  expect([60, 900, 3600, 7200].map(everyOf)).toEqual([
    'every minute',
    'every 15 minutes',
    'every hour',
    'every 2 hours',
  ]);
});

it('formats the delay of a stream in words', () => {
  expect([60, 5400, 3600, 86_400].map(delayOf)).toEqual([
    '1 minute',
    '90 minutes',
    '1 hour',
    '24 hours',
  ]);
});

it('formats days of the week in words', () => {
  expect(daysOf([])).toBe('never');
  expect(daysOf(['fri', 'mon', 'tue', 'wed', 'thu'])).toBe('Mon to Fri');
  expect(daysOf(['fri', 'mon', 'wed'])).toBe('Mon, Wed, Fri');
  expect(daysOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).toBe('every day');
});
