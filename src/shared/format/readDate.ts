/** Reads dates and months as people and spreadsheets write them: the one reader for pasting and imports. */
import { plainCharacters } from './readNumber';
import { dayFirst, dayInUtc } from './region';

/** Which of two numbers is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

export const ownOrder = (): DateOrder => (dayFirst() ? 'dayFirst' : 'monthFirst');

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}]/gu, '')
    .toLowerCase();

let names: { months: Map<string, number>; others: Set<string> } | undefined;

/** The names of months, and the words that may stand beside them: days of the week, and 'de' or 'of'. */
function knownNames() {
  if (names) return names;
  const months = new Map<string, number>();
  const others = new Set([
    'of',
    'the',
    'de',
    'del',
    'den',
    'der',
    'le',
    'el',
    'st',
    'nd',
    'rd',
    'th',
    'er',
  ]);
  for (const language of LANGUAGES) {
    for (const length of ['long', 'short'] as const) {
      const [month, weekday] = [{ month: length }, { weekday: length }].map(
        (part) => new Intl.DateTimeFormat(language, { day: 'numeric', ...part, timeZone: 'UTC' }),
      );
      const wordIn = (format: Intl.DateTimeFormat | undefined, type: string, day: Date) =>
        fold(format?.formatToParts(day).find((part) => part.type === type)?.value ?? '');
      for (let n = 0; n < 12; n++) {
        const name = wordIn(month, 'month', new Date(Date.UTC(2026, n, 15)));
        if (!months.has(name)) months.set(name, n + 1);
        others.add(wordIn(weekday, 'weekday', new Date(Date.UTC(2026, 0, n + 1))));
      }
    }
  }
  months.set('sept', 9);
  names = { months, others };
  return names;
}

/** The calendar date; null if there is no such day. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? dayInUtc(date) : null;
}

/** 27 is 2027, 75 is 1975. */
const yearOf = (digits: string): number => {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
};

const TIME =
  /[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?:Z| ?UTC| ?GMT|[+-]\d{2}:?\d{2})?$/i;
const clean = (text: string): string =>
  plainCharacters(text)
    .replace(TIME, '')
    .replace(/^(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?$/, '$1-$2-$3')
    .replace(/-$/, '');

const NUMERIC = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})\.?$/;

/** The month, the year and perhaps the day of a text with the name of a month. */
function named(text: string) {
  const { months, others } = knownNames();
  const words = (text.match(/\p{L}+/gu) ?? []).map(fold);
  const found = words.flatMap((word) => months.get(word) ?? []);
  if (found.length !== 1 || words.some((word) => !months.has(word) && !others.has(word)))
    return null;
  if (/[^\p{L}\p{M}\d.,'/ -]/u.test(text)) return null;
  const numbers: readonly string[] = text.match(/'?\d+/g) ?? [];
  const isYear = (number: string) => /^'|^\d{4}$/.test(number);
  if (numbers.length > 2 || numbers.some((number) => !/^(?:'?\d{2}|\d|\d{4})$/.test(number)))
    return null;
  const year = numbers.find(isYear) ?? (numbers.length === 2 ? numbers[1] : undefined);
  const day = numbers.find((_, index) => index !== numbers.indexOf(year ?? ''));
  return { month: found[0] ?? 0, year: year?.replace("'", ''), day };
}

/** Excel counts days from the end of 1899. A cell without the format of a date shows the count, such as 46402. */
function serial(text: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text));
  return days < 20_000 || days > 73_050 ? null : dayInUtc(new Date(Date.UTC(1899, 11, 30 + days)));
}

/**
 * Reads a date: '2027-01-15', '1/15/2027', '15.1.2027', 'Jan 15, 2027', '15-Jan-27', '15. Januar 2027', and the number that
 * Excel keeps for it.
 * @param order what '1/2/2027' means
 * @returns such as '2027-01-15'; null for anything else
 */
export function readDate(text: string, order: DateOrder = ownOrder()): string | null {
  const source = clean(text);
  const iso = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/.exec(source);
  if (iso) return dateOf(Number(iso[1]), Number(iso[3] ?? iso[5]), Number(iso[4] ?? iso[6]));
  const numeric = NUMERIC.exec(source);
  if (numeric) {
    const [, first = '', separator, second = '', year = ''] = numeric;
    const isDayFirst =
      separator === '.' || Number(first) > 12 || (order === 'dayFirst' && Number(second) <= 12);
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return dateOf(yearOf(year), Number(month), Number(day));
  }
  const words = named(source);
  if (words?.year && words.day) return dateOf(yearOf(words.year), words.month, Number(words.day));
  return serial(source);
}

/** '2027-01' from '2027-01', '1/2027', 'Jan 2027', "January '27", 'Jan-27' or a date. Null for anything else. */
export function readMonth(text: string, order?: DateOrder): string | null {
  const source = clean(text);
  const iso = /^(\d{4}) ?[-/.] ?(\d{1,2})$/.exec(source);
  const us = /^(\d{1,2}) ?[-/.] ?(\d{4})$/.exec(source);
  const words = iso || us ? null : named(source);
  const [year, month] = iso
    ? [iso[1], Number(iso[2])]
    : us
      ? [us[2], Number(us[1])]
      : words && !(words.year && words.day)
        ? [words.year ?? words.day?.padStart(2, '0'), words.month]
        : [];
  if (!year || month === undefined) return readDate(text, order)?.slice(0, 7) ?? null;
  return dateOf(yearOf(year), month, 1)?.slice(0, 7) ?? null;
}

/** The numbers of a date whose order is not clear by itself: '1/2/2027'. */
const unclear = (text: string): [number, number] | null => {
  const [, first, separator, second] = NUMERIC.exec(clean(text)) ?? [];
  return separator && separator !== '.' ? [Number(first), Number(second)] : null;
};

/**
 * Finds the order of day and month in a column, which decides about texts such as '1/2/2027' in it.
 * @returns null if no text tells, or if they contradict each other
 */
export function orderIn(texts: readonly string[]): DateOrder | null {
  const pairs = texts.flatMap((text) => [unclear(text) ?? []].filter((pair) => pair.length > 0));
  const isDay = pairs.some(([first = 0]) => first > 12);
  const isMonth = pairs.some(([, second = 0]) => second > 12);
  if (isDay === isMonth) return null;
  return isDay ? 'dayFirst' : 'monthFirst';
}

/** Whether the two orders differ for a text, as for '1/2/2027'. */
export function isAmbiguousDate(text: string): boolean {
  const [first, second] = unclear(text) ?? [];
  return (
    first !== undefined && second !== undefined && first !== second && first <= 12 && second <= 12
  );
}
