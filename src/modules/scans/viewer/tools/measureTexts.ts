import { areaText, lengthText, type Units } from '@/shared/format/units';
import { distanceOf, type Measurement, polygonOf } from '../measure';

/** Returns the main figure of a finished measurement, and its details. */
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
