import { expect, test } from 'vitest';
import { areaText, lengthText } from './units';

test.each([
  [0, '0"'],
  [0.001, '1/16"'],
  [0.0127, '1/2"'],
  [0.2032, '8"'],
  [0.3048, `1'-0"`],
  [1.0287, `3'-4 1/2"`],
  [22, `72'-2 1/8"`],
  // Rounds up to the next foot.
  [0.30479, `1'-0"`],
  [-0.5, `-1'-7 11/16"`],
  [-0.0001, '0"'],
  [400, `1,312'-4 1/16"`],
])('%f m in feet and inches', (meters, text) => {
  expect(lengthText(meters, 'imperial')).toBe(text);
});

test.each([
  [3.51249, '3.512 m'],
  [22, '22 m'],
  [104.256, '104.26 m'],
  [-0.5, '-0.5 m'],
])('%f m in meters', (meters, text) => {
  expect(lengthText(meters, 'metric')).toBe(text);
});

test('areas in square feet or square meters', () => {
  expect([areaText(12, 'imperial'), areaText(12.25, 'metric')]).toEqual([
    '129.2 sq ft',
    '12.25 m²',
  ]);
});
