import type { MarkupColor, MarkupShape, Photo } from '@/api/generated/types.gen';

/** What a colour is on the screen: seen on light and on dark pictures. */
export const colorOf: Record<MarkupColor, string> = {
  red: '#e5322d',
  yellow: '#ffd43b',
  green: '#2fb344',
  blue: '#1c7ed6',
  black: '#111418',
  white: '#ffffff',
};

type Size = Pick<Photo, 'width' | 'height'>;

/** Width of a line and height of a text in pixels of the picture, so that they are the same at any zoom. */
export const strokeOf = ({ width, height }: Size): number => Math.max(width, height) * 0.005;
export const letterOf = ({ width, height }: Size): number => Math.max(width, height) * 0.028;

/** Shares of the picture as pixels of one of this size. */
export const scaled = ({ points }: Pick<MarkupShape, 'points'>, { width, height }: Size) =>
  points.map((value, i) => value * (i % 2 === 0 ? width : height));

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

/** Pixels of a picture of this size as shares of it, none of them outside. */
export const shares = (pixels: readonly number[], { width, height }: Size): number[] =>
  pixels.map((value, i) => within(value / (i % 2 === 0 ? width : height)));

/** A shape moved by shares of the picture, as far as all of it stays within. */
export function moved(shape: MarkupShape, dx: number, dy: number): MarkupShape {
  const room = (axis: 0 | 1, by: number) => {
    const values = shape.points.filter((_, i) => i % 2 === axis);
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), by));
  };
  const by = [room(0, dx), room(1, dy)];
  return { ...shape, points: shape.points.map((value, i) => within(value + (by[i % 2] ?? 0))) };
}

/** Corner, width and height of a rectangle between two corners, whichever they are. */
export function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) {
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}
