import type { Project } from './model.ts';
import type { LogRecord } from './records/logs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The short names of the contract. All others are those of the IANA database, which knows an EST without summer time. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  PST: 'America/Los_Angeles',
  EST: 'America/New_York',
  CST: 'America/Chicago',
};

/** Name of the project's zone in the IANA database. */
export const zoneOf = ({ timeZone }: Pick<Project, 'timeZone'>): string =>
  (Object.hasOwn(SHORT_NAMES, timeZone) && SHORT_NAMES[timeZone]) || timeZone;

/** Whether this machine can compute with a zone. */
export function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zoneOf({ timeZone }) });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar date of today where the project is. */
export function todayIn({ timeZone }: Pick<Project, 'timeZone'>, now: number): string {
  // The Swedish locale formats dates as in RFC 3339.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zoneOf({ timeZone }) });
  formats.set(timeZone, format);
  return format.format(now);
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, string>();
/** Some weeks. */
const MAX_OFFSETS = 5_000;
/** No offset changes at another time than a quarter of an hour (UTC). */
const QUARTER_MS = 15 * 60 * 1000;

/** Returns the UTC offset of the project's time zone at a time, such as -08:00. */
function offsetIn({ timeZone }: Pick<Project, 'timeZone'>, time: number): string {
  // The pictures of a camera ask for hundreds of times on the same days.
  const key = `${timeZone} ${Math.floor(time / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone: zoneOf({ timeZone }), timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = /[+-]\d\d:\d\d/.exec(name ?? '')?.[0] ?? '+00:00';
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Converts a local time of the project, such as 2026-11-18T09:20:00, to RFC 3339. */
export function timeIn(project: Pick<Project, 'timeZone'>, local: string): string {
  // Looks up the offset at a first guess. Close to a clock change, the guess itself has another offset.
  const guess = Date.parse(`${local}${offsetIn(project, Date.parse(`${local}Z`))}`);
  return `${local}${offsetIn(project, guess)}`;
}

const localFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a time as a spreadsheet reads it, where the project is, such as 2026-11-18 09:20. */
export function localTime({ timeZone }: Pick<Project, 'timeZone'>, time: string): string {
  const format =
    localFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zoneOf({ timeZone }),
      dateStyle: 'short',
      timeStyle: 'short',
    });
  localFormats.set(timeZone, format);
  return format.format(Date.parse(time));
}

/** Computed, never stored, because it changes with the date. */
export const isOverdue = ({ status, dueDate }: LogRecord, today: string): boolean =>
  status !== 'draft' && status !== 'closed' && dueDate !== null && dueDate < today;

export const daysSince = (time: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(time)) / DAY_MS));

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** So many days without work in a row mean that a project has no working day at all. */
const LONGEST_BREAK = 400;

/** Returns the calendar date a number of working days of the project later. */
export function workingDaysAfter(
  { settings }: Pick<Project, 'settings'>,
  date: string,
  days: number,
): string {
  const { workingDays, holidays } = settings;
  const free = new Set(holidays.map((holiday) => holiday.date));
  const day = new Date(`${date}T12:00:00Z`);
  const text = () => day.toISOString().slice(0, 10);
  for (let left = days, idle = 0; left > 0 && idle < LONGEST_BREAK; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = WEEKDAYS[day.getUTCDay()];
    const works = weekday !== undefined && workingDays.includes(weekday) && !free.has(text());
    idle = works ? 0 : idle + 1;
    if (works) left--;
  }
  return text();
}

/** The calendar date of a time in UTC, where no project says which zone it is. */
export const dayInUtc = (date: Date): string => date.toISOString().slice(0, 10);

export const daysBefore = (date: string, days: number): string =>
  dayInUtc(new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY_MS));

export const daysAfter = (date: string, days: number): string => daysBefore(date, -days);
