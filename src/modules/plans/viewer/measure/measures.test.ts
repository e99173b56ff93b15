import { describe, expect, it } from 'vitest';
import { areaOf, lengthOf, measureText } from './measures';

/** ARCH D, 36 by 24 inches. */
const size = { widthPoints: 2592, heightPoints: 1728 };
/** 1/8 inch is a foot. */
const scale = 0.3048 / 9;

describe('measurements on a sheet', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 0.5, y: 0 },
    { x: 0.5, y: 0.5 },
    { x: 0, y: 0.5 },
  ];

  it('are in points of the page, whatever its proportions', () => {
    expect(lengthOf(corners.slice(0, 2), size)).toBe(1296);
    expect(lengthOf(corners.slice(1, 3), size)).toBe(864);
    expect(areaOf(corners, size)).toBe(1296 * 864);
    expect(areaOf(corners.toReversed(), size)).toBe(1296 * 864);
  });

  it.each([
    ['length', corners.slice(0, 2), '144\'-0"'],
    ['area', corners, '13,824 sq ft'],
    ['count', corners, '4'],
  ] as const)('are shown at the scale of the sheet: %s', (kind, places, text) => {
    expect(measureText({ kind, places }, size, scale, 'imperial')).toBe(text);
  });

  it('need a scale, except for counts', () => {
    expect(measureText({ kind: 'length', places: corners }, size, null, 'metric')).toBe('No scale');
    expect(measureText({ kind: 'count', places: corners }, size, null, 'metric')).toBe('4');
  });
});
