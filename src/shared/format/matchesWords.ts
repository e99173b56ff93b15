import { formsOf, joined, searchable, wordsOf } from './fold';

/** Returns a test whether texts contain every word of a search, in any order, as the host does (fold.ts). */
export function wordsFinder(q: string): (...texts: readonly string[]) => boolean {
  const asked = searchable(q);
  const ways = [wordsOf(asked), wordsOf(joined(asked))].map((words) =>
    words.map((word) => ({ word, forms: formsOf(word) })),
  );
  return (...texts) => {
    const text = searchable(texts.join('\n'));
    let whole: string | undefined;
    return ways.some((words) =>
      words.every(({ word, forms }) => {
        if (text.includes(word)) return true;
        whole ??= joined(text);
        return forms.some((form) => whole?.includes(form));
      }),
    );
  };
}

export const matchesWords = (q: string, ...texts: readonly string[]): boolean =>
  wordsFinder(q)(...texts);
