/** All formats use the user's locale and time zone, except those of `siteTime.ts`. */

const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const number = new Intl.NumberFormat();
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** 'Saturday, November 21, 2026' */
export const formatToday = (date = new Date()) => today.format(date);

/** 'Nov 21, 2026' from an RFC 3339 time. */
export const formatDate = (time: string) => day.format(new Date(time));

/** 'Nov 21, 2026' from a calendar date such as 2026-11-21, without a time zone shift. */
export const formatCalendarDate = (date: string) => day.format(new Date(`${date}T12:00:00`));

const moment = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'short',
});

/** 'Nov 21, 2026, 3:30 AM PST' from an RFC 3339 time. */
export const formatTime = (time: string) => moment.format(new Date(time));

export const formatNumber = (value: number) => number.format(value);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '1.8 MB' from bytes, in steps of 1000. */
export function formatBytes(bytes: number): string {
  const digits = (step: number) => (step > 1 ? 1 : 0);
  const last = units.length - 1;
  let step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), last);
  // If the value rounds up to 1000, use the next unit.
  if (step < last && Number((bytes / 1000 ** step).toFixed(digits(step))) >= 1000) step++;
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits(step),
  }).format(bytes / 1000 ** step);
}

/** 'yesterday', '3 days ago', then the date. */
export function formatSince(time: string, now = new Date()): string {
  const at = new Date(time);
  const midnight = (date: Date) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  return days > -7 && days <= 0 ? relative.format(days, 'day') : formatDate(time);
}

const plural = new Intl.PluralRules('en');

/** 'item', 'items': the English noun for a number. */
export const nounFor = (value: number, one: string, many = `${one}s`): string =>
  plural.select(value) === 'one' ? one : many;

/** '1 item', '2 items': the number with its noun. */
export const count = (value: number, one: string, many?: string): string =>
  `${formatNumber(value)} ${nounFor(value, one, many)}`;

/** 'Punch item' from 'punch item'. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
