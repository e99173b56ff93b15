import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemOf, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import {
  begin,
  begun,
  cloudOf,
  metadataOf,
  send,
  TUS,
  UPLOADS,
  uploadsTo,
} from '../../../tests/support/host/uploads.ts';

const { mock } = await testMock({ convert: () => new Promise(() => {}) });
const { signedIn, folderOf } = uploadsTo(mock, 'uploads-beginning');

describe('the start of an upload', () => {
  it('accepts a file of 5 GB, and at most 50 GiB', async () => {
    const client = await signedIn();
    expect((await begin(client, 5_000_000_000)).status).toBe(201);
    expect(await refusalOf(begin(client, 50 * 1024 ** 3 + 1))).toBe('413 PAYLOAD_TOO_LARGE');
  });

  it.each([
    ['no file name', metadataOf({ purpose: 'scan' })],
    ['no purpose', metadataOf({ filename: 'a.ply' })],
    ['an unknown purpose', metadataOf({ filename: 'a.ply', purpose: 'virus' })],
    ['something else than Base64', 'filename a.ply!,purpose scan'],
    ['no text', `filename ${Buffer.from([0xc3, 0x28]).toString('base64')},purpose c2Nhbg==`],
    ['a title too long', metadataOf({ filename: 'a', purpose: 'scan', title: 'x'.repeat(201) })],
  ])('is refused with %s', async (_, metadata) => {
    const headers = { ...TUS, 'upload-length': '9', 'upload-metadata': metadata };
    const client = await signedIn();
    const problem = await problemOf(await client.call('POST', UPLOADS, { headers }));
    expect(problem).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/Upload-Metadata' }],
    });
  });

  it('is refused without a length, or with another version of the protocol', async () => {
    const client = await signedIn();
    const metadata = metadataOf({ filename: 'a.ply', purpose: 'scan' });
    for (const length of [undefined, '0', '-1', '1.5', 'many']) {
      const headers = {
        ...TUS,
        'upload-metadata': metadata,
        ...(length && { 'upload-length': length }),
      };
      expect(await refusalOf(client.call('POST', UPLOADS, { headers })), length).toBe(
        '422 VALIDATION_FAILED',
      );
    }
    const old = { 'tus-resumable': '0.2.2', 'upload-metadata': metadata, 'upload-length': '9' };
    expect(await refusalOf(client.call('POST', UPLOADS, { headers: old }))).toBe(
      '412 TUS_VERSION_UNSUPPORTED',
    );
  });

  it('can be preceded by a request for the capabilities of the host', async () => {
    const answer = await (await signedIn()).call('OPTIONS', UPLOADS);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-extension')).toBe('creation,checksum,termination,expiration');
    expect(answer.headers.get('tus-checksum-algorithm')).toBe('sha1,sha256');
  });
});

describe('the content of an upload', () => {
  it.each([
    ['a picture that is called a scan', 'scan', randomPng(9000)],
    ['a scan that is called a picture', 'panorama', cloudOf(9000)],
    ['anything', 'scan', randomBytes(9000)],
    ['a short text', 'scan', Buffer.from('Hello')],
  ])('decides its type, not its name: %s', async (_, purpose, data) => {
    const client = await signedIn();
    const path = await begun(client, data.length, { filename: 'level-1.ply', purpose });
    expect(await refusalOf(send(client, path, 0, data))).toBe('415 FILE_TYPE_REFUSED');
    expect(await refusalOf(send(client, path, 0, data))).toBe('404 NOT_FOUND');
    expect(readdirSync(folderOf(client).ready())).toEqual([]);
  });

  it('is checked once enough has arrived, in parts of any size', async () => {
    const client = await signedIn();
    const data = randomPng(9000);
    const path = await begun(client, data.length);
    for (const [from, to] of [
      [0, 3],
      [3, 2000],
      [2000, 4095],
    ] as const) {
      expect((await send(client, path, from, data.subarray(from, to))).status).toBe(204);
    }
    expect(await refusalOf(send(client, path, 4095, data.subarray(4095, 4096)))).toBe(
      '415 FILE_TYPE_REFUSED',
    );
  });
});

function randomPng(bytes: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, randomBytes(bytes - start.length)]);
}
