import type { MarkupColor, MarkupShape } from '@/api/generated/types.gen';

/** Screen colors of markup, visible on light and dark pictures. */
export const colorOf: Record<MarkupColor, string> = {
  red: '#e5322d',
  yellow: '#ffd43b',
  green: '#2fb344',
  blue: '#1c7ed6',
  black: '#111418',
  white: '#ffffff',
};

export interface Size {
  width: number;
  height: number;
}

type Scaled = Pick<MarkupShape, 'scale'>;

/** Line width and text height in picture pixels, so that they are the same at any zoom. */
export const strokeOf = ({ width, height }: Size, { scale = 1 }: Scaled): number =>
  Math.max(width, height) * 0.005 * scale;
export const letterOf = ({ width, height }: Size, { scale = 1 }: Scaled): number =>
  Math.max(width, height) * 0.028 * scale;

/** Converts fractions to pixels of a picture of this size. */
export const scaled = ({ points }: Pick<MarkupShape, 'points'>, { width, height }: Size) =>
  points.map((value, i) => value * (i % 2 === 0 ? width : height));

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

/** Converts pixels of a picture of this size to fractions, clamped to the picture. */
export const shares = (pixels: readonly number[], { width, height }: Size): number[] =>
  pixels.map((value, i) => within(value / (i % 2 === 0 ? width : height)));

/** Moves a shape by fractions of the picture, limited so that it stays inside. */
export function moved(shape: MarkupShape, dx: number, dy: number): MarkupShape {
  const room = (axis: 0 | 1, distance: number) => {
    const values = shape.points.filter((_, i) => i % 2 === axis);
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), distance));
  };
  const shift = [room(0, dx), room(1, dy)];
  return { ...shape, points: shape.points.map((value, i) => within(value + (shift[i % 2] ?? 0))) };
}

/** Returns the corner, width and height of a rectangle from two opposite corners in any order. */
export function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) {
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}
