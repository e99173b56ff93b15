import fc from 'fast-check';
import { expect } from 'vitest';
import { PointFile } from '../../../mock-server/converter/points/file.ts';
import { readLas } from '../../../mock-server/converter/points/las.ts';
import { Unreadable } from '../../../mock-server/converter/points/unreadable.ts';
import type { LasFile, LasPoint } from './las.ts';

export async function read(data: Uint8Array) {
  const { colored, batches } = await readLas(PointFile.of(data));
  const points: { at: number[]; rgb: number[]; intensity: number; classification: number }[] = [];
  for await (const { count, x, y, z, rgb, intensity, classification } of batches) {
    for (let i = 0; i < count; i++) {
      points.push({
        at: [x[i] ?? 0, y[i] ?? 0, z[i] ?? 0],
        rgb: [...rgb.subarray(i * 3, i * 3 + 3)],
        intensity: intensity[i] ?? 0,
        classification: classification[i] ?? 0,
      });
    }
  }
  return { colored, points };
}

export const failureOf = async (data: Uint8Array) => {
  const error = await read(data).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Unreadable);
  return error as Unreadable;
};

export const GRAY = [200, 200, 200];
export const hasColors = (format: number) => [2, 3, 5, 7, 8, 10].includes(format);

/** The attributes of a point that the portal shows. */
export function shown({ format, scale = [0.01, 0.01, 0.01], offset = [0, 0, 0] }: LasFile) {
  return ({ at, rgb, intensity, classification }: LasPoint) => ({
    at: at.map((value, axis) => value * (scale[axis] ?? 0) + (offset[axis] ?? 0)),
    rgb: hasColors(format) ? rgb.map((value) => value >> 8) : GRAY,
    intensity,
    classification,
  });
}

/** Returns a copy of a file with other bytes at an offset. */
export const with8 = (data: Buffer, offset: number, ...bytes: number[]) => {
  const changed = Buffer.from(data);
  changed.set(bytes, offset);
  return changed;
};
export const with32 = (data: Buffer, offset: number, value: number) => {
  const changed = Buffer.from(data);
  changed.writeUInt32LE(value, offset);
  return changed;
};

/**
 * Arbitrary damage: changed bytes, mainly in the header and in the description of the points, and
 * any length.
 */
export async function survives(good: Buffer, numRuns: number) {
  const place = fc.oneof(fc.nat(good.length - 1), fc.nat(Math.min(500, good.length - 1)));
  const edits = fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 8 });
  const length = fc.oneof(fc.constant(good.length), fc.nat(good.length));
  await fc.assert(
    fc.asyncProperty(edits, length, async (changes, bytes) => {
      const data = Buffer.from(good);
      for (const [offset, value] of changes) data[offset] = value;
      const error = await read(data.subarray(0, bytes)).catch((e: unknown) => e);
      if (error instanceof Error) expect(error).toBeInstanceOf(Unreadable);
    }),
    { numRuns },
  );
}
