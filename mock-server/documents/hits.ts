import type { components } from '../generated/contract.d.ts';
import { plain, searchesFor } from '../lists/search.ts';
import type { StoredDocument } from '../state/documents.ts';

type Hit = components['schemas']['DocumentHit'];

/** Characters before and after the first word of a hit. */
const AROUND = 60;

/** The text of the current version, by page. */
const pagesOf = ({ versions, currentNumber }: StoredDocument): readonly string[] =>
  versions.find(({ number }) => number === currentNumber)?.pages ?? [];

/** Returns where the text of a file has all words of a search: the first page that has them; null for none. */
export function hitIn(one: StoredDocument, q: string): Hit | null {
  const finds = searchesFor(q);
  const pages = pagesOf(one);
  const index = pages.findIndex((page) => finds(page));
  const page = pages[index];
  if (page === undefined) return null;
  const [word = ''] = plain(q).split(/\s+/).filter(Boolean);
  const at = Math.max(0, plain(page).indexOf(word));
  const text = page.slice(Math.max(0, at - AROUND), at + word.length + AROUND);
  const isPaged = pages.length > 1 || one.versions.at(-1)?.mime === 'application/pdf';
  return { page: isPaged ? index + 1 : null, text: text.replace(/\s+/g, ' ').trim() };
}
