import type { Contract } from '../document.ts';

/** All control characters of Unicode except those of plain text: tab, line feed, carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about them.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

/** Bytes of files in examples are the usual origin. Some code generators stop at them. */
export function plainTexts(contract: Contract): string[] {
  return textsOf(contract, '').flatMap(({ place, text }) => {
    const [character] = CONTROL.exec(text) ?? [];
    if (character === undefined) return [];
    const name = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [`${place} contains the control character U+${name}.`];
  });
}

function textsOf(node: unknown, place: string): { place: string; text: string }[] {
  if (typeof node === 'string') return [{ place, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, `${place}/${key}`));
}
