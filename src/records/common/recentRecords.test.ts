import { beforeEach, expect, test } from 'vitest';
import { addRecentRecord, recentRecords, removeRecentRecord } from './recentRecords';

beforeEach(() => localStorage.clear());

const record = (id: string) => ({ type: 'rfi' as const, id, number: null, title: `Title ${id}` });
const idsOf = (userId = 'usr_ana', projectId = 'prj_harbor') =>
  recentRecords(userId, projectId).map(({ id }) => id);
const add = (...ids: string[]) => {
  for (const id of ids) addRecentRecord('usr_ana', 'prj_harbor', record(id));
};

test('the last five records are recent, the latest first, each once', () => {
  add('a', 'b', 'c', 'd', 'e', 'f', 'b');
  expect(idsOf()).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test('another user and another project have recent records of their own', () => {
  add('a');
  expect(idsOf('usr_priya')).toEqual([]);
  expect(idsOf('usr_ana', 'prj_other')).toEqual([]);
});

test('a record that is gone is not recent', () => {
  add('a', 'b');
  removeRecentRecord('usr_ana', 'prj_harbor', 'a');
  expect(idsOf()).toEqual(['b']);
});

test.each(['{', '7', 'null', '[null, 7, {"type":"rfi"}]', '[{"type":"toString","id":"a"}]'])(
  'a stored value of %s means no recent records',
  (value) => {
    localStorage.setItem('recent-records:usr_ana:prj_harbor', value);
    expect(idsOf()).toEqual([]);
  },
);
