import { expect, test } from 'vitest';
import { enqueue, withKeys, without } from './queue.ts';

const once = { operationId: 'login', code: 401, example: 'INVALID_CREDENTIALS', times: 1 };
const lasting = { operationId: 'login', code: 503, example: 'UNAVAILABLE', times: null };
const other = { operationId: 'listScans', code: 200, example: 'empty', times: null };

test('answers of an operation queue in order', () => {
  const later = { ...once, code: 500, example: 'INTERNAL' };
  expect(enqueue([once, other], later)).toEqual([once, other, later]);
});

test('a limited answer goes before a lasting one, which would block it forever', () => {
  expect(enqueue([other, lasting], once)).toEqual([other, once, lasting]);
});

test('a lasting answer replaces the previous lasting one', () => {
  const offline = { operationId: 'login', offline: true, times: null };
  expect(enqueue([once, lasting, other], offline)).toEqual([once, offline, other]);
});

test('a partly used answer can be removed', () => {
  const shown = { ...once, times: 5 };
  expect(without([other, { ...once, times: 3 }], shown)).toEqual([other]);
});

test('removing a used-up answer does not affect the others', () => {
  expect(without([other, lasting], once)).toEqual([other, lasting]);
});

test('equal answers have different keys, which a countdown does not change', () => {
  const keys = withKeys([once, once]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(withKeys([{ ...once, times: 4 }])[0]?.key).toBe(keys[0]);
});
