/** All formats use the user's locale and time zone (region.ts), except those of `siteTime.ts`. Words are English. */
import { clockOf, dayOf, daysBetween, inEnglish, perLocale, perRegion, today } from './region';

/** Returns a format of times in the user's time zone. */
const zoned = (options: (locale: string | undefined) => Intl.DateTimeFormatOptions) =>
  perRegion(
    ({ locale, timeZone }) =>
      new Intl.DateTimeFormat(inEnglish(locale), {
        ...options(locale),
        ...(timeZone && { timeZone }),
      }),
  );

const day = zoned(() => ({ dateStyle: 'medium' }));
const moment = zoned((locale) => ({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  ...clockOf(locale),
  timeZoneName: 'short',
}));
const clock = zoned(clockOf);
const number = perLocale((locale) => new Intl.NumberFormat(locale));
/** 'yesterday', '5 minutes ago'. */
export const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Returns a format of calendar dates such as 2026-11-21, without a time zone shift. */
export function calendarFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = perLocale(
    (locale) => new Intl.DateTimeFormat(inEnglish(locale), { ...options, timeZone: 'UTC' }),
  );
  return (date) => format().format(new Date(`${date}T12:00:00Z`));
}

const wholeDate = calendarFormat({ dateStyle: 'full' });
/** 'Saturday, November 21, 2026' */
export const formatToday = (now?: Date) => wholeDate(today(now));

/** 'Nov 21, 2026' from an RFC 3339 time. */
export const formatDate = (time: string) => day().format(new Date(time));

/** 'Nov 21, 2026' from a calendar date such as 2026-11-21. */
export const formatCalendarDate = calendarFormat({ dateStyle: 'medium' });

/** 'Nov 21, 2026, 3:30 AM PST' from an RFC 3339 time. */
export const formatTime = (time: string) => moment().format(new Date(time));

/** '10:42 AM' from milliseconds since the epoch. */
export const formatClock = (time: number) => clock().format(new Date(time));

export const formatNumber = (value: number) => number().format(value);

const separators = perLocale(
  (locale) =>
    new Map(
      new Intl.NumberFormat(locale)
        .formatToParts(1_234_567.8)
        .map(({ type, value }) => [type, value]),
    ),
);

/** Writes a number with English words, such as '1.2M', and the separators of the locale. */
export const withWords = (
  value: number | Intl.StringNumericLiteral,
  options: Intl.NumberFormatOptions,
): string =>
  new Intl.NumberFormat('en', options)
    .formatToParts(value)
    .map(({ type, value: part }) =>
      type === 'decimal' || type === 'group' ? (separators().get(type) ?? part) : part,
    )
    .join('');

/** '5 min' or '1.8 MB': a number with its unit. */
export const formatUnit = (value: number, options: Intl.NumberFormatOptions): string =>
  withWords(value, { ...options, style: 'unit' });

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** '1.8 MB' from bytes, in steps of 1000. */
export function formatBytes(bytes: number): string {
  const digits = (step: number) => (step > 1 ? 1 : 0);
  const last = units.length - 1;
  let step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), last);
  // If the value rounds up to 1000, use the next unit.
  if (step < last && Number((bytes / 1000 ** step).toFixed(digits(step))) >= 1000) step++;
  return formatUnit(bytes / 1000 ** step, {
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits(step),
  });
}

/** 'yesterday', '3 days ago', then the date. */
export function formatSince(time: string, now = new Date()): string {
  const days = daysBetween(dayOf(now), dayOf(new Date(time)));
  return days > -7 && days <= 0 ? relative.format(days, 'day') : formatDate(time);
}

const plural = new Intl.PluralRules('en');

/** 'item', 'items': the English noun for a number. */
export const nounFor = (value: number, noun: string, many = `${noun}s`): string =>
  plural.select(value) === 'one' ? noun : many;

/** '1 item', '2 items': the number with its noun. */
export const count = (value: number, noun: string, many?: string): string =>
  `${formatNumber(value)} ${nounFor(value, noun, many)}`;

/** 'Punch item' from 'punch item'. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
