import { expect, test } from 'vitest';
import { checkAnswer } from './check.ts';
import type { DeclaredAnswer, Operation } from './operations.ts';
import type { Answer } from './target.ts';
import { api } from './testkit.ts';

const nothing: DeclaredAnswer = {
  mediaType: null,
  headers: [],
  schema: undefined,
  validate: () => [],
  codes: [],
};
/** No operation of the contract answers without a body yet. */
const bare: Operation = {
  ...api.find('logout'),
  answers: new Map([['204', nothing]]),
  successes: [204],
};

const answer = (status: number, text: string, headers = {}): Answer => ({
  sent: { method: 'POST', url: '', headers: {} },
  status,
  headers: new Headers(headers),
  bytes: Buffer.from(text),
  text,
  json: text.startsWith('{"') ? JSON.parse(text) : undefined,
});

test('reports a body in an answer that declares none', () => {
  const expected = { statuses: [204] };
  expect(checkAnswer(bare, answer(204, ''), expected)).toEqual([]);
  expect(checkAnswer(bare, answer(204, '{}'), expected)).toEqual([
    { expected: 'no body', got: 'a body of 2 bytes' },
  ]);
});

const problemType = { 'content-type': 'application/problem+json' };

/** The findings about the headers of an answer, as lines. */
const aboutHeaders = (id: string, ...[status, text, headers]: Parameters<typeof answer>) =>
  checkAnswer(api.find(id), answer(status, text, headers), { statuses: [status] })
    .filter(({ expected }) => /header|Location/.test(expected))
    .map(({ expected, got }) => `${expected}: ${got}`);

test.each([
  [
    '401 without a challenge',
    'getScan',
    401,
    '{}',
    {},
    'the header WWW-Authenticate: no such header',
  ],
  [
    '401 with another scheme',
    'login',
    401,
    '{}',
    { 'www-authenticate': 'Basic' },
    /must match pattern/,
  ],
  ['405 without Allow', 'getScan', 405, '{}', {}, 'the header Allow: no such header'],
  ['429 with a date', 'getScan', 429, '{}', { 'retry-after': 'soon' }, /valid header Retry-After/],
  ['201 without Location', 'createRfi', 201, '{}', {}, 'the header Location: no such header'],
  [
    '201 of another record',
    'createRfi',
    201,
    '{"data":{"id":"b"}}',
    { location: '/rfis/a' },
    /ends with the id of the record/,
  ],
])('reports a %s', (_, id, status, text, headers, line) => {
  expect(aboutHeaders(id, status, text, { ...problemType, ...headers })).toEqual([
    expect.stringMatching(line),
  ]);
});

test('reports answers that others could keep or guess', () => {
  const about = (id: string, headers: object) =>
    checkAnswer(api.find(id), answer(404, '{}', headers), { statuses: [404] })
      .filter((finding) => finding.about)
      .map(({ expected, got }) => `${expected}, ${got}`);
  const safe = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
  expect(about('getScan', { ...problemType, ...safe })).toEqual([]);
  expect(about('getScan', { ...problemType, 'cache-control': 'max-age=60' })).toEqual([
    'Cache-Control: no-store, max-age=60',
    'X-Content-Type-Options: nosniff, no such header',
  ]);
});

test.each([408, 431, 502, 503, 504])('admits the page of a gateway with %i', (status) => {
  const page = answer(status, '<h1>Sorry</h1>', { 'content-type': 'text/html' });
  expect(checkAnswer(api.find('getScan'), page, { statuses: [status] })).toEqual([]);
  expect(checkAnswer(api.find('getScan'), page, { statuses: [200] })).toHaveLength(1);
});

test('does not admit the page of a gateway with another status', () => {
  const page = answer(500, '<h1>Sorry</h1>', { 'content-type': 'text/html' });
  expect(checkAnswer(api.find('getScan'), page, { statuses: [500] })).not.toEqual([]);
});
