import { expect, test } from 'vitest';
import { ApiError } from '@/api/apiError';
import { zProblemCode } from '@/api/generated/schemas/zProblemCode.gen';
import { reasonText } from './problemTexts';
import * as texts from './texts/all';
import { provideTexts } from './textsReady';

provideTexts(texts);

const codes = zProblemCode.options;
const detail = 'What the server says.';

test.each(codes)('%s has its own reason text', (code) => {
  const problem = { type: 'about:blank', title: 'Title', status: 400, code, detail };
  const text = reasonText(new ApiError('problem', 400, problem));
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toContain(detail);
  expect(text).not.toContain(code);
});

const limited = (retryAfter: number) => Object.assign(new ApiError('unknown', 429), { retryAfter });

test('no two codes have the same reason', () => {
  const texts = codes.map((code) =>
    reasonText(new ApiError('problem', 400, { type: 'a:b', title: '', status: 400, code, detail })),
  );
  expect(new Set(texts).size).toBe(codes.length);
});

test.each([
  ['no answer', new ApiError('network', 0), /^No connection/],
  ['an answer that breaks the contract', new ApiError('contract', 200), /does not understand/],
  ['a page of a gateway, 408', new ApiError('unknown', 408), /took too long/],
  ['a page of a gateway, 413', new ApiError('unknown', 413), /file is too large/],
  ['a page of a gateway, 429', new ApiError('unknown', 429), /Wait a moment/],
  ['a page of a gateway, 431', new ApiError('unknown', 431), /request is too large/],
  ['a page of a gateway, 502', new ApiError('unknown', 502), /not available/],
  ['a page of a gateway, 503', new ApiError('unknown', 503), /not available/],
  ['a page of a gateway, 504', new ApiError('unknown', 504), /took too long/],
  ['no answer in time', new ApiError('network', 504), /took too long/],
  ['a limit of 1 s', limited(1), /^Too many requests. Try again in 1 s\.$/],
  ['a limit of 30 s', limited(30), /Try again in 30 s\.$/],
  ['a limit of 150 s', limited(150), /Try again in 3 minutes\.$/],
  ['anything else', new ApiError('unknown', 418), /^Something unexpected/],
  ['what is no ApiError', new TypeError('Boo'), /^Something unexpected/],
])('%s', (_, error, text) => expect(reasonText(error)).toMatch(text));
