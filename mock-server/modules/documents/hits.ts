import { placeIn, searchesFor } from '../../core/lists/search.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import type { components } from '../../generated/contract.d.ts';
import { currentOf } from './downloads.ts';

type Hit = components['schemas']['DocumentHit'];

/** Characters before and after the first word of a hit. */
const AROUND = 60;

/** Returns the text around a word, without other words that are cut. */
function around(text: string, position: number, length: number): string {
  const [from, to] = [position - AROUND, position + length + AROUND];
  const space = text.slice(Math.max(0, from), position).indexOf(' ');
  const start = from <= 0 ? 0 : from + space + 1;
  const cut = text.slice(position + length, to).lastIndexOf(' ');
  const end = to >= text.length ? text.length : cut < 0 ? to : position + length + cut;
  const part = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
}

/** Returns where the text of a file has all words of a search: the first page that has them; null for none. */
export function hitIn(document: StoredDocument, q: string): Hit | null {
  const finds = searchesFor(q);
  const current = currentOf(document);
  const pages = current?.pages ?? [];
  const index = pages.findIndex((page) => finds(page));
  const page = pages[index];
  if (page === undefined) return null;
  const [word = ''] = q.split(/\s+/).filter(Boolean);
  const position = Math.max(0, placeIn(page, word));
  const isPaged = pages.length > 1 || current?.mime === 'application/pdf';
  return { page: isPaged ? index + 1 : null, text: around(page, position, word.length) };
}
