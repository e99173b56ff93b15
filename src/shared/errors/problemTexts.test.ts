import { expect, test } from 'vitest';
import { ApiError } from '@/api/apiError';
import { zProblemCode } from '@/api/generated/schemas/zProblemCode.gen';
import { reasonText } from './problemTexts';

const codes = zProblemCode.options;
const detail = 'What the server says.';

test.each(codes)('%s has its own reason text', (code) => {
  const problem = { type: 'about:blank', title: 'Title', status: 400, code, detail };
  const text = reasonText(new ApiError('problem', 400, problem));
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toContain(detail);
  expect(text).not.toContain(code);
});

test('no two codes have the same reason', () => {
  const texts = codes.map((code) =>
    reasonText(new ApiError('problem', 400, { type: 'a:b', title: '', status: 400, code, detail })),
  );
  expect(new Set(texts).size).toBe(codes.length);
});

test.each([
  ['no answer', new ApiError('network', 0), /^No connection/],
  ['an answer that breaks the contract', new ApiError('contract', 200), /does not understand/],
  ['a gateway that is down', new ApiError('unknown', 502), /not available/],
  ['anything else', new ApiError('unknown', 418), /^Something unexpected/],
  ['what is no ApiError', new TypeError('Boo'), /^Something unexpected/],
])('%s', (_, error, text) => expect(reasonText(error)).toMatch(text));
