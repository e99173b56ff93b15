import { beforeEach, describe, expect, test } from 'vitest';
import { ANA, Client, CONTROL, PASSWORD, testMock } from '../../../../tests/support/host/mock.ts';
import { picture } from '../../../../tests/support/host/pictures.ts';
import { withoutMetadata } from '../../../converter/pictures/read.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';

interface Profile {
  username: string;
  jobTitle: string | null;
  phone: string | null;
  locale: string | null;
  timeZone: string | null;
  theme: string | null;
  soleAdminOf: { name: string }[];
}
interface Problem {
  detail: string;
  errors: { pointer: string }[];
}
interface Session {
  id: string;
  current: boolean;
  browser: string | null;
}
interface Data {
  projects: { role: string }[];
  records: { id: string }[];
}

const { mock } = await testMock();
let tenant = 0;
let client: Client;

beforeEach(async () => {
  tenant += 1;
  client = await as('ana.torres');
});

async function as(name: string): Promise<Client> {
  const ana = new Client(mock, `profile-${tenant}`);
  await ana.signIn(`${name}@example.com`, PASSWORD);
  return ana;
}

const profile = async (caller = client) =>
  (await caller.json<{ data: Profile }>('GET', '/profile')).body.data;
const update = (json: object) => client.json<{ data: Profile }>('PATCH', '/profile', { json });

test('a person sets and clears what is written about them', async () => {
  const set = { jobTitle: 'Director', phone: '(206) 555-0142', locale: 'de-DE', timeZone: 'EST' };
  const { body } = await update({ ...set, username: ' Ana T. ', theme: 'dark' });
  expect(body.data).toMatchObject({ ...set, username: 'Ana T.', theme: 'dark' });
  const me = await client.json<{ data: Profile }>('GET', '/auth/me');
  expect(me.body.data).toMatchObject({ username: 'Ana T.', locale: 'de-DE', timeZone: 'EST' });

  await update({ clear: ['jobTitle', 'phone', 'locale', 'timeZone'] });
  const none = { jobTitle: null, phone: null, locale: null, timeZone: null };
  expect(await profile()).toMatchObject({ ...none, username: 'Ana T.', theme: 'dark' });
  expect((await profile(await as('marcus.reed'))).username).toBe('Marcus Reed');
});

test.each([
  [{ username: ' ' }, '/username'],
  [{ phone: 'call me' }, '/phone'],
  [{ locale: 'English' }, '/locale'],
  [{ timeZone: 'Mars' }, '/timeZone'],
  [{ theme: 'pink' }, '/theme'],
])('%j is refused and changes nothing', async (json, pointer) => {
  const before = await profile();
  const { status, body } = await client.json<{ errors: { pointer: string }[] }>(
    'PATCH',
    '/profile',
    { json: { jobTitle: 'Director', ...json } },
  );
  expect([status, body.errors[0]?.pointer]).toEqual([422, pointer]);
  expect(await profile()).toEqual(before);
});

describe('a picture', () => {
  const jpeg = picture({ takenAt: '2026-06-02T23:30:00' });
  const upload = (data: Buffer) => {
    const body = new FormData();
    body.set('picture', new File([new Uint8Array(data)], 'me.jpg'));
    return client.json<{ data: { avatarUrl: string } }>('PUT', '/profile/picture', { body });
  };
  const avatarOf = async (caller: Client) => {
    const { body } = await caller.json<{ data: { id: string; avatarUrl: string | null }[] }>(
      'GET',
      '/projects/prj_harbor/members',
    );
    return body.data.find(({ id }) => id === 'usr_ana')?.avatarUrl;
  };

  test('is shown to others without its metadata, until it is replaced or removed', async () => {
    const { avatarUrl } = (await upload(jpeg)).body.data;
    const marcus = await as('marcus.reed');
    expect(await avatarOf(marcus)).toBe(avatarUrl);
    const shown = await client.call('GET', avatarUrl);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.equals(withoutMetadata(jpeg, 'image/jpeg'))).toBe(true);

    const second = (await upload(jpeg)).body.data.avatarUrl;
    expect((await client.call('GET', avatarUrl)).status).toBe(404);
    const { state, storage } = mock.store.tenant(client.tenant);
    expect(inconsistencies({ state, storage })).toEqual([]);
    await client.call('DELETE', '/profile/picture');
    expect((await client.call('GET', second)).status).toBe(404);
    expect(await avatarOf(marcus)).toBeNull();
  });

  test('of another type is refused', async () => {
    expect((await upload(Buffer.from('GIF89a'))).status).toBe(415);
  });
});

