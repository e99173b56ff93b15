/**
 * Amounts are integers in minor units, shares are integers in basis points, quantities are texts. Nothing here goes
 * through a floating point number with a fraction.
 */
import type { Currency } from '@/api/generated/types.gen';
import { withWords } from './format';
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

/** The character that separates decimals in the user's locale. */
const decimalMark = perLocale((locale) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal'),
);

/**
 * Reads a number as people and spreadsheets write it: '1,234.50', '1.234,50', '(1 234.5)', '$12', '12-'.
 * @param mark the decimal separator, where the text alone does not tell
 * @returns the sign, the digits before the decimals and the decimals; null for anything else
 */
function readDecimal(text: string, mark = decimalMark()?.value ?? '.') {
  let rest = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[−–]/g, '-');
  rest = rest
    .replace(/^(-?)(?:[$€₨]|Rs\.?|USD|EUR|PKR)/i, '$1')
    .replace(/(?:[€$]|USD|EUR|PKR)$/i, '');
  let isNegative = false;
  const inBrackets = /^\(([^()]+)\)$/.exec(rest);
  if (inBrackets?.[1]) {
    isNegative = true;
    rest = inBrackets[1].replace(/^[$€₨]/, '');
  } else if (rest.startsWith('-') || rest.endsWith('-')) {
    isNegative = true;
    rest = rest.replace(/^-|-$/, '');
  }
  if (!/^[\d.,]*\d[\d.,]*$/.test(rest)) return null;
  const decimalAt = findDecimal(rest, mark);
  const whole = decimalAt < 0 ? rest : rest.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : rest.slice(decimalAt + 1);
  // Groups are of three digits, and of two in Pakistan, except for the last.
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  if (new Set(whole.replace(/\d/g, '')).size > 1) return null;
  return { isNegative, whole: whole.replace(/[.,]/g, ''), fraction };
}

/** The place of the decimal separator; -1 without one. */
function findDecimal(text: string, mark: string): number {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  const last = Math.max(dot, comma);
  if (last < 0) return -1;
  if (dot >= 0 && comma >= 0) return last;
  const separator = text.charAt(last);
  if (text.indexOf(separator) !== last) return -1;
  const digitsAfter = text.length - last - 1;
  return digitsAfter === 3 && separator !== mark ? -1 : last;
}

/** Minor units from a typed amount; null for what is not an amount, has more than two decimals, or is too large. */
export function parseMoney(text: string, mark?: string): number | null {
  const read = readDecimal(text, mark);
  if (!read || read.fraction.replace(/0+$/, '').length > 2 || read.whole.length > 13) return null;
  const minor = Number(`${read.whole}${read.fraction.slice(0, 2).padEnd(2, '0')}`);
  if (minor > MOST_MINOR) return null;
  return read.isNegative && minor !== 0 ? -minor : minor;
}

/** Basis points from '12.5%' or '12.5'; null outside 0 to 100 %. */
export function parseShare(text: string, mark?: string): number | null {
  const points = parseMoney(text.replace(/%\s*$/, ''), mark);
  return points === null || points < 0 || points > 10_000 ? null : points;
}

/** '1250.5' from a typed quantity such as '1,250.50'; null if it is none. */
export function parseQuantity(text: string, mark?: string): string | null {
  const read = readDecimal(text, mark);
  if (!read || read.isNegative) return null;
  const fraction = read.fraction.replace(/0+$/, '');
  const whole = read.whole.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > 9 || fraction.length > 3) return null;
  return fraction ? `${whole}.${fraction}` : whole;
}

const quantity = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
/** '1,250.5' from '1250.5'. */
export const formatQuantity = (text: string): string =>
  quantity().format(text as Intl.StringNumericLiteral);
