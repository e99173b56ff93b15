import type { Direction } from '@/shared/viewer/sphere';
import type { Spot } from './usePhotoPins';

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

/**
 * Converts a point of the window to a position in a picture, which may extend beyond the window.
 */
export const spotIn = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): Spot => ({ x: share((x - left) / width), y: share((y - top) / height) });

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Returns the position next to another one. Null for keys that do not move.
 *
 * @param step Fraction of the width and height.
 */
export function moved({ x, y }: Spot, key: string, step: number): Spot | null {
  const move = steps[key];
  return move ? { x: share(x + move.x * step), y: share(y + move.y * step) } : null;
}

/** Converts a position in an equirectangular picture, which spans 360° by 180°, to a direction. */
export const directionOf = ({ x, y }: Spot): Direction => ({
  yaw: (x - 0.5) * 360,
  pitch: (0.5 - y) * 180,
});

export const spotOf = ({ yaw, pitch }: Direction): Spot => ({
  x: share(yaw / 360 + 0.5),
  y: share(0.5 - pitch / 180),
});
