import type { Direction } from '@/shared/viewer/sphere';
import type { Spot } from './usePhotoPins';

const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

/** Where a point of the window is in a picture, which may reach beyond it. */
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

/** The place beside another; null for a key that leads nowhere. @param step share of width and height */
export function moved({ x, y }: Spot, key: string, step: number): Spot | null {
  const by = steps[key];
  return by ? { x: share(x + by.x * step), y: share(y + by.y * step) } : null;
}

/** An equirectangular picture goes once around, and from straight up to straight down. */
export const directionOf = ({ x, y }: Spot): Direction => ({
  yaw: (x - 0.5) * 360,
  pitch: (0.5 - y) * 180,
});

export const spotOf = ({ yaw, pitch }: Direction): Spot => ({
  x: share(yaw / 360 + 0.5),
  y: share(0.5 - pitch / 180),
});
