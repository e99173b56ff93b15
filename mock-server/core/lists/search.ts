/** Folds case and accents, which a search ignores. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns a test whether texts contain all words of a search. Without a search, every text passes. */
export function searchesFor(q: string | undefined) {
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (...texts: readonly string[]) => {
    const text = plain(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}
