import { expect, test } from 'vitest';
import {
  array,
  iso,
  maxLength,
  minLength,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini';
import { ago } from './ago';
import { changedValues, fittingValues } from './draftValues';

const { shape } = object({
  title: string().check(minLength(1), maxLength(5)),
  type: oneOf(['snag', 'defect']),
  assigneeIds: optional(array(string())),
  dueDate: optional(iso.date()),
});

test('saves only changed values, and cleared ones as null', () => {
  const before = { title: 'Door', type: 'snag', assigneeIds: ['1'], dueDate: '2027-01-01' };
  expect(changedValues(shape, before, { ...before })).toBeNull();
  expect(changedValues(shape, before, { ...before, title: '', dueDate: undefined })).toEqual({
    title: '',
    dueDate: null,
  });
  expect(changedValues(shape, {}, { title: '', dueDate: undefined, file: 'a' })).toBeNull();
});

test('restores values of the right type, even if too short or too long', () => {
  const values = { title: 'Much too long', type: 'defect', assigneeIds: ['1', '2'], dueDate: null };
  expect(fittingValues(shape, values)).toEqual([
    ['title', 'Much too long'],
    ['type', 'defect'],
    ['assigneeIds', ['1', '2']],
    ['dueDate', undefined],
  ]);
});

test.each([
  { title: 7 },
  { title: { length: 1 } },
  { type: 'warranty' },
  { assigneeIds: 'usr_ana' },
  { assigneeIds: [{}] },
  { dueDate: 20270101 },
  { unknown: 'x' },
  JSON.parse('{"__proto__":{"title":"x"}}'),
])('does not restore %o', (values) => {
  expect(fittingValues(shape, values)).toEqual([]);
});

test.each([
  [20_000, 'a moment ago'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [80 * 3_600_000, '3 days ago'],
])("%i ms ago is '%s'", (age, words) => {
  expect(ago(1_000_000_000_000 - age, 1_000_000_000_000)).toBe(words);
});
