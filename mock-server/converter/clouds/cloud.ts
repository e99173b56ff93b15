import type { PointBatch } from '../potree/write.ts';

/** Points in scan coordinates (meters, z up) with an 8-bit color each. */
export interface Cloud {
  count: number;
  xyz: Float32Array;
  rgb: Uint8Array;
  /** Strength of the return, 0 to 65535. */
  intensity: Uint16Array;
  lasClass: Uint8Array;
}

export const emptyCloud = (count: number): Cloud => ({
  count,
  xyz: new Float32Array(count * 3),
  rgb: new Uint8Array(count * 3),
  intensity: new Uint16Array(count),
  lasClass: new Uint8Array(count),
});

export interface Bounds {
  min: [number, number, number];
  max: [number, number, number];
}

/**
 * Returns the bounds without the outermost half percent on each side: a few stray returns through a
 * window must not shrink the building to a dot.
 */
export function robustBounds(cloud: Cloud): Bounds {
  const bounds: Bounds = { min: [0, 0, 0], max: [0, 0, 0] };
  const step = Math.max(1, Math.floor(cloud.count / 8000));
  for (const axis of [0, 1, 2] as const) {
    const values = new Float32Array(Math.ceil(cloud.count / step));
    for (let i = 0; i < values.length; i++) values[i] = cloud.xyz[i * step * 3 + axis] ?? 0;
    values.sort();
    const trim = Math.floor(values.length * 0.005);
    bounds.min[axis] = values[trim] ?? 0;
    bounds.max[axis] = values[values.length - 1 - trim] ?? 0;
  }
  return bounds;
}

/** Converts the points to the input of the Potree writer. */
export async function* pointBatches(cloud: Cloud, size = 16_384): AsyncGenerator<PointBatch> {
  for (let from = 0; from < cloud.count; from += size) {
    const to = Math.min(from + size, cloud.count);
    const column = (axis: number) =>
      Float64Array.from(
        { length: to - from },
        (_, i) => cloud.xyz[(from + i) * 3 + axis] as number,
      );
    yield {
      count: to - from,
      x: column(0),
      y: column(1),
      z: column(2),
      rgb: cloud.rgb.subarray(from * 3, to * 3),
      intensity: cloud.intensity.subarray(from, to),
      classification: cloud.lasClass.subarray(from, to),
    };
  }
}
