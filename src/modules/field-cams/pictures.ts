import type { FieldCam, FieldCamFrame, Weekday } from '@/api/generated/types.gen';
import { weekdays } from './clock';

/** A gap counts as missing pictures above this multiple of the interval. */
const LATE = 1.5;

/** Returns the gaps in which pictures were due but none arrived, as pairs of neighboring pictures. */
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

const DAY_MS = 86_400_000;

/** Counts the days of a range that are on these days of the week, without a loop over the days: a range may be long. */
function daysIn(on: readonly Weekday[], from: string, to: string): number {
  const first = new Date(`${from}T12:00:00Z`);
  const length = Math.round((Date.parse(`${to}T12:00:00Z`) - first.getTime()) / DAY_MS) + 1;
  const counts = weekdays.map(({ day }, i) => {
    // In Date, weeks start on Sunday.
    const until = (i + 8 - first.getUTCDay()) % 7;
    return on.includes(day) && length > until ? Math.floor((length - 1 - until) / 7) + 1 : 0;
  });
  return counts.reduce((sum, each) => sum + each, 0);
}

/** Estimates the number of pictures in a time-lapse, assuming that none are missing. */
export function picturesIn(
  { activeHours, intervalSec }: Pick<FieldCam, 'activeHours' | 'intervalSec'>,
  { from, to, everySec }: { from: string; to: string; everySec: number },
): number {
  const step = Math.max(everySec, intervalSec);
  const open = secondsOf(activeHours.to) - secondsOf(activeHours.from);
  const perDay = Math.floor(open / step) + 1;
  const days = daysIn(activeHours.days, from, to);
  return Math.ceil((days * perDay) / Math.max(1, step / 86_400));
}
