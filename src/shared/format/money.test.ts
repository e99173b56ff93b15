import { describe, expect, it } from 'vitest';
import { decimalOf, formatShare, parseMoney, parseQuantity, parseShare } from './money';

describe('an amount', () => {
  it.each([
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1 234,50', 123450],
    ['$1,234', 123400],
    ['€12,5', 1250],
    ['1234,5 €', 123450],
    ['(1,234.50)', -123450],
    ['($5)', -500],
    ['-0.01', -1],
    ['12-', -1200],
    ['-$12', -1200],
    ['.5', 50],
    ['0', 0],
    ['-0', 0],
    ['1,234', 123400],
    ['1,234,567.89', 123456789],
    ['12,34,567', 123456700],
    ['0.1000', 10],
    ['10,000,000,000', 1_000_000_000_000],
    ['0.29', 29],
    ['1.15', 115],
    ['8,765,432,109.87', 876543210987],
  ])('%s is %d minor units', (text, minor) => {
    expect(parseMoney(text, '.')).toBe(minor);
  });

  it.each([
    '',
    'abc',
    '1.2.3',
    '1,23.4,5',
    '1.234',
    '12.345',
    '1e3',
    '--1',
    '$',
    '10,000,000,000.01',
    '1,2345',
  ])('%s is none', (text) => expect(parseMoney(text, '.')).toBeNull());

  it('is read as the locale writes it', () => {
    expect(parseMoney('1.234', ',')).toBe(123400);
    expect(parseMoney('1,234', ',')).toBeNull();
  });

  it('survives writing and reading, whatever it is', () => {
    for (let minor = -100_000; minor < 100_000; minor += 37) {
      expect(parseMoney(decimalOf(minor), '.')).toBe(minor);
    }
    expect(decimalOf(-5)).toBe('-0.05');
    expect(decimalOf(876543210987)).toBe('8765432109.87');
  });
});

it.each([
  ['50%', 5000],
  ['12.5 %', 1250],
  ['100', 10000],
  ['100.01', null],
  ['-1', null],
])('the share %s is %s', (text, points) => {
  expect(parseShare(text, '.')).toBe(points);
});

it('writes shares without needless decimals', () => {
  expect([1250, 10000, 5, 0].map(formatShare)).toEqual(['12.5%', '100%', '0.05%', '0%']);
});

it.each([
  ['1,250.50', '1250.5'],
  ['007', '7'],
  ['.25', '0.25'],
  ['1250', '1250'],
  ['1.2345', null],
  ['1,234,567,890', null],
  ['-1', null],
])('the quantity %s is %s', (text, value) => {
  expect(parseQuantity(text, '.')).toBe(value);
});
