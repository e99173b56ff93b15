import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from './apiError';
import { exportCompanies } from './generated/companies.gen';

const BOM = [0xef, 0xbb, 0xbf];
let answer: () => Response;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://portal.localhost'));
  const { configureClient } = await import('./client');
  const { client } = await import('./generated/client.gen');
  configureClient('http://portal.localhost/api/v1', {
    accessToken: () => null,
    refresh: async () => null,
  });
  client.setConfig({ fetch: async () => answer() });
});

it('keeps the bytes of a file of text, with its byte order mark', async () => {
  const headers = { 'content-type': 'text/csv; charset=utf-8' };
  const bytes = new Uint8Array([...BOM, ...new TextEncoder().encode('Name\r\nZoë\r\n')]);
  answer = () => new Response(bytes, { headers });
  const { data } = await exportCompanies({ throwOnError: true });
  expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
});

it('refuses the page of a proxy instead of a file', async () => {
  answer = () => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } });
  await expect(exportCompanies({ throwOnError: true })).rejects.toBeInstanceOf(ApiError);
});
