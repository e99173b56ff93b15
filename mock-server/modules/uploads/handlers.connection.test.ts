import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { type Client, testMock } from '../../../tests/support/host/mock.ts';
import {
  begun,
  cloudOf,
  offsetOf,
  send,
  TUS,
  uploadsTo,
} from '../../../tests/support/host/uploads.ts';

const { mock } = await testMock({ convert: () => new Promise(() => {}) });
const { signedIn, bytesOf } = uploadsTo(mock, 'uploads-connection');

const listening = mock.listen(0);

/** Returns a request that sends bytes from an offset, over a separate connection. */
async function sending(client: Client, path: string, offset: number, length: number) {
  return request({
    port: await listening,
    path: `/api/v1${path}`,
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization: `Bearer ${client.token}`,
      'x-mock-tenant': client.tenant,
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
      'upload-offset': offset,
    },
  });
}

/** Sends half of the announced bytes, then cuts the connection. */
async function cut(client: Client, path: string, data: Buffer): Promise<void> {
  const call = await sending(client, path, 0, data.length);
  await new Promise<void>((resolve) => {
    call.on('error', () => resolve());
    call.write(data.subarray(0, data.length / 2), () => setImmediate(() => call.destroy()));
  });
  const { uploads } = mock.store.tenant(client.tenant).state;
  const arrived = () => Object.values(uploads)[0]?.offset;
  await vi.waitUntil(() => arrived() !== 0, { timeout: 20_000 });
}

/** Writes the same part repeatedly, as fast as the host reads. Returns the status. */
async function flood(call: ClientRequest, part: Buffer, times: number) {
  return new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (answer) => resolve(answer.resume().statusCode));
    call.on('error', reject);
    let sent = 0;
    const next = () => {
      while (sent < times) {
        sent += 1;
        if (!call.write(part)) return call.once('drain', next);
      }
      return call.end();
    };
    next();
  });
}

describe('over a connection', () => {
  it('an upload resumes after a cut connection', async () => {
    const client = await signedIn();
    const data = cloudOf(400_000);
    const path = await begun(client, data.length);
    await cut(client, path, data);
    const offset = await offsetOf(client, path);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(200_000);
    expect((await send(client, path, offset, data.subarray(offset))).status).toBe(204);
    expect(bytesOf(client, path).equals(data)).toBe(true);
  });

  it('a body of 192 MB is written to the disk without buffering in memory', async () => {
    const client = await signedIn();
    const part = randomBytes(1024 ** 2);
    const parts = 192;
    const length = parts * part.length;
    const path = await begun(client, 9000 + length);
    await send(client, path, 0, cloudOf(9000));
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 5);
    expect(await flood(await sending(client, path, 9000, length), part, parts)).toBe(204);
    clearInterval(watch);
    expect(await offsetOf(client, path)).toBe(9000 + length);
    expect(most).toBeLessThan(120 * 1024 ** 2);
  });
});
