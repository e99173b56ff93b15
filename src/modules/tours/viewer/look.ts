import type { Look } from './tourViewer';

/** Formats a view for the address: `-12.5,3,40` for yaw, pitch (degrees) and zoom (0 to 100). */
export const lookText = ({ yaw, pitch, zoom }: Look): string => [yaw, pitch, zoom].join(',');

/** Parses a view from the address. Null if it is absent or invalid. */
export function lookIn(text: string | null): Look | null {
  const parts = text?.split(',') ?? [];
  const numbers = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  const [yaw, pitch, zoom] = numbers;
  if (yaw === undefined || pitch === undefined || zoom === undefined) return null;
  if (!numbers.every(Number.isFinite)) return null;
  const within = (value: number, limit: number) => Math.abs(value) <= limit;
  return within(yaw, 180) && within(pitch, 90) && zoom >= 0 && zoom <= 100
    ? { yaw, pitch, zoom }
    : null;
}
