import { expect, test } from 'vitest';
import { ViewerError, viewerErrorOf } from './viewer';

test.each([
  // As Chromium, Firefox and Safari word it.
  new RangeError('Array buffer allocation failed'),
  new Error('out of memory'),
  new RangeError('Out of memory'),
  'Uncaught RangeError: Array buffer allocation failed',
])('%s is a lack of memory', (error) => {
  expect(viewerErrorOf(error)).toMatchObject({ kind: 'outOfMemory', usable: false });
});

test('what cannot be told otherwise is a fault of the file', () => {
  expect(viewerErrorOf(new TypeError('x is undefined'), true)).toMatchObject({
    kind: 'brokenFile',
    usable: true,
  });
  expect(viewerErrorOf(undefined).kind).toBe('brokenFile');
});

test('what is told already stays as it is', () => {
  const told = new ViewerError('missing');
  expect(viewerErrorOf(told, true)).toBe(told);
});
