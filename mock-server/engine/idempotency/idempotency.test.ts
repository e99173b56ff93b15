import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Client, form, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { handlers } from '../../server/allHandlers.ts';

const RFIS = '/projects/prj_harbor/rfis';
const DAY_MS = 24 * 60 * 60 * 1000;
const keyed = { 'idempotency-key': '"one"' };

async function start(options = {}, tenant = 'keys') {
  const made = await testMock(options);
  const client = new Client(made.mock, tenant);
  await client.signIn();
  const create = (json: object, headers: object = keyed, path = RFIS) =>
    client.call('POST', path, { json, headers: { ...headers } });
  const count = () => Object.keys(made.mock.store.tenant(tenant).state.rfis).length;
  return { ...made, client, create, count };
}

it('a request with the same key gets the first answer again and creates nothing', async () => {
  const { create, count } = await start();
  const first = await create({ title: 'Gap', priority: 'high' });
  const before = count();
  const again = await create({ priority: 'high', title: 'Gap' });
  expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  expect(count()).toBe(before);
  expect((await create({ title: 'Gap', priority: 'high' }, {})).status).toBe(201);
  expect(count()).toBe(before + 1);
});

it('a key of another request is refused, for another body and for another path', async () => {
  const { create } = await start();
  await create({ title: 'Gap' });
  const refused = '422 IDEMPOTENCY_KEY_REUSED';
  expect(await refusalOf(create({ title: 'Other' }))).toBe(refused);
  const elsewhere = create({ title: 'Gap' }, keyed, '/projects/prj_oakline/rfis');
  expect(await refusalOf(elsewhere)).toBe(refused);
});

it('keys belong to an account and an operation', async () => {
  const { mock, client, create } = await start();
  expect((await create({ title: 'Gap' })).status).toBe(201);
  expect((await create({ title: 'Gap' }, keyed, '/projects/prj_harbor/tours')).status).toBe(201);
  const other = new Client(mock, client.tenant);
  await other.signIn('marcus.reed@example.com');
  const call = other.call('POST', RFIS, { json: { title: 'Other' }, headers: keyed });
  expect((await call).status).toBe(201);
});

it('a refusal is not kept', async () => {
  const { client, create } = await start();
  await client.faults([{ operationId: 'createRfi', code: 503 }]);
  expect(await refusalOf(create({ title: 'Gap' }))).toBe('503 UNAVAILABLE');
  expect(await refusalOf(create({ title: '' }))).toBe('422 VALIDATION_FAILED');
  expect((await create({ title: 'Gap' })).status).toBe(201);
});

it('a second request waits for the first one to be answered', async () => {
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { createRfi } = handlers;
  const slow: typeof createRfi = async (call) => {
    await wait;
    return createRfi?.(call) ?? expect.unreachable();
  };
  const { create } = await start({ handlers: { ...handlers, createRfi: slow } });
  const first = create({ title: 'Gap' });
  await expect.poll(() => refusalOf(create({ title: 'Gap' }))).toBe('409 IDEMPOTENCY_KEY_IN_USE');
  goOn();
  expect((await first).status).toBe(201);
  expect((await create({ title: 'Gap' })).status).toBe(201);
});

it('forms count by their content, and uploads by their headers', async () => {
  const { client } = await start();
  const scan = (bytes: string) =>
    client.call('POST', '/projects/prj_harbor/scans', {
      headers: keyed,
      body: form({ title: 'Slab', file: new File([bytes], 'a.xyz') }),
    });
  expect([(await scan('0 0 0')).status, (await scan('0 0 0')).status]).toEqual([201, 201]);
  expect(await refusalOf(scan('1 1 1'))).toBe('422 IDEMPOTENCY_KEY_REUSED');
  const upload = (length: number) =>
    client.call('POST', '/projects/prj_harbor/uploads', {
      headers: {
        ...keyed,
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': `filename ${btoa('a.ply')},purpose ${btoa('scan')}`,
      },
    });
  const [first, again] = [await upload(5), await upload(5)];
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect(await refusalOf(upload(6))).toBe('422 IDEMPOTENCY_KEY_REUSED');
});

it('answers are kept for 24 hours, also over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-keys-'));
  const database = join(folder, 'mock.sqlite');
  const first = await start({ database }, 'default');
  await first.create({ title: 'Gap' });
  await first.mock.close();
  const second = await start({ database }, 'default');
  const before = second.count();
  second.clock.now += DAY_MS - 1;
  await second.client.signIn();
  expect((await second.create({ title: 'Gap' })).status).toBe(201);
  expect(second.count()).toBe(before);
  second.clock.now += 1;
  expect((await second.create({ title: 'Gap' })).status).toBe(201);
  expect(second.count()).toBe(before + 1);
  await second.mock.close();
  rmSync(folder, { recursive: true });
});
