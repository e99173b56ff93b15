import type { FieldCam, FieldCamFrame } from '@/api/generated/types.gen';
import { dayAfter, weekdays } from './clock';

/** A gap counts as missing pictures above this multiple of the interval. */
const LATE = 1.5;

/** The gaps in which pictures were due but none arrived, as pairs of neighboring pictures. */
export const gapsIn = (
  frames: readonly FieldCamFrame[],
  intervalSec: number,
): { from: string; to: string }[] =>
  frames.flatMap(({ at }, i) => {
    const next = frames[i + 1];
    const isLate = next && Date.parse(next.at) - Date.parse(at) > intervalSec * 1000 * LATE;
    return isLate ? [{ from: at, to: next.at }] : [];
  });

/** The maximum of the contract. */
export const MAX_PICTURES = 600;

const secondsOf = (clock: string) => Number(clock.slice(0, 2)) * 3600 + Number(clock.slice(3)) * 60;

/** Estimates the number of pictures in a time-lapse, assuming that none are missing. */
export function picturesIn(
  { activeHours, intervalSec }: Pick<FieldCam, 'activeHours' | 'intervalSec'>,
  { from, to, everySec }: { from: string; to: string; everySec: number },
): number {
  const step = Math.max(everySec, intervalSec);
  const open = secondsOf(activeHours.to) - secondsOf(activeHours.from);
  const perDay = Math.floor(open / step) + 1;
  let days = 0;
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    // In Date, weeks start on Sunday.
    const weekday = weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]?.day;
    if (weekday && activeHours.days.includes(weekday)) days += 1;
  }
  return Math.ceil((days * perDay) / Math.max(1, step / 86_400));
}
