import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allocate,
  extended,
  MAX_MINOR,
  minorOf,
  quantityOf,
  shareIn,
  shareOf,
  sum,
  unitsOf,
} from './money.ts';

const amount = fc.integer({ min: -MAX_MINOR, max: MAX_MINOR });

describe('allocation', () => {
  it('sums to the whole, and no part is a unit away from its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(amount, weights, (minor, shares) => {
        const parts = allocate(minor, shares);
        expect(sum(parts)).toBe(minor);
        const total = sum(shares);
        for (const [i, part] of parts.entries()) {
          const share = total === 0 ? 1 : (shares[i] ?? 0);
          const divisor = BigInt(total === 0 ? shares.length : total);
          const away = BigInt(part) * divisor - BigInt(minor) * BigInt(share);
          expect(away < divisor && away > -divisor).toBe(true);
        }
      }),
    );
  });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-33, -33, -34]],
    [5, [0, 3, 0], [0, 5, 0]],
    [7, [0, 0], [4, 3]],
    [10, [200, -100], [20, -10]],
    [0, [], []],
  ])('of %i by %j is %j', (minor, weights, parts) => {
    expect(allocate(minor, weights)).toEqual(parts);
  });
});

test.each([
  ['3', 3333, 9999],
  ['0.333', 100, 33],
  ['0.005', 100, 1],
  ['0.005', -100, -1],
  ['999999999.999', 1, 1_000_000_000],
  ['999999999.999', 1_000_000, null],
])('%s x %i is %s', (quantity, unitCost, product) => {
  expect(extended(quantity, unitCost)).toBe(product);
});

test.each([
  [1000, 333, 33],
  [1005, 1000, 101],
  [-1005, 1000, -101],
  [MAX_MINOR, 9999, 999_900_000_000],
])('a share of %i by %i is %i', (minor, bp, share) => {
  expect(shareOf(minor, bp)).toBe(share);
});

test.each([
  [99_999, 100_000, 9999],
  [100_000, 100_000, 10_000],
  [-50, -100, 5000],
  [1, 0, null],
])('%i of %i is %s', (part, whole, bp) => {
  expect(shareIn(part, whole)).toBe(bp);
});

test.each([
  ['1250.500', '1250.5'],
  ['007', '7'],
  ['0.000', '0'],
  ['1.2345', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('the quantity %j is %j', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});

test.each([
  ['1,234.50', 2, 123_450],
  ['-0.07', 2, -7],
  ['12.300', 2, 1230],
  ['1.005', 2, 'decimals'],
  ['12,34', 2, 'number'],
  ['$5', 2, 'number'],
  ['10000000000.01', 2, 'maximum'],
  ['1,234', 0, 1234],
  ['1234.00', 0, 1234],
  ['1234.5', 0, 'decimals'],
  ['1.005', 3, 1005],
])('the amount %j with %i decimals is %j', (text, digits, minor) => {
  expect(minorOf(text, digits)).toBe(minor);
});

test('an amount that was written is read again', () => {
  const digits = fc.constantFrom(0, 2, 3, 4);
  fc.assert(fc.property(amount, digits, (minor, d) => minorOf(unitsOf(minor, d), d) === minor));
});
