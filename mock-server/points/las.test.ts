import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PointFile } from './file.ts';
import { readLas } from './las.ts';
import { type LasFile, type LasPoint, somePoints, writeLas } from './lasTestkit.ts';
import { Unreadable } from './unreadable.ts';

async function read(data: Uint8Array) {
  const { coloured, batches } = await readLas(PointFile.of(data));
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
  return { coloured, points };
}

const failureOf = async (data: Uint8Array) => {
  const error = await read(data).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Unreadable);
  return error as Unreadable;
};

const GREY = [200, 200, 200];
const hasColours = (format: number) => [2, 3, 5, 7, 8, 10].includes(format);

/** What the portal is to show of a point. */
function shown({ format, scale = [0.01, 0.01, 0.01], offset = [0, 0, 0] }: LasFile) {
  return ({ at, rgb, intensity, classification }: LasPoint) => ({
    at: at.map((value, axis) => value * (scale[axis] ?? 0) + (offset[axis] ?? 0)),
    rgb: hasColours(format) ? rgb.map((value) => value >> 8) : GREY,
    intensity,
    classification,
  });
}

/** A file with something else at a place. */
const with8 = (data: Buffer, at: number, ...bytes: number[]) => {
  const changed = Buffer.from(data);
  changed.set(bytes, at);
  return changed;
};
const with32 = (data: Buffer, at: number, value: number) => {
  const changed = Buffer.from(data);
  changed.writeUInt32LE(value, at);
  return changed;
};

describe('LAS', () => {
  const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  const uint16 = fc.nat(65_535);
  const scale = fc.constantFrom(0.001, 0.01, 1e-7, 1);
  const offset = fc.constantFrom(0, 431_250.5, -4_582_310.123);
  const files = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 4 }))
    .chain(([format, minor]) =>
      fc.record({
        format: fc.constant(format),
        minor: fc.constant(minor),
        scale: fc.tuple(scale, scale, scale),
        offset: fc.tuple(offset, offset, offset),
        extraBytes: fc.nat(9),
        gap: fc.nat(300),
        points: fc.array(
          fc.record({
            at: fc.tuple(int32, int32, int32),
            rgb: fc.tuple(uint16, uint16, fc.integer({ min: 256, max: 65_535 })),
            intensity: uint16,
            classification: fc.nat(format < 6 ? 31 : 255),
            channel: fc.nat(3),
          }),
          { minLength: 1, maxLength: 40 },
        ),
      }),
    );

  it('of each version and point format comes back point by point', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        // LAS 1.4 came with the formats from 6 on; before, its 64 bits of a count were not there.
        const las = writeLas({ ...file, minor: file.format < 6 ? file.minor : 4 });
        const { points, coloured } = await read(las);
        expect(points).toEqual(file.points.map(shown(file)));
        expect(coloured).toBe(hasColours(file.format));
      }),
      { numRuns: 200 },
    );
  });

  it('is read in blocks, and says how far it is', async () => {
    const file = { format: 1, minor: 2, points: somePoints(60_000) };
    const las = writeLas(file);
    const said: number[] = [];
    const { batches } = await readLas(PointFile.of(las), (position) => said.push(position));
    let count = 0;
    for await (const batch of batches) count += batch.count;
    expect(count).toBe(60_000);
    expect(said.length).toBeGreaterThan(1);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(said.at(-1)).toBe(las.length);
  });

  it.each([
    ['values up to 255 in 16 bits are colours of 8 bits', [255, 7, 0], [255, 7, 0], true],
    ['values beyond are of 16 bits', [65_535, 1792, 255], [255, 7, 0], true],
    ['black everywhere is no colour', [0, 0, 0], GREY, false],
  ] as const)('%s', async (_what, rgb, expected, coloured) => {
    const points = somePoints(9).map((point) => ({ ...point, rgb }));
    const found = await read(writeLas({ format: 2, minor: 2, points }));
    expect(found.coloured).toBe(coloured);
    expect(found.points.map((point) => point.rgb)).toEqual(points.map(() => expected));
  });

  it('has its colours looked at all over, as a scan may begin in the dark', async () => {
    const points = somePoints(20_000).map((point, i) => ({
      ...point,
      rgb: i < 15_000 ? ([0, 0, 0] as const) : ([0xff00, 0x1200, 0x3400] as const),
    }));
    const found = await read(writeLas({ format: 3, minor: 2, points }));
    expect(found.points.at(-1)?.rgb).toEqual([255, 0x12, 0x34]);
  });

  it.each([1, 6])('of format %i is read without the points that are withheld', async (format) => {
    const points = somePoints(5).map((point, i) => ({ ...point, withheld: i === 1 }));
    const found = await read(writeLas({ format, minor: 4, points }));
    expect(found.points.map(({ at }) => at)).toEqual(
      points
        .filter((_, i) => i !== 1)
        .map((point) => shown({ format, minor: 4, points })(point).at),
    );
  });

  it('of version 1.4 may have its count in the old place alone', async () => {
    const las = writeLas({ format: 1, minor: 4, points: somePoints(4) });
    expect((await read(with8(las, 247, 0))).points).toHaveLength(4);
  });

  const good = writeLas({ format: 3, minor: 4, points: somePoints(50), gap: 60 });
  const old = writeLas({ format: 0, minor: 2, points: somePoints(50) });
  it.each([
    ['nothing', Buffer.alloc(0), /does not begin as a LAS/],
    ['its signature alone', Buffer.from('LASF'), /LAS 0\.0/],
    [
      'zeros behind the signature',
      Buffer.concat([Buffer.from('LASF'), Buffer.alloc(9000)]),
      /LAS 0\.0/,
    ],
    ['a header cut short', good.subarray(0, 300), /ends within its header/],
    ['a header that says it is short', with8(good, 94, 227, 0), /too short for LAS 1\.4/],
    ['a later version', with8(good, 25, 9), /LAS 1\.9\. LAS 1\.0 to 1\.4 can be read/],
    ['an unknown point format', with8(good, 104, 11), /format 11/],
    ['points shorter than their format', with8(good, 105, 20, 0), /20 bytes each.*have 34/],
    ['no points', with32(old, 107, 0), /promises no points/],
    ['points within the header', with32(good, 96, 100), /begin within its header/],
    ['points beyond the end', with32(good, 96, 2 ** 31), /ends before its points/],
    ['points cut off', good.subarray(0, -1), /promises 50 points, and it ends after 49/],
    ['all points cut off', good.subarray(0, 440), /promises 50 points, and it ends after 0/],
    ['billions of points', with8(good, 247, 0, 0, 0, 0, 2), /8589934592 points.*ends after 50/],
    ['a count beyond all numbers', with8(good, 247, ...Array(8).fill(255)), /ends after 50/],
    ['a scale of zero', with8(good, 131, ...Array(8).fill(0)), /no scale/],
    ['an offset that is no number', with8(good, 155, ...Array(8).fill(255)), /no scale/],
  ])('says what is wrong with %s', async (_what, data, reason) => {
    expect((await failureOf(data)).message).toMatch(reason);
  });

  it('survives any damage', async () => {
    await survives(good, 300);
  });
});

