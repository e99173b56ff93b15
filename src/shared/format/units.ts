import { formatNumber } from './format';

/** Feet and inches, or meters. */
export type Units = 'imperial' | 'metric';

/** The international foot in meters. */
export const FOOT = 0.3048;

/** Carpenters and drawings in the US divide the inch into sixteenths. */
const SIXTEENTHS_PER_FOOT = 12 * 16;

const rounded = (value: number, digits: number) => formatNumber(Number(value.toFixed(digits)));

/** Formats meters as `40'-6 3/16"`, or as '12.35 m'. */
export function lengthText(meters: number, units: Units): string {
  if (units === 'metric') return `${rounded(meters, Math.abs(meters) < 10 ? 3 : 2)} m`;
  const sixteenths = Math.round((Math.abs(meters) / FOOT) * SIXTEENTHS_PER_FOOT);
  const feet = Math.floor(sixteenths / SIXTEENTHS_PER_FOOT);
  const inches = inchesText(sixteenths % SIXTEENTHS_PER_FOOT);
  const sign = meters < 0 && sixteenths > 0 ? '-' : '';
  return sign + (feet > 0 ? `${formatNumber(feet)}'-${inches}` : inches);
}

function inchesText(sixteenths: number): string {
  const [whole, rest] = [Math.floor(sixteenths / 16), sixteenths % 16];
  if (rest === 0) return `${whole}"`;
  // The largest power of two that divides it, so that 8/16 is 1/2.
  const divisor = rest & -rest;
  const fraction = `${rest / divisor}/${16 / divisor}`;
  return whole > 0 ? `${whole} ${fraction}"` : `${fraction}"`;
}

/** Formats square meters as '132.4 sq ft', or as '12.3 m²'. */
export const areaText = (squareMeters: number, units: Units): string =>
  units === 'imperial'
    ? `${rounded(squareMeters / FOOT ** 2, 1)} sq ft`
    : `${rounded(squareMeters, 2)} m²`;
