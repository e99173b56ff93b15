import { describe, expect, it } from 'vitest';
import type { SheetAlignment } from '@/api/generated/types.gen';
import { liesOn, placeBelow, type Similarity, through, type XY } from './alignment';

const archD = { id: 'sht_1', widthPoints: 2592, heightPoints: 1728, alignment: null };
const half = { id: 'sht_0', widthPoints: 1296, heightPoints: 864, alignment: null };

const applied = ({ a, b, x, y }: Similarity, [px, py]: XY): XY => [
  a * px - b * py + x,
  b * px + a * py + y,
];
const near = (point: XY) => point.map((value) => expect.closeTo(value, 6));

describe('a similarity', () => {
  it.each<[string, readonly [XY, XY], readonly [XY, XY]]>([
    ['moves', [[0, 0], [10, 0]], [[5, 7], [15, 7]]], // biome-ignore format: a row a case.
    ['enlarges', [[0, 0], [10, 0]], [[0, 0], [20, 0]]], // biome-ignore format: a row a case.
    ['turns', [[0, 0], [10, 0]], [[0, 0], [0, 10]]], // biome-ignore format: a row a case.
    ['does all of it', [[3, 4], [11, -2]], [[-20, 5], [7, 44]]], // biome-ignore format: a row a case.
  ])('%s so that both points fit', (_, from, to) => {
    const found = through(from, to);
    if (!found) throw new Error('There is none.');
    expect(applied(found, from[0])).toEqual(near(to[0]));
    expect(applied(found, from[1])).toEqual(near(to[1]));
  });

  it('needs two points', () => {
    expect(through([[1, 1], [1, 1]], [[0, 0], [5, 5]])).toBeNull(); // biome-ignore format: short.
  });
});

describe('an earlier revision', () => {
  it('lies edge to edge, whatever its size, until somebody aligns it', () => {
    expect(liesOn(half, archD)).toEqual({ a: 2, b: 0, x: 0, y: 0 });
  });

  it('lies as its two places say, and a place leads back to it', () => {
    const alignment: SheetAlignment = {
      sheetId: 'sht_0',
      from: [[0.1, 0.1], [0.5, 0.1]], // biome-ignore format: short.
      to: [[0.2, 0.2], [0.6, 0.2]], // biome-ignore format: short.
    };
    const aligned = { ...archD, alignment };
    const lies = liesOn(half, aligned);
    expect(placeBelow([0.2, 0.2], archD, half, lies)).toEqual(near([0.1, 0.1]));
    expect(placeBelow([0.6, 0.2], archD, half, lies)).toEqual(near([0.5, 0.1]));
    const back = liesOn(aligned, half);
    expect(placeBelow([0.1, 0.1], half, archD, back)).toEqual(near([0.2, 0.2]));
  });
});
