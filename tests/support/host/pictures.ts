import jpeg from 'jpeg-js';
import { expect } from 'vitest';
import { withMetadata } from '../../../mock-server/converter/pictures/exifWriter.ts';
import type { components } from '../../../mock-server/generated/contract.d.ts';
import type { Mock } from '../../../mock-server/server/http.ts';
import { Client, form } from './mock.ts';

export type Photo = components['schemas']['PhotoDetail'];

export const PHOTOS = '/projects/prj_harbor/photos';
export const ALBUMS = '/projects/prj_harbor/albums';

/** Signs users in, in a new tenant unless one is given. */
export function accounts(mock: Mock, name: string) {
  let tenants = 0;
  return async (account = 'ana.torres', tenant = `${name}-${++tenants}`): Promise<Client> => {
    const client = new Client(mock, tenant);
    await client.signIn(`${account}@example.com`);
    return client;
  };
}

/** Returns all photos that the client can see, across all pages. */
export async function all(client: Client, query = ''): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const page = await client.json<{ data: Photo[]; nextCursor: string | null }>(
      'GET',
      `${PHOTOS}?limit=25${query && `&${query}`}${more}`,
    );
    expect(page.status).toBe(200);
    photos.push(...page.body.data);
    cursor = page.body.nextCursor;
  }
  return photos;
}

export const data = async <T>(client: Client, method: string, path: string, json?: unknown) =>
  (await client.json<{ data: T }>(method, path, { json })).body.data;

export async function bytesOf(client: Client, url: string): Promise<Buffer> {
  const response = await client.call('GET', url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns a single-color picture with camera metadata. */
export const picture = (notes: Parameters<typeof withMetadata>[1], [width, height] = [60, 40]) =>
  withMetadata(
    jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 140) }, 80).data,
    notes,
  );

export const upload = (
  client: Client,
  bytes: Buffer,
  fields: Record<string, string> = {},
  name = 'IMG_7.JPG',
) =>
  client.call('POST', PHOTOS, {
    body: form({ ...fields, file: new File([new Uint8Array(bytes)], name) }),
  });

export async function uploaded(...args: Parameters<typeof upload>): Promise<Photo> {
  const response = await upload(...args);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Photo }).data;
}
