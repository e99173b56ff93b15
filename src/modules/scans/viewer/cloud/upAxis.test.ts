import { describe, expect, it } from 'vitest';
import { readCloudInfo } from './cloudInfo';
import { turnState } from './upAxis';

const metadata = JSON.stringify({
  version: '2.0',
  points: 2,
  encoding: 'DEFAULT',
  boundingBox: { min: [10, 20, 30], max: [14, 24, 34] },
  attributes: [{ name: 'position', size: 12, min: [10, 20, 30], max: [12, 23, 34] }],
});

describe('a cloud with y up', () => {
  it('has its height along y, and its depth along z', () => {
    expect(readCloudInfo(metadata, 'z').bounds).toEqual({ min: [10, 20, 30], max: [12, 23, 34] });
    expect(readCloudInfo(metadata, 'y')).toMatchObject({
      bounds: { min: [10, -34, 20], max: [12, -30, 23] },
      origin: [10, -30, 20],
    });
  });

  it('takes the camera, the clip box and the measurements of a view along, and back', () => {
    const state = {
      camera: { position: [1, 2, 3], target: [0, 0, 0] },
      clip: { min: [0, 1, 2], max: [3, 4, 5] },
      measurements: [{ id: '1', kind: 'distance' as const, points: [[1, 2, 3] as const] }],
      pointSize: 2,
    } as const;
    const there = turnState(state as never, 'z', 'y');
    expect(there).toMatchObject({
      camera: { position: [1, -3, 2] },
      clip: { min: [0, -5, 1], max: [3, -2, 4] },
      measurements: [{ points: [[1, -3, 2]] }],
      pointSize: 2,
    });
    const back = turnState(there, 'y', 'z');
    expect(JSON.parse(JSON.stringify(back).replaceAll('-0', '0'))).toEqual(state);
  });
});
