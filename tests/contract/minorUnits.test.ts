import { expect, test } from 'vitest';
import { minorDigits as onHost } from '../../mock-server/core/lists/minorUnits.ts';
import { minorDigits as inApp } from '../../src/shared/format/minorUnits.ts';

test('the app and the host have the same minor units', () => {
  const codes = Intl.supportedValuesOf('currency');
  const digitsOf = (minorDigits: (code: string) => number) =>
    Object.fromEntries(codes.map((code) => [code, minorDigits(code)]));
  expect(digitsOf(inApp)).toEqual(digitsOf(onHost));
  expect(digitsOf(inApp)).toMatchObject({ USD: 2, PKR: 2, JPY: 0, KWD: 3 });
});
