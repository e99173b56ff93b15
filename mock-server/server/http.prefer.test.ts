import { expect, it } from 'vitest';
import { Client, testMock } from '../../tests/support/host/mock.ts';

const { mock } = await testMock();
const client = new Client(mock, 'prefer');
await client.signIn();
const download = '/projects/prj_harbor/scans/download';
const json = { scanIds: ['scn_harbor-01'] };
const prefer = (value: string, more = {}) => ({ headers: { prefer: value, ...more } });

/** scripts/conformance/parity.test.ts compares preferred answers with those of plain Prism. */
it('returns a preferred failure even if the Accept header matches only the success', async () => {
  const failures = mock.contract.byId.get('downloadScans')?.examples.filter((e) => e.status >= 400);
  expect(failures?.length).toBeGreaterThan(8);
  for (const { status, name } of failures ?? []) {
    const init = prefer(`code=${status}, example=${name}`, { accept: 'application/zip' });
    const answer = await client.call('POST', download, { ...init, json });
    expect(answer.status).toBe(status);
    expect((await answer.json()).code).toBe(name);
  }
});

it.each(['code=409, example=NOPE', 'code=418, example=EMAIL_EXISTS'])(
  'refuses the preference %s, which the operation does not declare',
  async (value) => {
    const answer = await client.call('GET', '/auth/me', prefer(value));
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors[0].pointer).toBe('/Prefer');
  },
);

it('checks the sign-in and the request first, as Prism does', async () => {
  const unavailable = prefer('code=503, example=UNAVAILABLE');
  const denied = await new Client(mock, 'prefer').call('GET', '/auth/me', unavailable);
  expect(denied.status).toBe(401);
  const invalid = { ...unavailable, json: { email: 'x' } };
  expect((await client.call('POST', '/auth/login', invalid)).status).toBe(422);
});

it('can choose the example of a failure that occurs anyway', async () => {
  const expired = prefer('code=401, example=TOKEN_EXPIRED');
  const answer = await new Client(mock, 'prefer').call('GET', '/auth/me', expired);
  expect((await answer.json()).code).toBe('TOKEN_EXPIRED');
});
