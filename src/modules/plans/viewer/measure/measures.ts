import type { Sheet, SheetMeasure } from '@/api/generated/types.gen';
import { areaText, lengthText, type Units } from '@/shared/format/units';
import type { Place } from '../../sheetTypes';

export type MeasureKind = SheetMeasure['kind'];

/** What is measured, or the known length that gives a sheet its scale. */
export type MeasureTool = MeasureKind | 'calibrate';

export interface Measure {
  kind: MeasureKind;
  places: readonly Place[];
}

/** Returns a measurement as the host keeps it. */
export const savedMeasure = ({ kind, places }: Measure): SheetMeasure => ({
  kind,
  points: places.flatMap(({ x, y }) => [rounded(x), rounded(y)]),
});

export const measureOf = ({ kind, points }: SheetMeasure): Measure => ({
  kind,
  places: points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : [])),
});

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

type Size = Pick<Sheet, 'widthPoints' | 'heightPoints'>;

const pointsOf = (places: readonly Place[], { widthPoints, heightPoints }: Size) =>
  places.map(({ x, y }) => [x * widthPoints, y * heightPoints] as const);

/** The length of a line through places, in points of the page. */
export function lengthOf(places: readonly Place[], size: Size): number {
  const points = pointsOf(places, size);
  return points.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** The area of a polygon in square points of the page. Its edges must not cross. */
export function areaOf(places: readonly Place[], size: Size): number {
  const points = pointsOf(places, size);
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Returns a measurement in words. @param metersPerPoint the scale of the sheet; null if it has none */
export function measureText(
  { kind, places }: Measure,
  size: Size,
  metersPerPoint: number | null,
  units: Units,
): string {
  if (kind === 'count') return String(places.length);
  if (metersPerPoint === null) return 'No scale';
  return kind === 'length'
    ? lengthText(lengthOf(places, size) * metersPerPoint, units)
    : areaText(areaOf(places, size) * metersPerPoint ** 2, units);
}
