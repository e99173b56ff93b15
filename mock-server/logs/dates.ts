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
export function todayIn({ timeZone }: Project, now: number): string {
  // Swedish writes dates as RFC 3339 does.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES[timeZone] });
  formats.set(timeZone, format);
  return format.format(now);
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
