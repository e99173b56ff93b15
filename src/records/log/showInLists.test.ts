import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showInLists } from './showInLists';

const row = (id: string, title = id) => ({ id, projectId: 'prj_a', title });

/** The ids and titles of a list with these query parameters, after a row was shown. */
function shown(
  query: Record<string, unknown>,
  changed: ReturnType<typeof row>,
  { projectId = 'prj_a', isNew = true } = {},
) {
  const client = new QueryClient();
  const key = [{ _id: 'listThings', _infinite: true, path: { projectId }, query }];
  const pages = [
    { data: [row('1'), row('2')], total: 3 },
    { data: [row('3')], total: 3 },
  ];
  client.setQueryData(key, { pages, pageParams: ['', 'a'] });
  showInLists(client, 'listThings', changed, isNew);
  const list = client.getQueryData<InfiniteData<(typeof pages)[number]>>(key);
  return list?.pages.map(({ data, total }) => `${total}: ${data.map(({ title }) => title)}`);
}

test('shows a changed record in its place in every list', () => {
  const changed = { isNew: false };
  expect(shown({ q: 'x', sort: 'title' }, row('3', 'new'), changed)).toEqual(['3: 1,2', '3: new']);
  expect(shown({}, row('9'), changed), 'not read yet').toEqual(['3: 1,2', '3: 3']);
});

test('shows a new record first in an unfiltered list with the newest first', () => {
  const expected = ['4: 9,1,2', '4: 3'];
  expect(shown({ sort: '-createdAt', limit: 100 }, row('9'))).toEqual(expected);
  expect(shown({}, row('9'))).toEqual(expected);
});

test('leaves the place of a new record in other lists to the server', () => {
  const unchanged = ['3: 1,2', '3: 3'];
  expect(shown({ sort: 'title' }, row('9'))).toEqual(unchanged);
  expect(shown({ status: ['open'] }, row('9'))).toEqual(unchanged);
  expect(shown({}, row('9'), { projectId: 'prj_b' })).toEqual(unchanged);
});

test('removes a record from a list that filters out its new status', () => {
  const closed = { ...row('3'), status: 'closed' };
  const changed = { isNew: false };
  expect(shown({ status: ['open'] }, closed, changed)).toEqual(['3: 1,2', '3: ']);
  expect(shown({ status: ['open', 'closed'] }, closed, changed)).toEqual(['3: 1,2', '3: 3']);
});
