import { formatNumber } from '@/shared/format/format';
import { FOOT, type Units } from './units';

/** CSS pixels that a scale bar is long, at most. */
const LONGEST = 140;

/**
 * A round length that fits a scale bar: 1, 2 or 5 times a power of ten.
 * @param metres that a CSS pixel is wide
 */
export function roundLength(metres: number, units: Units): { pixels: number; text: string } {
  const perPixel = units === 'ft' ? metres / FOOT : metres;
  const most = perPixel * LONGEST;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((step) => step * power).find((each) => each <= most) ?? power;
  return { pixels: length / perPixel, text: `${formatNumber(length)} ${units}` };
}
