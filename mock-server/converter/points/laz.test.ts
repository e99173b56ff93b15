import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { somePoints } from '../../../tests/support/host/las.ts';
import {
  failureOf,
  hasColors,
  read,
  shown,
  survives,
  with8,
  with32,
} from '../../../tests/support/host/readLas.ts';

describe('LAZ', () => {
  /** Files that contain `somePoints(300)`: see their README. */
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
    expect(found.colored).toBe(hasColors(format));
  });

  const RECORD = { at: 235 + 54, layered: 375 + 54 };
  const tableOf = (laz: Buffer) => Number(laz.readBigInt64LE(laz.readUInt32LE(96)));

  it('has the offset of its chunk table at the end if it was written as a stream', async () => {
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
      /overlap its points/,
    ],
    [
      'a record without items',
      (laz: Buffer) => with8(laz, RECORD.at + 32, 0),
      /record of how is broken/,
    ],
    [
      'a chunk of billions of points',
      (laz: Buffer) => with32(with32(laz, RECORD.at + 12, 4e9), 107, 4e9),
      /table of its chunks is broken/,
    ],
    ['chunks of no points', (laz: Buffer) => with32(laz, RECORD.at + 12, 0), /chunks of no points/],
  ])('says what is wrong with %s', async (_what, damage, reason) => {
    const error = await failureOf(damage(await packed('format-3')));
    expect(error.message).toMatch(reason);
    expect(error.foreign).toBe(false);
  });

  it('is rejected for damaged layers without allocating memory for them', async () => {
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

  it('of the latest version is read, except for colors of several scanner channels', async () => {
    const newest = async (name: string) => {
      const laz = await packed(name);
      return [38, 44].reduce((data, field) => with8(data, RECORD.layered + field, 4), laz);
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
