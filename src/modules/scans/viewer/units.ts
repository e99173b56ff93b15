import { formatNumber } from '@/shared/format/format';
import { distanceOf, type Measurement, polygonOf } from './measure';

export type Units = 'm' | 'ft';

/** The international foot in meters. */
export const FOOT = 0.3048;

const rounded = (value: number, digits: number) => formatNumber(Number(value.toFixed(digits)));

/** Formats meters as '12.35 m' or '40.52 ft'. */
export const lengthText = (meters: number, units: Units): string =>
  `${rounded(units === 'ft' ? meters / FOOT : meters, 2)} ${units}`;

/** Formats square meters as '12.3 m²'. */
const areaText = (squareMeters: number, units: Units): string =>
  `${rounded(units === 'ft' ? squareMeters / FOOT ** 2 : squareMeters, 1)} ${units}²`;

/** The main figure of a finished measurement, and its details. */
export function measureTexts(
  { kind, points }: Measurement,
  units: Units,
): { main: string; more: string } {
  const [a, b] = points;
  if (kind === 'area') {
    const { area, perimeter } = polygonOf(points);
    return { main: areaText(area, units), more: `Perimeter ${lengthText(perimeter, units)}` };
  }
  if (!a || !b) return { main: '', more: '' };
  const { slope, horizontal, vertical } = distanceOf(a, b);
  const [across, up] = [lengthText(horizontal, units), lengthText(vertical, units)];
  return kind === 'height'
    ? { main: lengthText(Math.abs(vertical), units), more: `Horizontal ${across}` }
    : { main: lengthText(slope, units), more: `Horizontal ${across}, vertical ${up}` };
}
