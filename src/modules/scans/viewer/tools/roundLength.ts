import { FOOT, lengthText, type Units } from '@/shared/format/units';

/** Maximum length of a scale bar in CSS pixels. */
const LONGEST = 140;

/**
 * The largest round length (1, 2 or 5 times a power of ten) that fits a scale bar.
 *
 * @param metersPerPixel Meters per CSS pixel.
 */
export function roundLength(
  metersPerPixel: number,
  units: Units,
): { pixels: number; text: string } {
  const most = metersPerPixel * LONGEST;
  const meters = units === 'metric' ? roundDown(most) : roundFeet(most / FOOT) * FOOT;
  return { pixels: meters / metersPerPixel, text: lengthText(meters, units) };
}

function roundDown(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((each) => each <= most) ?? power;
}

/** Below one foot, round numbers of inches. */
function roundFeet(most: number): number {
  if (most >= 1) return roundDown(most);
  return ([6, 3, 1, 0.5, 0.25, 0.125].find((inches) => inches / 12 <= most) ?? 0.0625) / 12;
}
