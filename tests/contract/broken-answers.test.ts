import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/apiError.ts';
import { configureClient } from '../../src/api/client.ts';
import { client } from '../../src/api/generated/client.gen.ts';
import { downloadScans, getProject, logout } from '../../src/api/generated/index.ts';
import { isTransient } from '../../src/api/queryClient.ts';
import { fetchWithTimeout } from '../../src/api/timeout.ts';
import { type BrokenAnswer, brokenAnswers, sendBroken } from '../support/brokenAnswers.ts';

/** A host that gives the same response to every request. */
let answer: BrokenAnswer;
let server: Server;
let token: string | null = null;

beforeAll(async () => {
  server = createServer((_request, response) => sendBroken(response, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', new URL(host));
  const session = { accessToken: () => token, refresh: async () => 'new' };
  configureClient(`${host}/api/v1`, session);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const projectId = 'prj';

describe.each(brokenAnswers)('$name', (broken) => {
  test.each([
    ['a query', () => getProject({ path: { projectId } })],
    ['a write', () => logout({ body: { refreshToken: 'x' } })],
    ['a download', () => downloadScans({ path: { projectId }, body: { scanIds: ['s'] } })],
  ])('is an error to %s', async (call, run) => {
    // A download accepts any bytes.
    if (call === 'a download' && broken.name === '200 as bytes') return;
    answer = broken;
    client.setConfig({ fetch: fetchWithTimeout(broken.endless ? 200 : 30_000) });
    const { data, error } = await run();
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: broken.kind });
    // A code that the contract does not know has no text, and is kept for reports.
    if (broken.kind !== 'problem') expect(error).toMatchObject({ code: null });
    expect(String(error)).not.toContain('stack trace');
  });
});

test('a download returns its bytes unchanged', async () => {
  answer = { name: '', status: 200, type: 'application/zip', body: 'PK', kind: 'unknown' };
  const { data, error } = await downloadScans({ path: { projectId }, body: { scanIds: ['s'] } });
  expect(error).toBeUndefined();
  expect(await (data as Blob).text()).toBe('PK');
});

test('a host that does not finish its response is not called again at once', async () => {
  const endless = brokenAnswers.find((each) => each.endless);
  if (!endless) throw new Error('There is no endless answer.');
  answer = endless;
  client.setConfig({ fetch: fetchWithTimeout(200) });
  const { error } = await getProject({ path: { projectId } });
  expect(isTransient(error)).toBe(false);
});

test('a repeated request without a response after the refresh is a network failure, not a 401', async () => {
  client.setConfig({
    fetch: (input) =>
      (input as Request).headers.get('Authorization') === 'Bearer new'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('', { status: 401 })),
  });
  token = 'old';
  const { error } = await getProject({ path: { projectId } });
  expect(error).toMatchObject({ kind: 'network', status: 0 });
});
