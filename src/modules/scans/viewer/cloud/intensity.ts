type Range = readonly [min: number, max: number];

/** A few very bright points, such as signs and reflectors, would leave all others nearly black. */
const LOW = 0.02;
const HIGH = 0.98;

/**
 * Returns the intensities to draw black and white: from the 2nd to the 98th percentile of a sample.
 *
 * @param whole The range of all points, for a sample that is too small or all alike.
 */
export function stretched(sample: ArrayLike<number>, whole: Range): Range {
  const sorted = Float64Array.from(sample).sort();
  const last = sorted.length - 1;
  const [low, high] = [sorted[Math.round(last * LOW)], sorted[Math.round(last * HIGH)]];
  return low !== undefined && high !== undefined && low < high ? [low, high] : whole;
}
