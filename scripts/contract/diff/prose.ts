/** Words shown before and after the changed ones. */
const CONTEXT = 3;
const LONGEST = 120;

type Texts = Readonly<Record<string, unknown>>;

/** Keywords with texts that state rules for people. */
const KEYS = ['summary', 'title', 'description'];

/** Describes each changed text with its words, old -> new; other annotations only as changed. */
export function changedTexts(before: Texts, after: Texts): string[] {
  const shown = KEYS.flatMap((key) => {
    const [from, to] = [textIn(before, key), textIn(after, key)];
    if (from === to) return [];
    if (from === '') return [`its ${key} is new: ${quoted(to.split(' '))}`];
    if (to === '') return [`its ${key} was removed: ${quoted(from.split(' '))}`];
    return [`its ${key} changed: ${changedWords(from.split(' '), to.split(' '))}`];
  });
  const others = (texts: Texts) =>
    Object.entries(texts)
      .filter(([key]) => !KEYS.includes(key))
      .sort(([a], [b]) => a.localeCompare(b));
  const isSame = JSON.stringify(others(before)) === JSON.stringify(others(after));
  return isSame ? shown : [...shown, 'other annotations'];
}

/** Returns a text on one line; line breaks and indents carry no meaning. */
const textIn = (texts: Texts, key: string): string =>
  String(texts[key] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

function changedWords(from: string[], to: string[]): string {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return [from, to].map((words) => excerpt(words, start, words.length - end)).join(' -> ');
}

function excerpt(words: string[], start: number, end: number): string {
  const [first, last] = [Math.max(0, start - CONTEXT), Math.min(words.length, end + CONTEXT)];
  const head = first > 0 ? ['...'] : [];
  const tail = last < words.length ? ['...'] : [];
  return quoted([...head, ...words.slice(first, last), ...tail]);
}

function quoted(words: string[]): string {
  const text = words.join(' ');
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)} ...` : text}"`;
}
