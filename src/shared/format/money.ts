/**
 * Amounts are integers in minor units, shares are integers in basis points, quantities are texts. Nothing here goes
 * through a floating point number with a fraction.
 */
import type { Currency } from '@/api/generated/types.gen';
import { withWords } from './format';
import { minorDigits } from './minorUnits';
import { readDecimal, readNumber } from './readNumber';
import { perLocale, projectDigits } from './region';

/** The largest amount of a cell in minor units, in either direction. */
const MOST_MINOR = 1_000_000_000_000;

/** '-1234.50' from -123450: the exact decimal text, with as many decimals as the currency of the project has. */
export function decimalOf(minor: number, decimals = projectDigits()): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  const point = digits.length - decimals;
  const fraction = decimals > 0 ? `.${digits.slice(point)}` : '';
  return `${sign}${digits.slice(0, point)}${fraction}` as Intl.StringNumericLiteral;
}

const exactly = (decimals: number) => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
});

/** Creates a format for the locale and a currency, or its decimals. A grid writes thousands of amounts. */
const perKind = <Kind>(create: (locale: string | undefined, kind: Kind) => Intl.NumberFormat) =>
  perLocale((locale) => {
    const made = new Map<Kind, Intl.NumberFormat>();
    return (kind: Kind) => {
      const format = made.get(kind) ?? create(locale, kind);
      made.set(kind, format);
      return format;
    };
  });

const plain = perKind(
  (locale, decimals: number) => new Intl.NumberFormat(locale, exactly(decimals)),
);
const inCurrency = (currency: Currency) =>
  ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const;
const withCurrency = perKind(
  (locale, currency: Currency) =>
    new Intl.NumberFormat(locale, { ...inCurrency(currency), ...exactly(minorDigits(currency)) }),
);
/** '1,234.50', for cells and tables that name the currency elsewhere. */
export const formatAmount = (minor: number): string =>
  plain()(projectDigits()).format(decimalOf(minor));

/** '$1,234.50' */
export const formatMoney = (minor: number, currency: Currency): string =>
  withCurrency()(currency).format(decimalOf(minor, minorDigits(currency)));

/** '$1.2M', for axes and cards with the exact amount nearby. */
export const formatShort = (minor: number, currency: Currency): string =>
  withWords(decimalOf(minor, minorDigits(currency)), {
    ...inCurrency(currency),
    notation: 'compact',
    maximumFractionDigits: 1,
  });

/** '12.5%' from 1250 basis points. */
export const formatShare = (basisPoints: number): string =>
  `${String(Number(decimalOf(basisPoints, 2)))}%`;

/** Minor units from a typed amount; null for what is not an amount, has more decimals than the currency, or is too large. */
export function parseMoney(text: string, mark?: string, decimals = projectDigits()): number | null {
  const read = readNumber(text, mark);
  if (!read || read.whole.length > 13) return null;
  if (read.fraction.replace(/0+$/, '').length > decimals) return null;
  const minor = Number(`${read.whole}${read.fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (minor > MOST_MINOR) return null;
  return read.isNegative && minor !== 0 ? -minor : minor;
}

/** Basis points from '12.5%' or '12.5'; null outside 0 to 100 %. */
export function parseShare(text: string, mark?: string): number | null {
  const points = parseMoney(text.replace(/[%٪％]\s*$/, ''), mark, 2);
  return points === null || points < 0 || points > 10_000 ? null : points;
}

/** '1250.5' from a typed quantity such as '1,250.50'; null if it is none. */
export function parseQuantity(text: string, mark?: string): string | null {
  const decimal = readDecimal(text, mark);
  return decimal !== null && /^\d{1,9}(?:\.\d{1,3})?$/.test(decimal) ? decimal : null;
}

const exact = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
/** '1,250.5' from '1250.5', with all of its decimals. */
export const formatExact = (decimal: string): string =>
  exact().format(decimal as Intl.StringNumericLiteral);
