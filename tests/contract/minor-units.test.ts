import { expect, it } from 'vitest';
import { minorDigits as ofHost } from '../../mock-server/core/lists/minorUnits.ts';
import { minorDigits as ofApp } from '../../src/shared/format/minorUnits.ts';

it('the app and the mock count in the same minor units of each currency', () => {
  const all = Intl.supportedValuesOf('currency');
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((code) => ofApp(code) !== ofHost(code))).toEqual([]);
  expect(['USD', 'PKR', 'EUR', 'JPY', 'KWD'].map(ofApp)).toEqual([2, 2, 2, 0, 3]);
});