const login = (email: string, password: string) =>
  new Client(mock, client.tenant).json<{ code?: string }>('POST', '/auth/login', {
    json: { email, password },
  });
const outbox = async () => {
  const sent = await client.call('GET', `${CONTROL}/outbox.json`);
  return (await sent.json()) as { to: string; link: string; subject: string }[];
};
const confirm = async (link: string) => {
  const token = new URL(link).searchParams.get('token');
  return (await client.call('POST', '/auth/verify-email', { json: { token } })).status;
};
const NEW = 'N3w!passw0rd';

test('a new password needs the old one, and ends all other sessions', async () => {
  const phone = await as('ana.torres');
  const change = (currentPassword: string) =>
    client.json<Problem>('PUT', '/profile/password', { json: { currentPassword, password: NEW } });
  expect((await change(NEW)).body.errors[0]).toMatchObject({ pointer: '/currentPassword' });
  expect((await phone.call('GET', '/profile')).status).toBe(200);
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await phone.call('GET', '/profile')).status).toBe(401);
  expect((await client.call('GET', '/profile')).status).toBe(200);
  expect((await login(ANA, PASSWORD)).status).toBe(401);
  expect((await login(ANA, NEW)).status).toBe(200);
  for (let i = 0; i < 5; i++) await change('wrong');
  expect((await change(NEW)).status).toBe(429);
});

describe('a new email address', () => {
  const ask = (newEmail: string) =>
    client.json<{ data: { email: string; pendingEmail: string | null } }>('PUT', '/profile/email', {
      json: { newEmail, currentPassword: PASSWORD },
    });

  test('counts after its link was opened, and the old one learns of it', async () => {
    const { data } = (await ask('Ana.Reed@example.com')).body;
    expect([data.email, data.pendingEmail]).toEqual([ANA, 'ana.reed@example.com']);
    expect((await login('ana.reed@example.com', PASSWORD)).status).toBe(401);
    const [sent] = await outbox();
    expect(sent?.to).toBe('ana.reed@example.com');
    expect(await confirm(sent?.link ?? '')).toBe(200);
    expect(await confirm(sent?.link ?? '')).toBe(401);
    expect((await login(ANA, PASSWORD)).status).toBe(401);
    expect((await login('ana.reed@example.com', PASSWORD)).status).toBe(200);
    expect((await outbox())[0]).toMatchObject({
      to: ANA,
      subject: 'Your email address was changed',
    });
  });

  test('of another account gets the same answer, and only its owner a message', async () => {
    const taken = await ask('marcus.reed@example.com');
    const [sent] = await outbox();
    expect(sent).toMatchObject({
      to: 'marcus.reed@example.com',
      link: expect.stringMatching(/login/),
    });
    expect(taken.body.data.pendingEmail).toBe('marcus.reed@example.com');
  });

  test('can be canceled, and its link ends', async () => {
    await ask('ana.reed@example.com');
    await client.call('DELETE', '/profile/email');
    expect(await confirm((await outbox())[0]?.link ?? '')).toBe(401);
    expect(await profile()).toMatchObject({ pendingEmail: null });
  });
});

