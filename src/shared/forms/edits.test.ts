import { expect, test } from 'vitest';
import { hasChanges } from './edits';

test.each([
  [{}, false],
  [{ name: true }, true],
  [{ name: false, days: [] }, false],
  [{ holidays: [{ date: false }, { date: true }] }, true],
])('the dirty fields %j are a change: %s', (dirty, changed) => {
  expect(hasChanges(dirty)).toBe(changed);
});
