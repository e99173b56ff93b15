import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
export type Box = Schemas['Box'];

/** A reference to another sheet, by the number that stands on the drawing. */
export type Callout = Pick<Schemas['SheetLink'], 'text' | 'box' | 'number'>;

/** A piece of text on a page, in fractions of its width and height from the upper left corner. */
export interface Word {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a title block says. Empty where nothing was found. */
export interface Title {
  number: string;
  title: string;
  revision: string;
}

/** A sheet number such as A-201, S501, M-102.1 or AD-101A (U.S. National CAD Standard). */
const NUMBER = /^[A-Z]{1,3}[- ]?\d{1,3}(?:\.\d{1,2})?[A-Z]?$/;
/** A sheet number anywhere in a text, at least with two digits. */
const REFERENCE = /(?:^|[^A-Z0-9-])([A-Z]{1,2}-?\d{2,3}(?:\.\d{1,2})?)(?![\w-])/;
const TITLE_LABEL = /^(?:sheet|drawing)?\s*(?:title|name)\s*:?$/i;
const REVISION_LABEL = /^rev(?:ision)?\.?(?:\s*(?:no|number|#)\.?)?\s*:?$/i;
const REVISION_INLINE = /^rev(?:ision)?\.?\s*[:#]?\s*([A-Z0-9]{1,4})$/i;
/** Anything that names a field of a title block. */
const LABEL =
  /^(?:(?:sheet|drawing)?\s*(?:no|number|title|name)\.?|rev(?:ision)?\.?|date|scale|issue|issued for|project(?: no| number)?|drawn(?: by)?|checked(?: by)?)\s*:?$/i;
const MAX_CALLOUTS = 300;
/** What the eye takes for the same height or column. */
const NEAR = 0.012;

const middle = ({ left, top, width, height }: Word) =>
  [left + width / 2, top + height / 2] as const;

/** Returns the words in a box; without one those along the right and the lower edge, where title blocks are. */
function inBlock(words: readonly Word[], box: Box | null): Word[] {
  return words.filter((word) => {
    const [x, y] = middle(word);
    if (!box) return x > 0.75 || y > 0.82;
    const [left = 0, top = 0, width = 0, height = 0] = box;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
}

const largest = (words: readonly Word[]): Word | undefined =>
  words.toSorted(
    (a, b) => b.height - a.height || b.left + b.width + b.top - (a.left + a.width + a.top),
  )[0];

/** Returns the lines below a label, up to the next one. */
function below(words: readonly Word[], label: Word): Word[] {
  const column = words
    .filter(
      (word) =>
        word !== label &&
        word.top > label.top + label.height / 2 &&
        Math.abs(word.left - label.left) < NEAR * 4,
    )
    .toSorted((a, b) => a.top - b.top);
  const end = column.findIndex(({ text }) => LABEL.test(text));
  return end < 0 ? column : column.slice(0, end);
}

function titleOf(words: readonly Word[], number: Word | undefined): string {
  const label = words.find(({ text }) => TITLE_LABEL.test(text));
  const others = words.filter((word) => word !== number && !LABEL.test(word.text));
  const named = label ? below(words, label) : [];
  const first = largest(named.length > 0 ? named : others);
  // A title in two lines has the same letters.
  const lines = (named.length > 0 ? named : others)
    .filter(({ height }) => first && Math.abs(height - first.height) < first.height * 0.15)
    .filter(({ left }) => first && Math.abs(left - first.left) < NEAR * 4)
    .toSorted((a, b) => a.top - b.top);
  return lines.map(({ text }) => text).join(' ');
}

function revisionOf(words: readonly Word[]): string {
  for (const { text } of words) {
    const inline = REVISION_INLINE.exec(text)?.[1];
    if (inline && !/^no$/i.test(inline)) return inline;
  }
  const label = words.find(({ text }) => REVISION_LABEL.test(text));
  if (!label) return '';
  const beside = words.filter(
    (word) => Math.abs(word.top - label.top) < NEAR && word.left > label.left,
  );
  const found = [...below(words, label), ...beside].find(({ text }) =>
    /^[A-Z0-9]{1,4}$/i.test(text),
  );
  return found?.text ?? '';
}

/**
 * Reads number, title and revision of a sheet.
 * @param box where the title block is; null to look along the edges
 */
export function readTitle(words: readonly Word[], box: Box | null): Title {
  const block = inBlock(words, box);
  const number = largest(block.filter(({ text }) => NUMBER.test(text)));
  return {
    number: number?.text ?? '',
    title: titleOf(block, number).slice(0, 200),
    revision: revisionOf(block),
  };
}

/** Returns a title without the name of the project, which stands in title blocks, too. The name alone stays. */
export function withoutProject(title: string, projectName: string): string {
  const name = projectName
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  if (name === '') return title;
  return title.replace(new RegExp(`^${name}[\\s:;,|/\u2013\u2014-]+(?=\\S)`, 'i'), '');
}

/** The references to other sheets on a drawing, such as '3/A-501' or 'SEE A-501'. */
export function readCallouts(words: readonly Word[], ownNumber: string): Callout[] {
  return words
    .flatMap((word): Callout[] => {
      const number = REFERENCE.exec(word.text)?.[1];
      if (number === undefined || number === ownNumber) return [];
      const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
      const { left, top, width, height } = word;
      return [{ text: word.text, number, box: [left, top, width, height].map(fraction) }];
    })
    .slice(0, MAX_CALLOUTS);
}
