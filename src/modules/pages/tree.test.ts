import { expect, it } from 'vitest';
import type { Page } from '@/api/generated/types.gen';
import { ancestorsOf, dropAt, isWithin, rowsOf, treeOf } from './tree';

const page = (id: string, parentId: string | null, position: number) =>
  ({ id, parentId, position }) as Page;

const pages = [
  page('b', null, 1),
  page('a', null, 0),
  page('a2', 'a', 1),
  page('a1', 'a', 0),
  page('a1x', 'a1', 0),
  page('hidden parent', 'gone', 2),
];

it('nests the pages in their order, and shows those with a hidden parent at the top', () => {
  const rows = rowsOf(treeOf(pages)).map(({ page: { id }, depth }) => [id, depth]);
  expect(rows).toEqual([
    ['a', 0],
    ['a1', 1],
    ['a1x', 2],
    ['a2', 1],
    ['b', 0],
    ['hidden parent', 0],
  ]);
});

it('knows what is around a page and in it', () => {
  expect(ancestorsOf(pages, 'a1x')).toEqual(['a1', 'a']);
  expect(isWithin(pages, 'a1x', 'a')).toBe(true);
  expect(isWithin(pages, 'b', 'a')).toBe(false);
});

it('drops a page before, after or in another one', () => {
  const [b, , a2] = pages as [Page, Page, Page];
  expect(dropAt(pages, 'a1', a2, 'before')).toEqual({ parentId: 'a', position: 0 });
  expect(dropAt(pages, 'b', a2, 'after')).toEqual({ parentId: 'a', position: 2 });
  expect(dropAt(pages, 'a', b, 'inside')).toEqual({ parentId: 'b', position: 0 });
});
