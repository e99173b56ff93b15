import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFile } from '../contract/document.ts';
import { cache } from '../support/paths.ts';
import { writeSkeleton } from './skeleton.ts';

mkdirSync(cache, { recursive: true });
/** Inside the repository, so that the host finds its packages. */
const folder = mkdtempSync(join(cache, 'temp-'));
let host: FastifyInstance;
let created = 0;

/** The host of a team that has written `login`, wrongly, and `addRfiAttachment`. */
beforeAll(async () => {
  writeSkeleton(folder);
  const { handlers } = await import(join(folder, 'src', 'handlers', 'index.ts'));
  const { callers } = await import(join(folder, 'src', 'callers.ts'));
  handlers.login = () => ({ status: 200, body: { data: 'nothing' } });
  handlers.createRfi = () => {
    created += 1;
    const { value } = JSON.parse(readFileSync(bundleFile, 'utf8')).components.examples.rfiTypical;
    return { status: 201, headers: { location: '/rfi' }, body: value };
  };
  handlers.addRfiAttachment = () => ({ status: 204 });
  callers.bearerAuth = () => ({ id: 'usr_1' });
  const { createHost } = await import(join(folder, 'src', 'host.ts'));
  host = await createHost();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | string) {
  const form = typeof payload === 'string' && {
    authorization: 'bearer of-a-user',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const url = `/api/v1${path}`;
  const answer = await host.inject({ method, url, ...(form && { headers: form }), payload });
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  const { status, code, errors = [] } = answer.json();
  expect(answer.statusCode).toBe(status);
  const pointers = errors.map(({ pointer }: { pointer: string }) => pointer).sort();
  return { status, code, pointers, headers: answer.headers };
}

const formWith = (disposition: string) =>
  `--b\r\nContent-Disposition: form-data; name="file"${disposition}\r\n\r\nx\r\n--b--\r\n`;

test('an operation that is not written answers 501 before it looks at the request', async () => {
  expect(await call('GET', '/projects')).toMatchObject({ status: 501, code: 'NOT_IMPLEMENTED' });
  expect(await call('POST', '/auth/signup', {})).toMatchObject({ status: 501 });
});

test('an invalid body is refused with its places', async () => {
  const answer = await call('POST', '/auth/login', { email: 7 });
  expect(answer).toMatchObject({ status: 422, pointers: ['/email', '/password'] });
});

test('an answer that breaks the contract does not leave the host', async () => {
  const account = { email: 'ann@example.com', password: 'Passw0rd!' };
  expect(await call('POST', '/auth/login', account)).toMatchObject({
    status: 500,
    code: 'INTERNAL',
  });
});

test('a creating call that is repeated runs once', async () => {
  const create = (title: string) =>
    host.inject({
      method: 'POST',
      url: '/api/v1/projects/prj_1/rfis',
      headers: { authorization: 'Bearer of-a-user', 'idempotency-key': '"one"' },
      payload: { title },
    });
  const [first, second] = [await create('Gap'), await create('Gap')];
  expect([first.statusCode, second.body, created]).toEqual([201, first.body, 1]);
  expect((await create('Other')).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a form is refused without its caller, if it is broken, and for another file than declared', async () => {
  const path = '/projects/prj_1/rfis/rfi_1/attachments';
  expect(await call('POST', path, {})).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await call('POST', path, '--c\r\n')).toMatchObject({ code: 'MALFORMED_REQUEST' });
  const text = await call('POST', path, formWith(''));
  expect(text).toMatchObject({ status: 422, pointers: ['/file'] });
  const program = await call('POST', path, formWith('; filename="a.exe"'));
  expect(program).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('an unknown path is not found, and a known one names its methods', async () => {
  expect(await call('GET', '/nowhere')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const wrong = await call('PUT', '/auth/login', {});
  expect(wrong).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

test('it is never written over something', () => {
  expect(() => writeSkeleton(folder)).toThrow('is not empty');
});
