import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { READ_LIMIT } from './copy.ts';
import { call, startHost, startProxy } from './testkit.ts';

const MIB = 1024 ** 2;
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const form = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.ply"\r\n\r\n'),
    file,
    Buffer.from('\r\n--b--\r\n'),
  ]);

test.each([
  ['a form', 'multipart/form-data; boundary=b', form(randomBytes(7 * MIB)), {}],
  ['a file', 'application/octet-stream', randomBytes(5 * MIB + 1), {}],
  ['a file in chunks', 'application/zip', randomBytes(3 * MIB), { 'transfer-encoding': 'chunked' }],
  [
    'JSON beyond what is copied',
    'application/json',
    Buffer.from(JSON.stringify({ text: 'x'.repeat(READ_LIMIT + 1) })),
    {},
  ],
])('%s arrives as it was sent', async (_, type, body, headers) => {
  const origin = await startHost(async (request, response) => {
    const hash = createHash('sha256');
    for await (const chunk of request) hash.update(chunk);
    response.end(`${request.headers['content-type']} ${hash.digest('hex')}`);
  });
  const { url } = await startProxy(origin);
  const options = { method: 'POST', headers: { 'content-type': type, ...headers }, body };
  const { bytes } = await call(`${url}/projects/p/scans`, options);
  expect(bytes.toString()).toBe(`${type} ${sha(body)}`);
});

const json = gzipSync(JSON.stringify({ data: 'é'.repeat(5000) }));

test.each([
  ['a zip', 200, { 'content-type': 'application/zip' }, randomBytes(6 * MIB)],
  ['JSON in gzip', 200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }, json],
  ['bytes that only say they are gzip', 200, { 'content-encoding': 'gzip' }, randomBytes(MIB)],
  [
    'a part',
    206,
    { 'content-type': 'application/zip', 'content-range': `bytes 10-${MIB + 9}/${2 * MIB}` },
    randomBytes(MIB),
  ],
  ['nothing', 304, { etag: '"a"' }, Buffer.alloc(0)],
])('%s comes back as the host gave it', async (_, status, headers, body) => {
  const origin = await startHost((_request, response) => {
    response.writeHead(status, { ...headers, 'x-own': ['a', 'b'] });
    response.end(body);
  });
  const { url } = await startProxy(origin);
  const answer = await call(`${url}/projects/p/scans/download`);
  expect([answer.status, sha(answer.bytes)]).toEqual([status, sha(body)]);
  expect(answer.headers).toMatchObject({ ...headers, 'x-own': 'a, b' });
});

test('an answer to HEAD has headers and no body', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, { 'content-length': 1234, 'content-type': 'application/json' }).end();
  });
  const { url } = await startProxy(origin);
  const { status, headers, bytes } = await call(`${url}/auth/me`, { method: 'HEAD' });
  expect([status, headers['content-length'], bytes.length]).toEqual([200, '1234', 0]);
});

test('the host can refuse an upload before it is sent', async () => {
  const origin = await startHost((_request, response) => response.writeHead(413).end('too much'));
  const { url } = await startProxy(origin);
  const headers = { expect: '100-continue', 'content-length': 9 * MIB };
  const request = send(`${url}/projects/p/scans`, { method: 'POST', headers, agent: false });
  request.on('error', () => {});
  request.flushHeaders();
  const [answer] = await once(request, 'response');
  expect(answer.statusCode).toBe(413);
  request.destroy();
});

test('a download is no faster than its reader, and disconnecting frees the host', async () => {
  let written = 0;
  let isFreed = false;
  const origin = await startHost(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.on('close', () => {
      isFreed = true;
    });
    while (!isFreed && written < 200 * MIB) {
      written += MIB;
      if (!response.write(Buffer.alloc(MIB))) await once(response, 'drain').catch(() => {});
    }
  });
  const { url, lines, close } = await startProxy(origin);
  const request = send(`${url}/projects/p/scans/download`, { agent: false });
  request.on('error', () => {});
  request.end();
  const [answer] = await once(request, 'response');
  answer.pause();
  let before = -1;
  while (before !== written) {
    before = written;
    await sleep(100);
  }
  // The buffers of sockets and streams between the two sides.
  expect(written).toBeLessThan(40 * MIB);
  answer.destroy();
  await expect.poll(() => isFreed).toBe(true);
  await close();
  expect(lines.filter((line) => line.includes('breaks off'))).toEqual([]);
});
