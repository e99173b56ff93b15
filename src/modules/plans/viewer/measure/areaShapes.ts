import type { MarkupShape, Sheet } from '@/api/generated/types.gen';
import type { Area } from '../../sheetTypes';

type Size = Pick<Sheet, 'widthPoints' | 'heightPoints'>;

/** The smallest line width of the contract, as a share of the usual one. */
const FINEST = 0.001;

/** Returns the longer side of a part of a sheet, as a share of that of the sheet. */
const shareOf = ({ width, height }: Area, { widthPoints, heightPoints }: Size): number =>
  Math.max(width * widthPoints, height * heightPoints) / Math.max(widthPoints, heightPoints);

const mapped = (points: readonly number[], x: (v: number) => number, y: (v: number) => number) =>
  points.map((value, i) => (i % 2 === 0 ? x(value) : y(value)));

/** Shapes of a sheet in fractions of a part of it. They may be outside. */
export const inArea = (shapes: readonly MarkupShape[], area: Area, size: Size): MarkupShape[] =>
  shapes.map((shape) => ({
    ...shape,
    points: mapped(
      shape.points,
      (value) => (value - area.x) / area.width,
      (value) => (value - area.y) / area.height,
    ),
    scale: (shape.scale ?? 1) / shareOf(area, size),
  }));

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e6) / 1e6;

/** Shapes that were drawn on a part of a sheet, in fractions of the whole. */
export const onSheet = (shapes: readonly MarkupShape[], area: Area, size: Size): MarkupShape[] =>
  shapes.map((shape) => ({
    ...shape,
    points: mapped(
      shape.points,
      (value) => within(area.x + value * area.width),
      (value) => within(area.y + value * area.height),
    ),
    scale: Math.min(1, Math.max(FINEST, (shape.scale ?? 1) * shareOf(area, size))),
  }));
