import { expect, it } from 'vitest';
import { ANA, Client, PASSWORD, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';

const { mock, clock } = await testMock();
let tenants = 0;
const MINUTE = 60 * 1000;
const TOM = 'tom.becker@example.com';

/** A session of an age, whose token was renewed. */
async function aged(minutes: number, email = ANA) {
  const client = new Client(mock, `step-up-${++tenants}`);
  const { refreshToken } = await client.signIn(email);
  clock.now += minutes * MINUTE;
  const json = { refreshToken };
  const { body } = await client.json<{ accessToken: string }>('POST', '/auth/refresh-token', {
    json,
  });
  client.token = body.accessToken;
  return client;
}
const exportData = (client: Client) => client.call('GET', '/profile/export');
const confirm = (client: Client, currentPassword: string) =>
  client.call('POST', '/auth/step-up', { json: { currentPassword } });

it('answers for 15 minutes after a sign-in, and again after the password', async () => {
  expect((await exportData(await aged(14))).status).toBe(200);
  const client = await aged(15);
  expect(await refusalOf(exportData(client))).toBe('403 STEP_UP_REQUIRED');
  expect(await refusalOf(confirm(client, 'Wrong!1234'))).toBe('422 VALIDATION_FAILED');
  expect(await refusalOf(exportData(client))).toBe('403 STEP_UP_REQUIRED');
  expect((await confirm(client, PASSWORD)).status).toBe(200);
  expect((await exportData(client)).status).toBe(200);
  clock.now += 14 * MINUTE;
  expect((await exportData(client)).status).toBe(200);
});

it('counts a password that another call asked for', async () => {
  const client = await aged(15);
  const json = { currentPassword: PASSWORD, newEmail: 'ana@example.com' };
  expect((await client.call('PUT', '/profile/email', { json })).status).toBe(200);
  expect((await exportData(client)).status).toBe(200);
});

it('asks only for the changes that give a role', async () => {
  const client = await aged(15, TOM);
  const change = (values: object) => {
    const json = { items: [{ id: 'usr_diego', version: 1, ...values }] };
    return client.call('POST', '/projects/prj_harbor/team/bulk', { json });
  };
  expect(await refusalOf(change({ role: 'viewer' }))).toBe('403 STEP_UP_REQUIRED');
  expect((await change({ status: 'suspended' })).status).toBe(200);
});

it('tells who may not do it anyway that first', async () => {
  const client = await aged(15);
  expect(await refusalOf(client.call('DELETE', '/roles/viewer?version=1'))).toBe('403 FORBIDDEN');
});

it('limits the passwords that are tried', async () => {
  const client = await aged(15);
  for (let i = 0; i < 5; i++) await confirm(client, 'Wrong!1234');
  expect(await refusalOf(confirm(client, PASSWORD))).toBe('429 RATE_LIMITED');
});
