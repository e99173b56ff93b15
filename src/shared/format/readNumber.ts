/** Reads numbers as people, spreadsheets and other programs write them: the one reader for typing, pasting and imports. */
import { decimalMark } from './region';

type Mark = '.' | ',';

/** The sign, the digits before the decimals, and the decimals. */
export interface ReadNumber {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

/** The zeros of other digits: Arabic, Persian and Urdu, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];
const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Writes full-width forms, digits of other scripts and the many spaces, dashes and apostrophes as plain characters. */
export const plainCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(OTHER_DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\s/g, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘ʼ`´′]/g, "'")
    .trim();

const SIGN = /(?:[A-Z]{0,3}\p{Sc}|SFr\.?|Fr\.|Rs\.?|kr\.?|zł|Kč|Ft)/iu.source;
const MONEY_FIRST = new RegExp(`^(?:${SIGN}|([A-Z]{3})) ?`, 'iu');
const MONEY_LAST = new RegExp(` ?(?:${SIGN}|([A-Z]{3}))$`, 'iu');
let currencies: Set<string> | undefined;

function withoutCurrency(text: string): string {
  for (const place of [MONEY_FIRST, MONEY_LAST]) {
    const [found, code] = place.exec(text) ?? [];
    if (!found) continue;
    currencies ??= new Set(Intl.supportedValuesOf('currency'));
    if (!code || currencies.has(code.toUpperCase())) return text.replace(place, '');
  }
  return text;
}

/** Takes signs, brackets and the currency away, in any order, each once. */
function bare(text: string): { rest: string; isNegative: boolean } {
  // '1.500,-' and '12.–' are whole amounts.
  let rest = text.replace(/(?<=\d)([.,]) ?--?$/, (_, mark) => `${mark}00`);
  let isSigned = false;
  let isNegative = false;
  let hasCurrency = false;
  for (;;) {
    const sign = /^\((.+)\)$|^([-+]) ?(.+)$|^(.+?) ?-$/.exec(rest);
    const without = withoutCurrency(rest);
    if (sign && !isSigned) {
      const [, bracketed, first, afterSign, beforeSign] = sign;
      isSigned = true;
      isNegative = first !== '+';
      rest = (bracketed ?? afterSign ?? beforeSign ?? '').trim();
    } else if (without !== rest && !hasCurrency) {
      hasCurrency = true;
      rest = without.trim();
    } else return { rest, isNegative };
  }
}

/** Groups are of three digits, and of two in Pakistan and India, except for the last. */
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || /^\d{1,3}(['.,])(?:\d{2,3}\1)*\d{3}$/.test(whole);

/** Takes a text apart, without deciding what a single separator before three digits means. */
function parts(text: string) {
  const { rest: found, isNegative } = bare(plainCharacters(text));
  // Spaces are separators of groups only between digits.
  let rest = found.replace(/(?<=\d) (?=\d)/g, "'").replaceAll(' ', '');
  const isArabic = /[٫٬]/.test(rest);
  if (isArabic) rest = rest.replace(/[.,٬]/g, '').replace('٫', '.');
  return /^[\d.,']*\d[\d.,']*$/.test(rest) ? { rest, isNegative, isArabic } : null;
}

/** What a text itself says of its decimal mark; null if it does not say anything, or only groups digits. */
function markOf(rest: string): Mark | null {
  const [dots, commas] = [rest.split('.').length - 1, rest.split(',').length - 1];
  if (dots + commas === 0) return null;
  if (dots > 0 && commas > 0) return rest.lastIndexOf('.') > rest.lastIndexOf(',') ? '.' : ',';
  const separator: Mark = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return separator === '.' ? ',' : '.';
  const [whole = '', fraction = ''] = rest.split(separator);
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return mayGroup ? null : separator;
}

const isMark = (mark: string): mark is Mark => mark === '.' || mark === ',';

/**
 * Reads a number: '1,234.50', '1.234,50', "1'234.50", '(1 234.5)', '$12', 'USD 12', '12-', '٣٫٥'.
 * @param mark the decimal separator, where the text alone does not tell
 * @returns null for anything else, also for '1.2E+06', which has lost its last digits
 */
export function readNumber(text: string, mark: string = decimalMark()): ReadNumber | null {
  const found = parts(text);
  if (!found) return null;
  const { rest, isNegative, isArabic } = found;
  const own = isMark(mark) ? mark : '.';
  const decimal = isArabic ? '.' : (markOf(rest) ?? own);
  const at = rest.indexOf(decimal);
  const [whole, fraction] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  if (!isGrouped(whole) || !/^\d*$/.test(fraction)) return null;
  return { isNegative, whole: whole.replace(/[.,']/g, ''), fraction };
}

/**
 * Finds the decimal separator of a column, which decides about texts such as '2.500' in it.
 * @returns null if no text tells, or if they contradict each other
 */
export function markIn(texts: readonly string[]): Mark | null {
  const marks = new Set(
    texts.flatMap((text) => {
      const found = parts(text);
      const mark = found && !found.isArabic && markOf(found.rest);
      return mark ? [mark] : [];
    }),
  );
  const [mark = null] = marks;
  return marks.size === 1 ? mark : null;
}

/** Whether the two ways to read a number differ for a text, as for '2.500'. */
export function isAmbiguousNumber(text: string): boolean {
  const found = parts(text);
  return (
    found !== null && /[.,]/.test(found.rest) && !found.isArabic && markOf(found.rest) === null
  );
}

/** '1250.5' from '1,250.50': the exact decimal text, as calls send it. Null for what is not a number. */
export function readDecimal(text: string, mark?: string): string | null {
  const read = readNumber(text, mark);
  if (!read) return null;
  const whole = read.whole.replace(/^0+(?=\d)/, '') || '0';
  const fraction = read.fraction.replace(/0+$/, '');
  const value = fraction ? `${whole}.${fraction}` : whole;
  return read.isNegative && value !== '0' ? `-${value}` : value;
}

/** The same as a number, for small ones that need not be exact. NaN for what is not a number. */
export const numberFrom = (text: string): number => Number(readDecimal(text) ?? Number.NaN);

/** A decimal text as the person writes it, so that it is read as the same number again. */
export const inOwnMark = (decimal: string): string => decimal.replace('.', decimalMark());
