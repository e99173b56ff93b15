/**
 * Amounts are integers in minor units, shares are integers in basis points, quantities are texts. Nothing here goes
 * through a floating point number with a fraction.
 */
import type { Currency } from '@/api/generated/types.gen';
import { withWords } from './format';
import { readDecimal, readNumber } from './readNumber';
import { perLocale } from './region';

/** The largest amount of a cell in minor units, in either direction. */
const MOST_MINOR = 1_000_000_000_000;

/** '-1234.50' from -123450: the exact decimal text. */
export function decimalOf(minor: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const sign = minor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

const plain = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const withCurrency = perLocale((locale) => (currency: Currency) => {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  });
});

/** '1,234.50', for cells and tables that name the currency elsewhere. */
export const formatAmount = (minor: number): string => plain().format(decimalOf(minor));

/** '$1,234.50' */
export const formatMoney = (minor: number, currency: Currency): string =>
  withCurrency()(currency).format(decimalOf(minor));

/** '$1.2M', for axes and cards with the exact amount nearby. */
export const formatShort = (minor: number, currency: Currency): string =>
  withWords(decimalOf(minor), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });

/** '12.5%' from 1250 basis points. */
export const formatShare = (basisPoints: number): string =>
  `${String(Number(decimalOf(basisPoints)))}%`;

/** Minor units from a typed amount; null for what is not an amount, has more than two decimals, or is too large. */
export function parseMoney(text: string, mark?: string): number | null {
  const read = readNumber(text, mark);
  if (!read || read.fraction.replace(/0+$/, '').length > 2 || read.whole.length > 13) return null;
  const minor = Number(`${read.whole}${read.fraction.slice(0, 2).padEnd(2, '0')}`);
  if (minor > MOST_MINOR) return null;
  return read.isNegative && minor !== 0 ? -minor : minor;
}

/** Basis points from '12.5%' or '12.5'; null outside 0 to 100 %. */
export function parseShare(text: string, mark?: string): number | null {
  const points = parseMoney(text.replace(/[%٪％]\s*$/, ''), mark);
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