/** Any bytes changed, most of all those of the header and of what describes the points, and any length. */
async function survives(good: Buffer, numRuns: number) {
  const place = fc.oneof(fc.nat(good.length - 1), fc.nat(Math.min(500, good.length - 1)));
  const edits = fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 8 });
  const length = fc.oneof(fc.constant(good.length), fc.nat(good.length));
  await fc.assert(
    fc.asyncProperty(edits, length, async (changes, bytes) => {
      const data = Buffer.from(good);
      for (const [at, value] of changes) data[at] = value;
      const error = await read(data.subarray(0, bytes)).catch((e: unknown) => e);
      if (error instanceof Error) expect(error).toBeInstanceOf(Unreadable);
    }),
    { numRuns },
  );
}

describe('LAZ', () => {
  /** Files that hold `somePoints(300)`: see their README. */
  const packed = (name: string) => readFile(new URL(`./laz/${name}.laz`, import.meta.url));
  const scale = [0.01, 0.02, 0.005] as const;
  const offset = [431_250.5, 4_582_310.25, 12] as const;

  it.each([
    ['format-0', 0],
    ['format-1-extra', 1],
    ['format-2', 2],
    ['format-3', 3],
    ['format-6', 6],
    ['format-7-extra', 7],
    ['format-7-channels', 7],
    ['format-8', 8],
  ])('of %s comes back point by point', async (name, format) => {
    const points = somePoints(300);
    const found = await read(await packed(name));
    expect(found.points).toEqual(points.map(shown({ format, minor: 4, points, scale, offset })));
    expect(found.coloured).toBe(hasColours(format));
  });

  const RECORD = { at: 235 + 54, layered: 375 + 54 };
  const tableOf = (laz: Buffer) => Number(laz.readBigInt64LE(laz.readUInt32LE(96)));

  it('has the place of its table at the end where it was written in one go', async () => {
    const laz = await packed('format-3');
    const pointer = laz.readUInt32LE(96);
    const streamed = Buffer.concat([laz, laz.subarray(pointer, pointer + 8)]);
    streamed.writeBigInt64LE(-1n, pointer);
    expect((await read(streamed)).points).toHaveLength(300);
  });

  it.each([
    [
      'a table that is cut off',
      (laz: Buffer) => laz.subarray(0, tableOf(laz) + 4),
      /before the table/,
    ],
    [
      'its second half missing',
      (laz: Buffer) => laz.subarray(0, laz.length / 2),
      /before the table/,
    ],
    [
      'no table',
      (laz: Buffer) => with32(with32(laz, laz.readUInt32LE(96), 0), laz.readUInt32LE(96) + 4, 0),
      /before the table/,
    ],
    [
      'a table of billions',
      (laz: Buffer) => with32(laz, tableOf(laz) + 4, 2 ** 32 - 1),
      /table of its chunks is broken/,
    ],
    [
      'another table',
      (laz: Buffer) => with32(laz, tableOf(laz), 7),
      /table of its chunks is broken/,
    ],
    [
      'sizes in its table that are wrong',
      (laz: Buffer) => with32(laz, tableOf(laz) + 8, 2 ** 32 - 1),
      /table of its chunks is broken/,
    ],
    [
      'more points than chunks',
      (laz: Buffer) => with32(laz, 107, 1000),
      /promises 1000 points, and it ends after 360/,
    ],
    ['no record of how', (laz: Buffer) => with32(laz, 100, 0), /record of how is missing/],
    [
      'a record beyond the points',
      (laz: Buffer) => with8(laz, 235 + 20, 255, 255),
      /go on into its points/,
    ],
    [
      'a record without items',
      (laz: Buffer) => with8(laz, RECORD.at + 32, 0),
      /record of how is broken/,
    ],
    ['chunks of no points', (laz: Buffer) => with32(laz, RECORD.at + 12, 0), /chunks of no points/],
  ])('says what is wrong with %s', async (_what, damage, reason) => {
    const error = await failureOf(damage(await packed('format-3')));
    expect(error.message).toMatch(reason);
    expect(error.foreign).toBe(false);
  });

  it('says that layers are damaged, and asks for no memory for them', async () => {
    const laz = await packed('format-6');
    const sizes = laz.readUInt32LE(96) + 8 + 30 + 4;
    expect((await failureOf(with32(laz, sizes, 2 ** 32 - 16))).message).toMatch(/are damaged/);
  });

  it.each([
    [
      'waveforms',
      'format-3',
      (laz: Buffer) => with8(with8(laz, 104, 0x84), 105, 57, 0),
      /format 4, with waveforms/,
    ],
    ['no chunks', 'format-3', (laz: Buffer) => with8(laz, RECORD.at, 1), /version of LASzip/],
    [
      'rules of the first LASzip',
      'format-0',
      (laz: Buffer) => with8(laz, RECORD.at + 38, 1),
      /version of LASzip/,
    ],
  ])(
    'that is packed with %s cannot be read here, and is not broken',
    async (_what, name, change, reason) => {
      const error = await failureOf(change(await packed(name)));
      expect(error.message).toMatch(reason);
      expect(error.foreign).toBe(true);
    },
  );

  it('of the newest rules is read, but for colours of several scanner channels', async () => {
    const newest = async (name: string) => {
      const laz = await packed(name);
      return [38, 44].reduce((data, at) => with8(data, RECORD.layered + at, 4), laz);
    };
    const single = await packed('format-8');
    expect(
      (await read(with8(with8(single, RECORD.layered + 38, 4), RECORD.layered + 44, 4))).points,
    ).toHaveLength(300);
    expect(await failureOf(await newest('format-7-channels'))).toMatchObject({ foreign: true });
  });

  it.each(['format-3', 'format-1-extra', 'format-7-extra', 'format-8'])(
    'of %s survives any damage',
    async (name) => {
      await survives(await packed(name), 60);
    },
    30_000,
  );
});
