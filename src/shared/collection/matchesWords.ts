/** Whether every word of a search stands somewhere in the texts, in any order and any case. */
export function matchesWords(q: string, ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLocaleLowerCase();
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
