import { expect, it } from 'vitest';
import { orderOf, type Page, type PageQuery, sortedPage } from './page.ts';

const letters = (text: string) => [...text].map((id) => ({ id }));

function pageOf(text: string, query: PageQuery, sort = 'id'): Page<{ id: string }> {
  const order = orderOf(sort, ({ id }: { id: string }) => id);
  const page = sortedPage(letters(text), order, query);
  if ('refused' in page) throw new Error('The cursor was refused.');
  return page;
}

it.each(['id', '-id'])('shows each record on one page, sorted by %s', (sort) => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = pageOf('cadbe', { limit: 2, ...(cursor && { cursor }) }, sort);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen.join('')).toBe(sort === 'id' ? 'abcde' : 'edcba');
});

it('neither repeats nor skips records after the last one is deleted', () => {
  const cursor = pageOf('abcd', { limit: 2 }).nextCursor ?? '';
  expect(pageOf('acd', { limit: 2, cursor })).toEqual({ items: letters('cd'), nextCursor: null });
});

it('refuses the cursor of another order', () => {
  const cursor = pageOf('abcd', { limit: 2 }).nextCursor ?? '';
  expect(() => pageOf('abcd', { limit: 2, cursor }, '-id')).toThrow('refused');
});

it('puts records without a key last in both directions', () => {
  const rows = [
    { id: 'a', due: null },
    { id: 'b', due: 2 },
    { id: 'c', due: 1 },
  ];
  const ids = (sort: string) => {
    const page = sortedPage(
      rows,
      orderOf(sort, ({ due }: (typeof rows)[number]) => due),
      {},
    );
    return 'refused' in page ? null : page.items.map(({ id }) => id).join('');
  };
  expect([ids('due'), ids('-due')]).toEqual(['cba', 'bca']);
});
