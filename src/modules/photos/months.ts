/** Bars that a label of a month covers. */
const APART = 3;

/**
 * Returns the days with a label of their month: the first of each month, unless the label would
 * cover the one before.
 *
 * @param dates Such as 2026-11-18, latest first.
 */
export function labeledDays(dates: readonly string[]): ReadonlySet<string> {
  const labeled = new Set<string>();
  let last = -APART;
  for (const [i, date] of dates.entries()) {
    const isFirst = dates[i - 1]?.slice(0, 7) !== date.slice(0, 7);
    if (!isFirst || i - last < APART) continue;
    labeled.add(date);
    last = i;
  }
  return labeled;
}
