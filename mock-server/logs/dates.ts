import type { LogRecord } from '../state/logs.ts';
import type { Project } from '../state/model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const ZONES: Record<Project['timeZone'], string> = {
  PST: 'America/Los_Angeles',
  EST: 'America/New_York',
  CST: 'America/Chicago',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date of today where the project is. */
export function todayIn({ timeZone }: Pick<Project, 'timeZone'>, now: number): string {
  // Swedish writes dates as RFC 3339 does.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[timeZone] });
  formats.set(timeZone, format);
  return format.format(now);
}

/** Name of the project's zone in the IANA database. */
export const zoneOf = ({ timeZone }: Pick<Project, 'timeZone'>): string => ZONES[timeZone];

const offsets = new Map<string, Intl.DateTimeFormat>();

/** How far the project's clocks are ahead of UTC at a time, such as -08:00. */
function offsetIn({ timeZone }: Pick<Project, 'timeZone'>, at: number): string {
  const format =
    offsets.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone: ZONES[timeZone], timeZoneName: 'longOffset' });
  offsets.set(timeZone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d\d:\d\d/.exec(name ?? '')?.[0] ?? '+00:00';
}

/** An RFC 3339 time from what a clock in the project showed, such as 2026-11-18T09:20:00. */
export function timeIn(project: Pick<Project, 'timeZone'>, local: string): string {
  // The offset an hour or two beside the change of a clock is looked up at the first guess.
  const guess = Date.parse(`${local}${offsetIn(project, Date.parse(`${local}Z`))}`);
  return `${local}${offsetIn(project, guess)}`;
}

/** Computed, never stored: who opens the list tomorrow must see it then. */
export const isOverdue = ({ status, dueDate }: LogRecord, today: string): boolean =>
  status !== 'draft' && status !== 'closed' && dueDate !== null && dueDate < today;

export const daysSince = (time: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(time)) / DAY_MS));

/** The calendar date so many working days later; Saturday and Sunday are none. */
export function workingDaysAfter(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day.toISOString().slice(0, 10);
}

export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
