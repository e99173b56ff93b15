import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Client, problemOf, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { defaultPreferences } from '../../core/notifications/defaultPreferences.ts';
import type { NotificationPreferences } from '../../core/state/model.ts';

const PATH = '/notification-preferences';
const OPT_OUT = `${PATH}/opt-out`;
type Item = NotificationPreferences['items'][number];

const { mock } = await testMock();
let tenants = 0;

async function signedIn(email?: string, tenant = `notifications ${++tenants}`): Promise<Client> {
  const client = new Client(mock, tenant);
  await client.signIn(email);
  return client;
}

const read = async (client: Client) =>
  (await client.json<{ data: NotificationPreferences }>('GET', PATH)).body.data;

/** Returns what a person without preferences is shown. */
const defaults = (): NotificationPreferences => ({ ...defaultPreferences(), defaultsOf: null });

/** Returns the defaults, with one item changed. */
const itemsWith = (index: number, change: object): Item[] =>
  defaultPreferences().items.map((item, i) => (i === index ? { ...item, ...change } : item));

describe('the preferences', () => {
  it('are the defaults until the first save', async () => {
    const client = await signedIn();
    const before = client.state();
    expect(await read(client)).toEqual(defaults());
    expect(client.state()).toBe(before);
  });

  it('are saved as a whole, each item with its own frequency and channels', async () => {
    const client = await signedIn();
    const channels = { inApp: false, email: true, push: false };
    const items = itemsWith(3, { enabled: false, frequency: 'none', channels });
    const saved = await client.json<{ data: NotificationPreferences }>('PUT', PATH, {
      json: { items: items.map((item) => ({ ...item, note: 'not kept' })) },
    });
    expect(saved).toMatchObject({ status: 200, body: { data: { items } } });
    expect(await read(client)).toEqual({ ...defaults(), items });
    expect(client.state()).not.toContain('not kept');
  });

  it('belong to one user', async () => {
    const ana = await signedIn();
    const items = itemsWith(0, { frequency: 'weekly' });
    await ana.json('PUT', PATH, { json: { items } });
    const marcus = await signedIn('marcus.reed@example.com', ana.tenant);
    expect(await read(marcus)).toEqual(defaults());
    expect((await read(ana)).items).toEqual(items);
  });

  it.each([
    [
      'a frequency that is only shown',
      itemsWith(1, { frequency: 'various' }),
      '/items/1/frequency',
    ],
    ['no frequency', itemsWith(1, { frequency: undefined }), '/items/1/frequency'],
    ['an unknown key', itemsWith(2, { key: 'budget_exceeded' }), '/items/2/key'],
    ['a key twice', itemsWith(4, { key: 'photos_added' }), '/items/4/key'],
    ['one too many', [...itemsWith(0, {}), ...itemsWith(0, {}).slice(5)], '/items/6/key'],
    ['one too few', itemsWith(0, {}).slice(1), '/items'],
    [
      'a channel that is missing',
      itemsWith(5, { channels: { inApp: true } }),
      '/items/5/channels/email',
    ],
    ['text in place of a boolean', itemsWith(0, { enabled: 'yes' }), '/items/0/enabled'],
  ])('are refused with %s, and do not change', async (_what, items, pointer) => {
    const client = await signedIn();
    const before = client.state();
    const problem = await problemOf(await client.call('PUT', PATH, { json: { items } }));
    expect(problem).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(client.state()).toBe(before);
  });

  it('survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-notifications-'));
    const database = join(folder, 'mock.sqlite');
    const first = await testMock({ database });
    const client = new Client(first.mock, 'default');
    await client.signIn();
    await client.json('PUT', OPT_OUT, { json: { optedOut: true, reason: null } });
    await first.mock.close();
    const second = await testMock({ database });
    const back = new Client(second.mock, 'default');
    back.token = client.token;
    expect((await read(back)).optOut).toEqual({ optedOut: true, reason: null });
    await second.mock.close();
    rmSync(folder, { recursive: true });
  });
});

describe('an opt-out', () => {
  it.each(['too many notifications', 'not relevant to my role', 'temporary pause', null])(
    'is saved with the reason %j, and changes no items',
    async (reason) => {
      const client = await signedIn();
      const optOut = { optedOut: true, reason };
      expect((await client.json('PUT', OPT_OUT, { json: optOut })).status).toBe(200);
      expect(await read(client)).toEqual({ ...defaults(), optOut });
    },
  );

  it('can be withdrawn, and saving items does not change it', async () => {
    const client = await signedIn();
    const optOut = { optedOut: true, reason: 'temporary pause' };
    await client.json('PUT', OPT_OUT, { json: optOut });
    await client.json('PUT', PATH, { json: { items: itemsWith(0, { frequency: 'daily' }) } });
    expect((await read(client)).optOut).toEqual(optOut);
    await client.json('PUT', OPT_OUT, { json: { optedOut: false, reason: null } });
    expect(await read(client)).toMatchObject({
      items: [{ frequency: 'daily' }, {}, {}, {}, {}, {}],
      optOut: { optedOut: false, reason: null },
      times: { quietHours: null, digestAt: '07:00' },
    });
  });

  it.each([
    ['a custom reason', { optedOut: true, reason: 'because' }, '/reason'],
    ['no reason', { optedOut: true }, '/reason'],
    ['a reason and no opt-out', { optedOut: false, reason: 'temporary pause' }, '/reason'],
    ['a number in place of a boolean', { optedOut: 1, reason: null }, '/optedOut'],
  ])('is refused with %s, and nothing changes', async (_what, json, pointer) => {
    const client = await signedIn();
    const before = client.state();
    const problem = await problemOf(await client.call('PUT', OPT_OUT, { json }));
    expect(problem).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(client.state()).toBe(before);
  });
});

it.each([
  ['GET', PATH, undefined],
  ['PUT', PATH, { items: defaultPreferences().items }],
  ['PUT', OPT_OUT, { optedOut: true, reason: null }],
])('%s %s requires a signed-in user', async (method, path, json) => {
  const stranger = new Client(mock, 'notifications, stranger');
  expect(await refusalOf(stranger.call(method, path, { json }))).toBe('401 UNAUTHENTICATED');
});
