import type { Look } from './tourViewer';

/** A view as it stands in an address: `-12.5,3,40` for yaw, pitch (degrees) and zoom (0 to 100). */
export const lookText = ({ yaw, pitch, zoom }: Look): string => [yaw, pitch, zoom].join(',');

/** What an address says of the view; nothing where it says nothing that can be looked at. */
export function lookIn(text: string | null): Partial<Look> {
  const numbers = text?.split(',').map(Number) ?? [];
  const [yaw, pitch, zoom] = numbers;
  if (yaw === undefined || pitch === undefined || zoom === undefined) return {};
  if (!numbers.every(Number.isFinite)) return {};
  const within = (value: number, limit: number) => Math.abs(value) <= limit;
  return within(yaw, 180) && within(pitch, 90) && zoom >= 0 && zoom <= 100
    ? { yaw, pitch, zoom }
    : {};
}
