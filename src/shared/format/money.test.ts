import { afterEach, describe, expect, it } from 'vitest';
import {
  decimalOf,
  formatAmount,
  formatMoney,
  formatShare,
  parseMoney,
  parseQuantity,
  parseShare,
} from './money';
import { enterProject } from './region';

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

describe('in a project of another currency', () => {
  const enter = (currency: string) => enterProject({ timeZone: 'Asia/Tokyo', currency });
  afterEach(() => void enterProject(null));

  it.each([
    ['USD', 123450, '1,234.50', '$1,234.50', '1234.50'],
    ['PKR', 123450, '1,234.50', 'Rs\u00a01,234.50', '1234.50'],
    ['EUR', 123450, '1,234.50', '€1,234.50', '1234.50'],
    ['JPY', 123450, '123,450', '¥123,450', '123450'],
    ['KWD', 123450, '123.450', 'KWD\u00a0123.450', '123.450'],
  ])('%s: %d minor units', (currency, minor, amount, money, decimal) => {
    enter(currency);
    expect([formatAmount(minor), formatMoney(minor, currency), decimalOf(minor)]).toEqual([
      ...[amount, money, decimal],
    ]);
    expect(parseMoney(decimalOf(minor), '.')).toBe(minor);
    expect(parseMoney(`${currency} ${amount}`, '.')).toBe(minor);
    expect([1250, 10000].map(formatShare)).toEqual(['12.5%', '100%']);
    expect(parseShare('12.5 %', '.')).toBe(1250);
  });

  it('has no more decimals than the currency', () => {
    enter('JPY');
    expect([
      parseMoney('1234.5', '.'),
      parseMoney('1234.0', '.'),
      parseMoney('¥1,234', '.'),
    ]).toEqual([null, 1234, 1234]);
    enter('KWD');
    expect([parseMoney('1.2345', '.'), parseMoney('1.5', '.')]).toEqual([null, 1500]);
  });

  it('shows a page again if its amounts were written with other decimals', () => {
    const first = enter('USD');
    formatAmount(1);
    expect(enter('EUR')).toBe(first);
    expect(enter('JPY')).not.toBe(first);
  });
});
