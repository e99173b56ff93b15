import { clamp, mix, type Vec } from './vec.ts';

/** Color ramps that scan viewers offer for height, intensity and deviation. */
const ramps = {
  viridis: [
    [68, 1, 84],
    [71, 44, 122],
    [59, 81, 139],
    [44, 113, 142],
    [33, 144, 141],
    [39, 173, 129],
    [92, 200, 99],
    [170, 220, 50],
    [253, 231, 37],
  ],
  turbo: [
    [60, 40, 130],
    [70, 107, 227],
    [40, 187, 235],
    [50, 242, 152],
    [164, 252, 60],
    [238, 207, 58],
    [251, 126, 33],
    [209, 47, 10],
    [130, 10, 8],
  ],
  ember: [
    [32, 24, 70],
    [92, 32, 110],
    [158, 48, 100],
    [214, 76, 70],
    [247, 130, 40],
    [252, 196, 70],
    [252, 246, 180],
  ],
  ice: [
    [24, 44, 84],
    [34, 86, 142],
    [52, 136, 186],
    [104, 186, 210],
    [176, 222, 226],
    [240, 250, 246],
  ],
} as const;

export type RampName = keyof typeof ramps;

export function ramp(name: RampName, value: number): Vec {
  const stops: readonly Vec[] = ramps[name];
  const position = clamp(value, 0, 1) * (stops.length - 1);
  const index = Math.min(Math.floor(position), stops.length - 2);
  const from = stops[index] ?? [0, 0, 0];
  const to = stops[index + 1] ?? from;
  return mix(from, to, position - index);
}
