import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPotree } from '../../../tests/support/host/potree.ts';
import { createRandom } from '../../demo/scans/random.ts';
import { type PointBatch, writePotree } from './write.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potree-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

function batchOf(count: number, place: (i: number) => readonly [number, number, number]) {
  const batch: PointBatch = {
    count,
    x: new Float64Array(count),
    y: new Float64Array(count),
    z: new Float64Array(count),
    rgb: new Uint8Array(count * 3),
    intensity: new Uint16Array(count),
    classification: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    [batch.x[i], batch.y[i], batch.z[i]] = place(i) as [number, number, number];
    // The index of the point, so that the test finds it again.
    batch.intensity[i] = i & 0xffff;
    batch.classification[i] = i >> 16;
    batch.rgb.set([i & 255, (i >> 8) & 255, 255], i * 3);
  }
  return batch;
}

async function* inBatches(...batches: PointBatch[]) {
  yield* batches;
}

const numberOf = (point: { intensity: number; classification: number }) =>
  point.intensity + point.classification * 65_536;

describe('writePotree', () => {
  test('stores every point unchanged in exactly one node that contains it', async () => {
    const random = createRandom(7);
    // Dense in one corner, so that the tree is deeper than one chunk of its hierarchy.
    const count = 300_000;
    const batch = batchOf(count, () => {
      const near = random() < 0.8 ? 0.4 : 60;
      return [431_250 + random() * near, 4_582_310 + random() * near, random() * near * 0.1];
    });
    const target = join(folder, 'cloud');
    const written = await writePotree(target, inBatches(batch), { name: 'Lobby' });

    const { metadata, nodes, chunks, octreeBytes } = await readPotree(target);
    expect(written.pointCount).toBe(count);
    expect(metadata).toMatchObject({ version: '2.0', name: 'Lobby', points: count });
    expect(metadata.hierarchy.depth).toBeGreaterThan(4);
    expect(chunks).toBeGreaterThan(1);
    expect(octreeBytes).toBe(count * 21);

    const seen = new Uint8Array(count);
    const { min, max } = metadata.boundingBox;
    const edge = max[0] - min[0];
    let misplaced = 0;
    let altered = 0;
    for (const { name, points } of nodes) {
      const size = edge / 2 ** (name.length - 1);
      const corner = [...name.slice(1)].reduce(
        (point, digit, level) => {
          const half = edge / 2 ** (level + 1);
          const octant = Number(digit);
          return point.map((value, axis) => value + (octant & (4 >> axis) ? half : 0));
        },
        [...min] as number[],
      );
      for (const point of points) {
        const i = numberOf(point);
        seen[i] = (seen[i] as number) + 1;
        const place = [point.x, point.y, point.z];
        const inside = place.every((value, axis) => {
          const from = value - (corner[axis] as number);
          return from > -1e-6 && from < size + 1e-6;
        });
        if (!inside) misplaced++;
        const source = [batch.x[i], batch.y[i], batch.z[i]] as number[];
        const same = place.every(
          (value, axis) => Math.abs(value - (source[axis] as number)) < 0.00051,
        );
        if (!same || point.rgb[0] !== (i & 255) || point.rgb[2] !== 255) altered++;
      }
    }
    expect(seen.every((times) => times === 1)).toBe(true);
    expect({ misplaced, altered }).toEqual({ misplaced: 0, altered: 0 });
  });

  test('shows a thinned version of the whole cloud in its first node', async () => {
    const random = createRandom(3);
    const batch = batchOf(200_000, () => [random() * 20, random() * 20, 0]);
    const target = join(folder, 'cloud');
    await writePotree(target, inBatches(batch), { name: 'Slab' });
    const [root] = (await readPotree(target)).nodes;
    expect(root?.name).toBe('r');
    expect(root?.points.length).toBeGreaterThan(10_000);
    expect(root?.points.length).toBeLessThanOrEqual(128 * 128);
    for (const corner of [0, 15]) {
      const there = root?.points.filter(({ x, y }) => x >= corner && x < corner + 5 && y < 5);
      expect(there?.length).toBeGreaterThan(800);
    }
  });

  test('terminates for coincident points', async () => {
    const batch = batchOf(30_000, () => [1, 2, 3]);
    const target = join(folder, 'cloud');
    const { bounds } = await writePotree(target, inBatches(batch), { name: 'Dot' });
    expect(bounds).toEqual({ min: [1, 2, 3], max: [1, 2, 3] });
    const { nodes } = await readPotree(target);
    expect(nodes.reduce((sum, { points }) => sum + points.length, 0)).toBe(30_000);
  });

  test.each([
    ['colors, intensities and classes', { colored: true }, (i: number) => i, 21],
    ['places alone', { colored: false }, () => 7, 12],
  ] as const)('has of points with %s just those', async (_what, { colored }, value, pointBytes) => {
    const batch = batchOf(100, (i) => [i, i * 2, i * 3]);
    for (let i = 0; i < 100; i++) {
      batch.intensity[i] = value(i);
      batch.classification[i] = colored ? i : 0;
    }
    const target = join(folder, 'cloud');
    await writePotree(target, inBatches(batch), { name: 'Plain', colored });
    const { metadata, nodes, octreeBytes } = await readPotree(target);
    expect(octreeBytes).toBe(100 * pointBytes);
    expect(metadata.attributes).toHaveLength(colored ? 4 : 1);
    const found = nodes.flatMap(({ points }) => points).toSorted((a, b) => a.x - b.x);
    expect(found.map(({ z }) => Math.round(z))).toEqual(
      Array.from({ length: 100 }, (_, i) => i * 3),
    );
  });

  test('skips non-finite points, and rejects an empty cloud without leaving files behind', async () => {
    const some = batchOf(3, (i) => [i, i === 1 ? Number.NaN : 0, 0]);
    const target = join(folder, 'cloud');
    await expect(writePotree(target, inBatches(some), { name: 'Two' })).resolves.toMatchObject({
      pointCount: 2,
      bounds: { min: [0, 0, 0], max: [2, 0, 0] },
    });
    const none = batchOf(1, () => [Infinity, 0, 0]);
    const other = join(folder, 'other');
    await expect(writePotree(other, inBatches(none), { name: 'None' })).rejects.toThrow(RangeError);
    expect(await readdir(folder)).toEqual(['cloud']);
  });
});
