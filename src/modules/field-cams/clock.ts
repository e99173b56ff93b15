import type { Weekday } from '@/api/generated/types.gen';
import { calendarFormat, count } from '@/shared/format/format';

/** Formats seconds as 'every 15 minutes'. */
export function everyOf(seconds: number): string {
  if (seconds % 3600 === 0)
    return seconds === 3600 ? 'every hour' : `every ${seconds / 3600} hours`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'every minute' : `every ${minutes} minutes`;
}

/**
 * Formats the delay of a public stream as '1 hour' or '90 minutes'.
 *
 * @param seconds At least 60.
 */
export function delayOf(seconds: number): string {
  return seconds % 3600 === 0
    ? count(seconds / 3600, 'hour')
    : count(Math.round(seconds / 60), 'minute');
}

/** The playback speeds of a time-lapse, in frames per second. */
export const speeds = [2, 4, 8, 12, 24] as const;

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const shortName = calendarFormat({ weekday: 'short' });

/** The days of the week from Monday, with their short names. */
export const weekdays = WEEK.map((day, i) => ({
  day,
  get label() {
    // January 1, 2024 was a Monday.
    return shortName(`2024-01-0${1 + i}`);
  },
}));

/** Formats days of the week: 'every day', 'Mon to Fri', 'Mon, Wed'. */
export function daysOf(days: readonly Weekday[]): string {
  const chosen = WEEK.map((day) => days.includes(day));
  const first = chosen.indexOf(true);
  const last = chosen.lastIndexOf(true);
  const labelOf = (index: number) => weekdays[index]?.label ?? '';
  if (first < 0) return 'never';
  if (chosen.every(Boolean)) return 'every day';
  const isRun = last - first > 1 && chosen.slice(first, last + 1).every(Boolean);
  if (isRun) return `${labelOf(first)} to ${labelOf(last)}`;
  return weekdays
    .filter((_, i) => chosen[i])
    .map(({ label }) => label)
    .join(', ');
}
