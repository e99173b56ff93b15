import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftWriter } from './DraftWriter';
import {
  type DraftKey,
  draftKey,
  readDrafts,
  removeDraft,
  removeOldDrafts,
  saveDraft,
} from './drafts';

const key: DraftKey = 'draft:usr_ana:prj_harbor:new-punch-item';
const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each user, project, form and record has its own key', () => {
  const places = [
    draftKey('usr_ana', 'prj_a', 'punch-item', '1'),
    draftKey('usr_tom', 'prj_a', 'punch-item', '1'),
    draftKey('usr_ana', 'prj_b', 'punch-item', '1'),
    draftKey('usr_ana', 'prj_a', 'punch-item', '2'),
    draftKey('usr_ana', 'prj_a:punch-item', '1'),
  ];
  expect(new Set(places).size).toBe(places.length);
  expect(draftKey(undefined, 'prj_a', 'punch-item')).toBeNull();
});

test('lists the latest first, and a draft overwrites only itself', () => {
  saveDraft(key, { id: 'a', savedAt: Date.now() - 2000, values: { title: 'One' } });
  saveDraft(key, { id: 'b', savedAt: Date.now() - 1000, values: { title: 'Two' } });
  saveDraft(key, { id: 'a', savedAt: Date.now(), values: { title: 'One more' } });
  expect(readDrafts(key).map(({ values }) => values.title)).toEqual(['One more', 'Two']);
  removeDraft(key, 'a');
  removeDraft(key, 'b');
  expect(localStorage.length).toBe(0);
});

test.each([
  'nonsense',
  'null',
  '7',
  '{}',
  '["a"]',
  '[{"id":1,"savedAt":1,"values":{}}]',
  '[{"id":"a","savedAt":"now","values":{}}]',
  '[{"id":"a","savedAt":1e15}]',
])('ignores %s in the storage', (stored) => {
  localStorage.setItem(key, stored);
  expect(readDrafts(key)).toEqual([]);
});

test('drops a draft after 14 days', () => {
  saveDraft(key, { id: 'a', savedAt: Date.now() - 13 * DAY, values: {} });
  removeOldDrafts();
  expect(readDrafts(key)).toHaveLength(1);
  localStorage.setItem('current-project', 'prj_harbor');
  removeOldDrafts(Date.now() + 2 * DAY);
  expect(Object.keys(localStorage)).toEqual(['current-project']);
});

test('saves changes after a pause, or when the page is left', () => {
  const writer = new DraftWriter(key, 3);
  const stop = writer.followPage();
  writer.change({ title: 'D' });
  writer.change({ title: 'Do' });
  expect(readDrafts(key)).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(readDrafts(key)).toMatchObject([{ version: 3, values: { title: 'Do' } }]);
  writer.change({ title: 'Door' });
  dispatchEvent(new Event('pagehide'));
  expect(readDrafts(key)).toMatchObject([{ values: { title: 'Door' } }]);
  writer.change({ title: 'Doors' });
  stop();
  expect(readDrafts(key)).toMatchObject([{ values: { title: 'Doors' } }]);
});

test('saves nothing after the end', () => {
  const writer = new DraftWriter(key);
  writer.change({ title: 'Door' });
  expect(writer.flush()).toBe(true);
  writer.end();
  writer.change({ title: 'Doors' });
  expect(writer.flush()).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('two forms save separate drafts, and a restored draft is continued', () => {
  const writer = new DraftWriter(key);
  writer.change({ title: 'One' });
  writer.flush();
  const two = new DraftWriter(key);
  two.change({ title: 'Two' });
  two.flush();
  expect(readDrafts(key)).toHaveLength(2);
  const [, first] = readDrafts(key).sort(
    (a, b) => Number(a.values.title === 'One') - Number(b.values.title === 'One'),
  );
  if (!first) throw new Error('There is no draft.');
  const three = new DraftWriter(key);
  three.adopt(first);
  three.change({ title: 'One, longer' });
  three.flush();
  expect(readDrafts(key).map(({ values }) => values.title)).toEqual(['One, longer', 'Two']);
});

test('saves nothing and does not fail if storage is full or blocked', () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: full, getItem: full, removeItem: full });
  const writer = new DraftWriter(key);
  writer.change({ title: 'Door' });
  expect(writer.flush()).toBe(false);
  expect(readDrafts(key)).toEqual([]);
  expect(() => writer.end()).not.toThrow();
});

test.each(['pagehide', 'session-ending', 'session-end'])(
  'what was typed just now is saved at %s',
  (event) => {
    const writer = new DraftWriter(key);
    const stop = writer.followPage();
    writer.change({ title: 'Crack' });
    dispatchEvent(new Event(event));
    expect(readDrafts(key).map(({ values }) => values)).toEqual([{ title: 'Crack' }]);
    stop();
  },
);
