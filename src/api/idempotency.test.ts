import { beforeEach, expect, test } from 'vitest';
import { configureClient } from './client';
import { createRfi } from './generated/rfis.gen';
import { sendKeys } from './idempotency';

configureClient('https://api.test/v1', { accessToken: () => 'token', refresh: async () => null });
sendKeys();

let keys: (string | null)[] = [];
let serial = 0;
let title = '';
beforeEach(() => {
  keys = [];
  serial += 1;
  title = `RFI ${serial}`;
});

type Answer = () => Response | Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const gateway: Answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
const page: Answer = () => new Response('<h1>Sign in to the network</h1>', { status: 200 });
const problem = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: code, status, code, detail: code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const create = (answer: Answer, body = { title }) =>
  createRfi({
    path: { projectId: 'p' },
    body,
    responseValidator: async () => undefined,
    fetch: async (input) => {
      keys.push((input as Request).headers.get('Idempotency-Key'));
      return answer();
    },
  });
const created: Answer = () => Response.json({}, { status: 201 });

test.each<[string, Answer, boolean]>([
  ['a lost answer', lost, true],
  ['an error of a gateway', gateway, true],
  ['a gateway that waited too long', () => new Response(null, { status: 408 }), true],
  ['a page in place of an answer', page, true],
  ['an attempt that is in progress', problem(409, 'IDEMPOTENCY_KEY_IN_USE'), true],
  ['a refusal', problem(422, 'VALIDATION_FAILED'), false],
  ['a key of another request', problem(422, 'IDEMPOTENCY_KEY_REUSED'), false],
  ['a success', created, false],
])('after %s, the same input is sent with the same key: %s', async (_, answer, same) => {
  await create(answer);
  await create(created);
  expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
  expect(keys[1] === keys[0]).toBe(same);
});

test('other input gets another key', async () => {
  await create(lost);
  await create(created, { title: 'Other' });
  await create(created);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('two equal calls at the same time get different keys', async () => {
  await Promise.all([create(lost), create(created)]);
  expect(keys[1]).not.toBe(keys[0]);
});
