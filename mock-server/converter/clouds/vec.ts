/** Small 3D vector helpers shared by the scene builders and the renderer. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const normalize = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const mix = (a: Vec, b: Vec, k: number): Vec => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
  a[2] + (b[2] - a[2]) * k,
];
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : Math.min(value, high);

/** Returns two unit vectors that form a right-handed frame with the axis. */
export function frameAround(axis: Vec): [Vec, Vec] {
  const helper: Vec = Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const side = normalize(cross(helper, axis));
  return [side, normalize(cross(axis, side))];
}
