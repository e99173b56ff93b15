/** The folding of searches and names, as the guide 'Search' describes it (openapi/guides/search.md). */

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
const joined = (folded: string): string =>
  // Most texts have neither, and there are many of them.
  /[\d-]/.test(folded)
    ? folded.replace(ABROAD, (phone) => phone.replace(/[ .-]/g, '')).replace(WITHIN, '')
    : folded;

const wordsOf = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** What else a word finds: a number of a phone is also written without the code of its country. */
function formsOf(word: string): string[] {
  const whole = joined(word);
  const abroad = /^(?:\+|00)(\d{9,})$|^(1\d{10})$/.exec(whole);
  const digits = abroad?.[1] ?? abroad?.[2] ?? '';
  return digits ? [whole, ...[0, 1, 2, 3].map((code) => digits.slice(code))] : [whole];
}

/** Returns a test whether texts contain all words of a search. Without a search, every text passes. */
export function searchesFor(q: string | undefined) {
  const folded = searchable(q ?? '');
  const asked = [wordsOf(folded), wordsOf(joined(folded))].map((words) =>
    words.map((word) => ({ word, forms: formsOf(word) })),
  );
  return (...texts: readonly string[]): boolean => {
    const text = searchable(texts.join('\n'));
    let whole: string | undefined;
    const has = ({ word, forms }: { word: string; forms: readonly string[] }) => {
      if (text.includes(word)) return true;
      whole ??= joined(text);
      return forms.some((form) => whole?.includes(form));
    };
    return asked.some((words) => words.every(has));
  };
}

/** Returns where the first word of a search stands in a text; -1 for nowhere. */
export function placeIn(text: string, q: string | undefined): number {
  const words = wordsOf(searchable(q ?? ''));
  const found = words.map((word) => searchable(text).indexOf(word)).filter((at) => at >= 0);
  if (found.length === 0) return -1;
  const first = Math.min(...found);
  // Folding makes some letters longer or shorter.
  let [at, length] = [0, 0];
  for (const character of text) {
    length += searchable(character).length;
    if (length > first) break;
    at += character.length;
  }
  return at;
}
