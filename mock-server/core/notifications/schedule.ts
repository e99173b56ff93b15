import { daysAfter, localTime, timeIn } from '../state/dates.ts';
import type { NotificationPreferences, Project } from '../state/model.ts';
import type { Item } from './preferences.ts';

type Zone = Pick<Project, 'timeZone'>;
type Times = NotificationPreferences['times'];

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Emails about one record are merged for so long. */
const MERGE_MS = 5 * MINUTE_MS;
/** The shortest time between two emails at once about one record. */
const SPACING_MS = HOUR_MS;
const MONDAY = 1;

/** Returns the calendar date and the time of day where somebody is. */
function localOf(zone: Zone, now: number): { day: string; time: string } {
  const [day = '', time = ''] = localTime(zone, new Date(now).toISOString()).split(' ');
  return { day, time };
}

const timeOf = (zone: Zone, day: string, time: string): number =>
  Date.parse(timeIn(zone, `${day}T${time}:00`));

/** Returns the first time of day after a moment, on any day that fits. */
export function nextAt(
  zone: Zone,
  after: number,
  time: string,
  fits: (day: string) => boolean = () => true,
): number {
  let { day } = localOf(zone, after);
  while (!fits(day) || timeOf(zone, day, time) <= after) day = daysAfter(day, 1);
  return timeOf(zone, day, time);
}

const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === MONDAY;

/** Returns the moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet(zone: Zone, { quietHours }: Times, now: number): number {
  if (!quietHours) return now;
  const { from, to } = quietHours;
  const { time } = localOf(zone, now);
  const isQuiet = from <= to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? nextAt(zone, now, to) : now;
}

const known = new Map<string, number | null>();
const MAX_KNOWN = 5000;

/**
 * Returns when the digest with something goes out, for a person with these times; null if it is in none. Remembered, since calendars
 * take time.
 */
export function digestsAt(
  times: Times,
): (zone: Zone, frequency: Item['frequency'], time: number) => number | null {
  const ofTimes = JSON.stringify(times);
  return (zone, frequency, time) => {
    const key = `${zone.timeZone} ${ofTimes} ${frequency} ${Math.floor(time / MINUTE_MS)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > MAX_KNOWN) known.clear();
    const found = computedDigest(zone, times, frequency, time);
    known.set(key, found);
    return found;
  };
}

function computedDigest(
  zone: Zone,
  times: Times,
  frequency: Item['frequency'],
  time: number,
): number | null {
  switch (frequency) {
    case 'hourly':
      return afterQuiet(zone, times, (Math.floor(time / HOUR_MS) + 1) * HOUR_MS);
    case 'daily':
      return afterQuiet(zone, times, nextAt(zone, time, times.digestAt));
    case 'weekly':
      return afterQuiet(zone, times, nextAt(zone, time, times.digestAt, isMonday));
    default:
      return null;
  }
}

/**
 * Returns when an email at once goes out: after the time in which more about the record is merged into it, and not too soon after the
 * one before.
 */
export const realtimeOf = (
  zone: Zone,
  times: Times,
  time: number,
  before: number | undefined,
): number => afterQuiet(zone, times, Math.max(time + MERGE_MS, (before ?? -Infinity) + SPACING_MS));
