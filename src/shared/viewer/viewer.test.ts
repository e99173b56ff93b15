import { expect, test } from 'vitest';
import { ViewerError, viewerErrorOf } from './viewer';

test.each([
  // The messages of Chromium, Firefox and Safari.
  new RangeError('Array buffer allocation failed'),
  new Error('out of memory'),
  new RangeError('Out of memory'),
  'Uncaught RangeError: Array buffer allocation failed',
])('%s is a lack of memory', (error) => {
  expect(viewerErrorOf(error)).toMatchObject({ kind: 'outOfMemory', usable: false });
});

test('reports an unknown failure as a broken file', () => {
  expect(viewerErrorOf(new TypeError('x is undefined'), true)).toMatchObject({
    kind: 'brokenFile',
    usable: true,
  });
  expect(viewerErrorOf(undefined).kind).toBe('brokenFile');
});

test('returns a ViewerError unchanged', () => {
  const original = new ViewerError('missing');
  expect(viewerErrorOf(original, true)).toBe(original);
});
