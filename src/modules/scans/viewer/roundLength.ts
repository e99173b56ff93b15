import { formatNumber } from '@/shared/format/format';
import { FOOT, type Units } from './units';

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
  const perPixel = units === 'ft' ? metersPerPixel / FOOT : metersPerPixel;
  const most = perPixel * LONGEST;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((step) => step * power).find((each) => each <= most) ?? power;
  return { pixels: length / perPixel, text: `${formatNumber(length)} ${units}` };
}
