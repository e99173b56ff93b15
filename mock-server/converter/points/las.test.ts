import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somePoints, writeLas } from '../../../tests/support/host/las.ts';
import {
  failureOf,
  GRAY,
  hasColors,
  read,
  shown,
  survives,
  with8,
  with32,
} from '../../../tests/support/host/readLas.ts';
import { PointFile } from './file.ts';
import { readLas } from './las.ts';

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

  it('of each version and point format is read point by point', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (file) => {
        // Point formats 6 and up, and the 64-bit count, exist only in LAS 1.4.
        const las = writeLas({ ...file, minor: file.format < 6 ? file.minor : 4 });
        const { points, colored } = await read(las);
        expect(points).toEqual(file.points.map(shown(file)));
        expect(colored).toBe(hasColors(file.format));
      }),
      { numRuns: 200 },
    );
  });

  it('is read in blocks and reports its progress', async () => {
    const file = { format: 1, minor: 2, points: somePoints(60_000) };
    const las = writeLas(file);
    const progress: number[] = [];
    const { batches } = await readLas(PointFile.of(las), (position) => progress.push(position));
    let count = 0;
    for await (const batch of batches) count += batch.count;
    expect(count).toBe(60_000);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(las.length);
  });

  it.each([
    ['values up to 255 in 16 bits are colors of 8 bits', [255, 7, 0], [255, 7, 0], true],
    ['values beyond are of 16 bits', [65_535, 1792, 255], [255, 7, 0], true],
    ['black everywhere is no color', [0, 0, 0], GRAY, false],
  ] as const)('%s', async (_what, rgb, expected, colored) => {
    const points = somePoints(9).map((point) => ({ ...point, rgb }));
    const found = await read(writeLas({ format: 2, minor: 2, points }));
    expect(found.colored).toBe(colored);
    expect(found.points.map((point) => point.rgb)).toEqual(points.map(() => expected));
  });

  it('has its colors sampled across the file, because a scan may begin in the dark', async () => {
    const points = somePoints(20_000).map((point, i) => ({
      ...point,
      rgb: i < 15_000 ? ([0, 0, 0] as const) : ([0xff00, 0x1200, 0x3400] as const),
    }));
    const found = await read(writeLas({ format: 3, minor: 2, points }));
    expect(found.points.at(-1)?.rgb).toEqual([255, 0x12, 0x34]);
  });

  it.each([1, 6])('of format %i is read without withheld points', async (format) => {
    const points = somePoints(5).map((point, i) => ({ ...point, withheld: i === 1 }));
    const found = await read(writeLas({ format, minor: 4, points }));
    expect(found.points.map(({ at }) => at)).toEqual(
      points
        .filter((_, i) => i !== 1)
        .map((point) => shown({ format, minor: 4, points })(point).at),
    );
  });

  it('of version 1.4 may have only the legacy count', async () => {
    const las = writeLas({ format: 1, minor: 4, points: somePoints(4) });
    expect((await read(with8(las, 247, 0))).points).toHaveLength(4);
  });

  const projection = (id: number, data: Buffer) => [{ user: 'LASF_Projection', id, data }];
  const wkt = (text: string) => projection(2112, Buffer.from(`${text}\0`));
  const keys = (...values: [key: number, value: number][]) => {
    const rows = [[1, 1, 0, values.length], ...values.map(([key, value]) => [key, 0, 1, value])];
    return projection(34_735, Buffer.from(Uint16Array.from(rows.flat()).buffer));
  };
  const GEOGCS =
    'GEOGCS["NAD83",DATUM["x",SPHEROID["GRS 1980",6378137,298.2]],UNIT["degree",0.017]]';
  const FOOT = 1200 / 3937;
  it.each([
    ['nothing', [], 1, 1],
    ['meters, by keys', keys([1024, 1], [3076, 9001]), 1, 1],
    ['feet, by keys', keys([1024, 1], [3076, 9002]), 0.3048, 0.3048],
    ['feet across and meters up, by keys', keys([3076, 9003], [4099, 9001]), FOOT, 1],
    ['an unknown unit', keys([3076, 9999]), 1, 1],
    ['meters, by WKT', wkt(`PROJCS["UTM 10N",${GEOGCS},UNIT["metre",1]]`), 1, 1],
    ['feet, by WKT', wkt(`PROJCS["x",${GEOGCS},UNIT["US survey foot",0.3]]`), 0.3, 0.3],
    [
      'feet across and meters up, by WKT',
      wkt(`COMPD_CS["x",PROJCS["x",${GEOGCS},UNIT["foot",0.3048]],VERT_CS["x",UNIT["metre",1.0]]]`),
      0.3048,
      1,
    ],
    [
      'feet, by WKT 2',
      wkt(
        'PROJCRS["x",BASEGEOGCRS["x",ELLIPSOID["x",6378137,298,LENGTHUNIT["metre",1]]],CS[Cartesian,2],LENGTHUNIT["foot",0.3048]]',
      ),
      0.3048,
      0.3048,
    ],
  ])('with units %s is read in meters', async (_what, records, across, up) => {
    const point = {
      at: [1000, -2000, 300],
      rgb: [1, 2, 3],
      intensity: 1,
      classification: 2,
    } as const;
    const { points } = await read(writeLas({ format: 1, minor: 4, points: [point], records }));
    const [x = 0, y = 0, z = 0] = points[0]?.at ?? [];
    expect(x).toBeCloseTo(10 * across, 9);
    expect(y).toBeCloseTo(-20 * across, 9);
    expect(z).toBeCloseTo(3 * up, 9);
  });

  it.each([keys([1024, 2]), wkt(GEOGCS)])('in degrees is rejected', async (record) => {
    const las = writeLas({ format: 1, minor: 4, points: somePoints(1), records: [record].flat() });
    expect(await failureOf(las)).toMatchObject({ foreign: true, message: /^Its coordinates are/ });
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
    ['no points', with32(old, 107, 0), /declares no points/],
    ['points within the header', with32(good, 96, 100), /begin within its header/],
    ['points beyond the end', with32(good, 96, 2 ** 31), /ends before its points/],
    ['records that overlap the points', with32(good, 100, 9), /records overlap its points/],
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
