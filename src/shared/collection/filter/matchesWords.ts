/** Tells whether the texts contain every word of a search, in any order and ignoring case. */
export function matchesWords(q: string, ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLocaleLowerCase();
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
