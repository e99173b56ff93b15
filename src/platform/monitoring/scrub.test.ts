import { expect, test } from 'vitest';
import { scrub, scrubMessage } from './scrub';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl';

test.each([
  ['https://a.b/reset-password?token=4711#top', 'https://a.b/reset-password'],
  ['http://127.0.0.1:4173/login#token', 'http://127.0.0.1:4173/login'],
  ['from /login?email=a%40b.de&next=%2F to /', 'from /login to /'],
  ['/login#secret', '/login'],
  ['?token=4711', ''],
  ['mail ana.torres+x@mail.example.com now', 'mail [email] now'],
  ['ana%40example.com', '[email]'],
  ['Authorization: Bearer abc.def-1', 'Authorization: Bearer [hidden]'],
  [`a ${jwt} b`, 'a [hidden] b'],
  ['at f (https://a.b/assets/index-1.js:12:5)', 'at f (https://a.b/assets/index-1.js:12:5)'],
  ['GET /projects/{projectId}/stats', 'GET /projects/{projectId}/stats'],
  [
    '@media (width > 40em) { a:hover { color: #fff } }',
    '@media (width > 40em) { a:hover { color: #fff } }',
  ],
])('%s', (text, expected) => expect(scrub(text)).toBe(expected));

test('keeps JSON valid', () => {
  const value = {
    href: 'https://a.b/verify-email?token="4711"',
    urls: ['/a?b=c', 'x@example.com'],
    quoted: 'see "/login?email=x@example.com" and \\ go on',
  };
  const scrubbed = JSON.parse(scrub(JSON.stringify(value)));
  expect(Object.keys(scrubbed)).toEqual(Object.keys(value));
  expect(scrubbed.urls).toEqual(['/a', '[email]']);
  expect(scrubbed.quoted).toBe('see "/login" and \\ go on');
  expect(scrubbed.href).not.toContain('token');
});

test.each([
  [
    'Error',
    'accessToken=abc and "password": "x1"',
    'accessToken=[hidden] and "password": "[hidden]"',
  ],
  ['Error', `refused ${'a1'.repeat(20)}`, 'refused [hidden]'],
  ['SyntaxError', 'Unexpected token, "{"email":"ana" is not valid JSON', '[hidden]'],
  ['ApiError', 'Ana Torres has no such right', '[hidden]'],
  [
    'TypeError',
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
])('%s: %s', (type, message, expected) => expect(scrubMessage(type, message)).toBe(expected));
