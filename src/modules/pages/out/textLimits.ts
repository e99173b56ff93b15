import { TooLarge } from '@/shared/files/tooLarge';

/** What a text for a page has at the most. More would freeze the page, and a page does not hold much more. */
const MOST = {
  'text/plain': { text: 1_000_000, lines: 20_000 },
  'text/html': { text: 5_000_000, elements: 100_000 },
};
/** Characters of a paragraph. The host takes an update of 512 KiB, and a paragraph goes into one. */
const MOST_IN_PARAGRAPH = 100_000;
const COUNTED = { lines: '\n', elements: '<' };
const PARAGRAPHS = { 'text/plain': /\n/, 'text/html': /<\/?(?:p|h[1-6]|li|t[dhr]|div|pre)\b/i };

/** @throws TooLarge unless a text can be inserted into a page */
export function checkText(text: string, type: keyof typeof MOST): void {
  const { text: most, ...counted } = MOST[type];
  if (text.length > most) throw new TooLarge('text', most, text.length);
  for (const [what, limit] of Object.entries(counted) as [keyof typeof COUNTED, number][]) {
    const found = text.split(COUNTED[what]).length - 1;
    if (found > limit) throw new TooLarge(what, limit, found);
  }
  if (text.split(PARAGRAPHS[type]).some(({ length }) => length > MOST_IN_PARAGRAPH)) {
    throw new TooLarge('paragraph', MOST_IN_PARAGRAPH);
  }
}
