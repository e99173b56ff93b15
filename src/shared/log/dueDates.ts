import { addDays, dayOf } from '../format/region';

/**
 * A calendar day in the user's time zone.
 *
 * @param days Monday to Friday count, holidays too.
 */
export function inWorkingDays(days: number, from = new Date()): string {
  let day = dayOf(from);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}