describe('sessions', () => {
  const AGENT =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const list = async () => {
    const { body } = await client.json<{ data: Session[] }>('GET', '/profile/sessions');
    return body.data;
  };

  test('name the device, and one or all others end at their next call', async () => {
    const [tablet, office] = [await as('ana.torres'), await as('ana.torres')];
    const headers = { 'user-agent': AGENT };
    const json = { email: ANA, password: PASSWORD };
    await tablet.call('POST', '/auth/login', { json, headers });
    const phone = (await list()).find(({ browser }) => browser === 'Safari');
    expect(phone).toMatchObject({ system: 'iOS', deviceType: 'phone', current: false });
    expect((await list())[0]).toMatchObject({ current: true });
    await client.call('DELETE', `/profile/sessions/${phone?.id}`);
    expect(await list()).toHaveLength(3);

    expect((await office.call('GET', '/profile')).status).toBe(200);
    await client.call('DELETE', '/profile/sessions');
    expect((await office.call('GET', '/profile')).status).toBe(401);
    expect((await tablet.call('GET', '/profile')).status).toBe(401);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
  });

  test('of others are unknown', async () => {
    const marcus = await as('marcus.reed');
    const { body } = await marcus.json<{ data: Session[] }>('GET', '/profile/sessions');
    const id = body.data[0]?.id;
    const path = `/profile/sessions/${id}`;
    expect((await list()).map((session) => session.id)).not.toContain(id);
    expect((await client.call('DELETE', path)).status).toBe(404);
    expect((await marcus.call('GET', '/profile')).status).toBe(200);
  });
});

test('the data of a person are complete, and without those of others', async () => {
  const { body } = await client.json<Data>('GET', '/profile/export');
  expect(body.projects.map(({ role }) => role)).toContain('project_manager');
  const { state } = mock.store.tenant(client.tenant);
  const { punchItems, photos, distributionGroups } = state;
  const ownRecords = Object.values({ ...punchItems, ...photos, ...distributionGroups }).filter(
    (record) => JSON.stringify(record).includes('"usr_ana"'),
  );
  const ids = new Set(body.records.map(({ id }) => id));
  expect(ownRecords.length).toBeGreaterThan(10);
  expect(ownRecords.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|marcus\.reed/);
});

describe('deleting an account', () => {
  const remove = (caller: Client, currentPassword = PASSWORD) =>
    caller.json<Problem>('POST', '/profile/delete', { json: { currentPassword } });

  test('ends it, keeps the name in records, and gives what is open to an admin', async () => {
    const { state } = mock.store.tenant(client.tenant);
    const open = Object.values(state.punchItems).filter(
      (punchItem) =>
        punchItem.projectId === 'prj_harbor' &&
        punchItem.status !== 'closed' &&
        punchItem.managerId === 'usr_ana',
    );
    expect(open.length).toBeGreaterThan(0);
    expect((await remove(client, NEW)).status).toBe(422);
    expect((await remove(client)).status).toBe(200);
    expect((await client.call('GET', '/profile')).status).toBe(401);
    expect((await login(ANA, PASSWORD)).status).toBe(401);
    const tom = await as('tom.becker');
    for (const { id } of open) expect(state.punchItems[id]?.managerId).toBe('usr_tom');
    const { body } = await tom.json<{ data: { createdBy: { name: string } } }>(
      'GET',
      `/projects/prj_harbor/punch-items/${open[0]?.id}`,
    );
    expect(body.data.createdBy.name).not.toBe('Former member');
    expect(JSON.stringify(state.distributionGroups)).not.toContain('usr_ana');
    expect(JSON.stringify(state.users.usr_ana)).toContain('Ana Torres');
    expect(inconsistencies({ state, storage: mock.store.tenant(client.tenant).storage })).toEqual(
      [],
    );
  });

  test('the last admin of a project is refused with its name', async () => {
    const tom = await as('tom.becker');
    const { status, body } = await remove(tom);
    expect(status).toBe(409);
    const { soleAdminOf } = await profile(tom);
    expect(soleAdminOf.length).toBeGreaterThan(0);
    for (const { name } of soleAdminOf) expect(body.detail).toContain(name);
    expect((await tom.call('GET', '/profile')).status).toBe(200);
  });
});

test('the storage key of a person is the same in each session, and nobody else has it', async () => {
  const keyOf = async (caller: Client) =>
    (await caller.json<{ data: { key: string } }>('GET', '/profile/storage-key')).body.data.key;
  const key = await keyOf(client);
  expect(await keyOf(await as('ana.torres'))).toBe(key);
  expect(await keyOf(await as('marcus.reed'))).not.toBe(key);
  const { body } = await client.json<object>('GET', '/profile/export');
  expect(JSON.stringify(body)).not.toContain(key);
});
