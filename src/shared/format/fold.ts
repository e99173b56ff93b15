/**
 * The folding of searches and names, as the guide 'Search' of the contract describes it (openapi/guides/search.md). The
 * host has the same one; tests/contract/search.test.ts compares them.
 */

const OTHERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '', '×': 'x', '⁄': '/' },
};
const OTHER = new RegExp(`[${Object.keys(OTHERS).join('')}]`, 'g');
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Digits of other scripts: Arabic, Persian and Urdu, Devanagari, Bengali. */
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;
const digitOf = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - ([0x09e6, 0x0966, 0x06f0].find((zero) => code >= zero) ?? 0x0660));
};

/** Folds case, accents, and the ways to write an apostrophe, a dash, a space or a digit. Equal names are equal then. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\n -_a-~]|`/.test(lower)) return lower;
  return lower
    .replace(/['‘’‚‛ʹʻʼʽˈ´`′＇]/g, "'")
    .replace(/["“”„‟«»″＂]/g, '"')
    .replace(/[‐‑‒–—―−﹘﹣－]/g, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]/g, ' ')
    .replace(DIGIT, digitOf)
    .replace(OTHER, (letter) => OTHERS[letter] ?? '');
}

/** The same for a search, to which apostrophes, quotation marks and brackets are nothing. */
export const searchable = (text: string): string =>
  plain(text)
    .replace(/['"]/g, '')
    .replace(/[()[\]]/g, ' ');

/** What is nothing within a number of a phone, and a hyphen within a word or a code. */
const WITHIN =
  /(?<=\d{2})[ -]+(?=\d{2})|(?<=\d{2})[./](?=\d{3})|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;
const ABROAD = /\+\d[\d .-]{7,}\d/g;

/** Writes '+1 206 555-0134' as '+12065550134', and 'A-101' as 'A101'. */
export const joined = (folded: string): string =>
  // Most texts have neither, and there are many of them.
  /[\d-]/.test(folded)
    ? folded.replace(ABROAD, (phone) => phone.replace(/[ .-]/g, '')).replace(WITHIN, '')
    : folded;

export const wordsOf = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** What else a word finds: a number of a phone is also written without the code of its country. */
export function formsOf(word: string): string[] {
  const whole = joined(word);
  const abroad = /^(?:\+|00)(\d{9,})$|^(1\d{10})$/.exec(whole);
  const digits = abroad?.[1] ?? abroad?.[2] ?? '';
  return digits ? [whole, ...[0, 1, 2, 3].map((code) => digits.slice(code))] : [whole];
}

/** A text as `searchable` writes it, and where each of its characters comes from. */
interface Placed {
  folded: string;
  places: number[];
}

function placed(text: string): Placed {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = searchable(character);
    folded += piece;
    for (let i = 0; i < piece.length; i++) places.push(at);
    at += character.length;
  }
  return { folded, places };
}

/** The same as `joined` writes it. */
function placedJoined({ folded, places }: Placed): Placed {
  const kept = new Array<boolean>(folded.length).fill(true);
  for (const { 0: phone, index } of folded.matchAll(ABROAD)) {
    for (let i = 0; i < phone.length; i++)
      if (/[ .-]/.test(phone[i] ?? '')) kept[index + i] = false;
  }
  for (const { 0: gap, index } of folded.matchAll(WITHIN))
    kept.fill(false, index, index + gap.length);
  return {
    folded: [...folded].filter((_, i) => kept[i]).join(''),
    places: places.filter((_, i) => kept[i]),
  };
}

type Range = [from: number, to: number];

/** Returns where a folded text has a word. */
function* placesOf({ folded, places }: Placed, word: string, text: string): Generator<Range> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const last = places[at + word.length - 1] ?? 0;
    yield [places[at] ?? 0, last + String.fromCodePoint(text.codePointAt(last) ?? 0).length];
  }
}

/** Returns where a text has another one as a whole, such as a sentence. */
export function textHitsIn(text: string, wanted: string): Range[] {
  const folded = searchable(wanted);
  return folded ? [...placesOf(placed(text), folded, text)] : [];
}

/** Returns where a text has the words of a search, in their order, without overlaps. The end does not belong to a range. */
export function hitsIn(text: string, q: string): Range[] {
  const asked = searchable(q);
  const plainText = placed(text);
  const whole = placedJoined(plainText);
  const found = [...new Set([...wordsOf(asked), ...wordsOf(joined(asked))])].flatMap((word) => [
    ...placesOf(plainText, word, text),
    ...formsOf(word).flatMap((form) => (form ? [...placesOf(whole, form, text)] : [])),
  ]);
  const ranges: Range[] = [];
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  return ranges;
}
