import { addDays, dayOf, endOfDay } from '@/shared/format/region';

const HOUR_MS = 60 * 60 * 1000;
/** When the day on a site begins. */
const MORNING_HOURS = 7;

/** Returns when the day begins on a site, in the time zone of the person. */
export const morningOf = (day: string): Date =>
  new Date(endOfDay(addDays(day, -1)).getTime() + 1000 + MORNING_HOURS * HOUR_MS);

/** Returns the times to choose from, in the time zone of the person. */
export function snoozeTimes(now: Date): { label: string; until: Date }[] {
  const today = dayOf(now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  return [
    { label: 'In 3 hours', until: new Date(now.getTime() + 3 * HOUR_MS) },
    { label: 'Tomorrow morning', until: morningOf(addDays(today, 1)) },
    { label: 'On Monday morning', until: morningOf(addDays(today, toMonday)) },
    { label: 'In a week', until: morningOf(addDays(today, 7)) },
  ];
}
