import { formatBytes, formatNumber } from '../format/format';
import type { Excess, TooLarge } from './tooLarge';

const nouns: Partial<Record<Excess, string>> = {
  rows: 'rows',
  columns: 'columns',
  parts: 'parts',
  elements: 'elements',
  pixels: 'pixels',
  pages: 'pages',
  lines: 'lines',
  files: 'files',
  text: 'characters',
};

/** Says what is too large, and what the limit is. */
export function tooLargeText(
  { what, most, found }: Pick<TooLarge, 'what' | 'most' | 'found'>,
  subject = 'The file',
): string {
  if (what === 'time') return `${subject} takes too long to read.`;
  if (what === 'unpacked') {
    return `${subject} is too large when it is unpacked. The limit is ${formatBytes(most)}.`;
  }
  const limit = `The limit is ${formatNumber(most)}.`;
  if (what === 'cell' || what === 'paragraph') {
    return `${subject} has a ${what} with too many characters. ${limit}`;
  }
  const noun = nouns[what] ?? what;
  return found === null
    ? `${subject} has too many ${noun}. ${limit}`
    : `${subject} has ${formatNumber(found)} ${noun}. ${limit}`;
}
