import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Mock } from '../../../mock-server/server/http.ts';
import { Client } from './mock.ts';

export const UPLOADS = '/projects/prj_harbor/uploads';

export const TUS = { 'tus-resumable': '1.0.0' };

/** Formats pairs as an `Upload-Metadata` header. */
export const metadataOf = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

export const checksumOf = (algorithm: 'sha1' | 'sha256', data: Uint8Array): string =>
  `${algorithm} ${createHash(algorithm).update(data).digest('base64')}`;

export function begin(
  client: Client,
  sizeBytes: number,
  metadata: Record<string, string> = {},
): Promise<Response> {
  const pairs = { filename: 'level-1.ply', purpose: 'scan', ...metadata };
  return client.call('POST', UPLOADS, {
    headers: {
      ...TUS,
      'upload-length': String(sizeBytes),
      'upload-metadata': metadataOf(pairs),
    },
  });
}

/** Starts an upload that must succeed. @returns its path relative to the API */
export async function begun(
  client: Client,
  sizeBytes: number,
  metadata: Record<string, string> = {},
): Promise<string> {
  const response = await begin(client, sizeBytes, metadata);
  if (response.status !== 201) throw new Error(`createUpload answered ${response.status}`);
  return (response.headers.get('location') ?? '').replace('/api/v1', '');
}

export const send = (
  client: Client,
  path: string,
  offset: number,
  data: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> =>
  client.call('PATCH', path, {
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body: new Uint8Array(data),
  });

/**
 * Uploads a file in one request and creates a record from it. @returns the answer of the last call
 * that ran
 */
export async function madeFrom(
  client: Client,
  data: Uint8Array,
  metadata: Record<string, string>,
  { path, ...body }: { path: string; [field: string]: unknown },
): Promise<Response> {
  const created = await begin(client, data.length, metadata);
  if (created.status !== 201) return created;
  const upload = (created.headers.get('location') ?? '').replace('/api/v1', '');
  const sent = await send(client, upload, 0, data);
  if (sent.status !== 204) return sent;
  const json = { uploadId: upload.split('/').at(-1), ...body };
  return client.call('POST', `${path}/from-upload`, { json });
}

/** Does the same for a scan. */
export const scanFrom = (client: Client, data: Uint8Array): Promise<Response> =>
  madeFrom(client, data, {}, { path: '/projects/prj_harbor/scans', title: 'Level 1' });

/** An ASCII PLY file with a grid of points. */
export function plyOf(points: number, promised = points): Buffer {
  const rows = Array.from(
    { length: points },
    (_, i) => `${i % 100} ${Math.floor(i / 100)} ${i % 7}`,
  );
  const properties = ['x', 'y', 'z'].map((name) => `property float ${name}`);
  const head = ['ply', 'format ascii 1.0', `element vertex ${promised}`, ...properties];
  return Buffer.from([...head, 'end_header', ...rows, ''].join('\n'));
}

/** Returns a file that starts with points, because only its beginning is inspected. */
export const cloudOf = (bytes: number): Buffer =>
  Buffer.concat([plyOf(400), randomBytes(Math.max(0, bytes - plyOf(400).length))]);

/** Returns a mock with a signed-in uploader. */
export function uploadsTo(mock: Mock, name: string) {
  let tenants = 0;
  const folderOf = (client: Client) => mock.store.tenant(client.tenant).folder;
  return {
    async signedIn(account = 'ana.torres', tenant = `${name}-${++tenants}`): Promise<Client> {
      const client = new Client(mock, tenant);
      await client.signIn(`${account}@example.com`);
      return client;
    },
    folderOf,
    /** Reads the bytes of an upload from disk. */
    bytesOf: (client: Client, path: string): Buffer =>
      readFileSync(folderOf(client).path(path.split('/').at(-1) ?? '')),
  };
}

/** Returns how many bytes of an upload the server has. */
export const offsetOf = async (client: Client, path: string): Promise<number> =>
  Number((await client.call('HEAD', path, { headers: TUS })).headers.get('upload-offset'));
