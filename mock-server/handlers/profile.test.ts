import { beforeEach, describe, expect, test } from 'vitest';
import { withoutMetadata } from '../pictures/read.ts';
import { picture } from '../pictures/testkit.ts';
import { Client, PASSWORD, testMock } from '../testkit.ts';

interface Profile {
  username: string;
  jobTitle: string | null;
  phone: string | null;
  locale: string | null;
  timeZone: string | null;
  theme: string | null;
}

const { mock } = await testMock();
let tenant = 0;
let client: Client;

beforeEach(async () => {
  tenant += 1;
  client = await as('ana.torres');
});

async function as(name: string): Promise<Client> {
  const one = new Client(mock, `profile-${tenant}`);
  await one.signIn(`${name}@example.com`, PASSWORD);
  return one;
}

const profile = async (by = client) =>
  (await by.json<{ data: Profile }>('GET', '/profile')).body.data;
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
  const avatarOf = async (by: Client) => {
    const { body } = await by.json<{ data: { id: string; avatarUrl: string | null }[] }>(
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
    await client.call('DELETE', '/profile/picture');
    expect((await client.call('GET', second)).status).toBe(404);
    expect(await avatarOf(marcus)).toBeNull();
  });

  test('of another type is refused', async () => {
    expect((await upload(Buffer.from('GIF89a'))).status).toBe(415);
  });
});
