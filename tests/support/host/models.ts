import { expect, vi } from 'vitest';
import type { components } from '../../../mock-server/generated/contract.d.ts';
import { Client, form, testMock } from './mock.ts';

type Model = components['schemas']['Model'];
type Version = components['schemas']['ModelVersion'];

export const { mock } = await testMock();
let tenants = 0;
export const MODELS = '/projects/prj_harbor/models';
export const TOWER = `${MODELS}/mdl_tower`;

export async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `models-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

export const list = async (client: Client, query = '') =>
  (
    await client.json<{ data: Model[]; nextCursor: string | null; total: number }>(
      'GET',
      `${MODELS}${query}`,
    )
  ).body;
export const titles = async (client: Client, query: string) =>
  (await list(client, query)).data.map(({ title }) => title);
export const read = async (client: Client, path = TOWER) =>
  (await client.json<{ data: Model }>('GET', path)).body.data;
export const versions = async (client: Client, path = TOWER) =>
  (await client.json<{ data: Version[] }>('GET', `${path}/versions`)).body.data;

const fileOf = (data: Buffer | string, name: string) =>
  new File([typeof data === 'string' ? data : new Uint8Array(data)], name);
export const upload = (client: Client, data: Buffer | string, name: string) =>
  client.call('POST', MODELS, {
    body: form({ title: 'Annex', discipline: 'structural', file: fileOf(data, name) }),
  });
export async function uploaded(
  client: Client,
  data: Buffer | string,
  name: string,
): Promise<string> {
  const response = await upload(client, data, name);
  expect(response.status).toBe(201);
  const { data: model } = (await response.json()) as { data: Model };
  return `${MODELS}/${model.id}`;
}
export const addVersion = (client: Client, data: Buffer, name: string, path = TOWER) =>
  client.call('POST', `${path}/versions`, {
    body: form({ notes: 'Second floor', file: fileOf(data, name) }),
  });
export const settled = (client: Client, path: string) =>
  vi.waitFor(
    async () => {
      const model = await read(client, path);
      expect(['ready', 'failed']).toContain(model.latestVersion.processing.state);
      return model;
    },
    { timeout: 50_000, interval: 50 },
  );
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
