import { describe, expect, it } from 'vitest';
import { Client, CONTROL, problemOf, refusalOf, testMock } from '../../tests/support/host/mock.ts';
import type { Handlers } from '../core/state/call.ts';
import { handlers } from '../server/allHandlers.ts';
import { ContractError, loadContract } from './contract.ts';

/** Starts a mock with handlers that violate their types. */
async function brokenMock(broken: Record<string, unknown>) {
  const made = await testMock({ handlers: { ...handlers, ...broken } as Handlers });
  const client = new Client(made.mock, 'broken');
  await client.signIn();
  return { ...made, client };
}

describe('the handlers', () => {
  it('exist for every operation', async () => {
    const { mock } = await testMock();
    expect(Object.keys(handlers).sort()).toEqual([...mock.contract.byId.keys()].sort());
  });

  it.each([
    ['a body', { status: 200, body: { success: true, data: { id: 5 } } }, /body\.data/],
    ['a status', { status: 204 }, /status code|media type|default/i],
    ['a code', { refused: 'EMAIL_EXISTS' }, /body/],
    ['a media type', { status: 200, body: {}, headers: { 'content-type': 'a/b' } }, /media type/],
  ])('that break the contract by %s cause an INTERNAL problem', async (_, reply, problem) => {
    const { client, mock, warnings } = await brokenMock({ getCurrentUser: () => reply });
    const { code, detail } = await problemOf(await client.call('GET', '/auth/me'));
    expect(code).toBe('INTERNAL');
    expect(detail).toContain('getCurrentUser');
    expect(detail).toMatch(problem);
    expect(mock.violations.list()).toMatchObject([
      { operationId: 'getCurrentUser', tenant: 'broken' },
    ]);
    const listed = await client.json<unknown[]>('GET', `${CONTROL}/violations`);
    expect(listed.body).toHaveLength(1);
    expect(warnings.join()).toContain('getCurrentUser');
    await client.call('DELETE', `${CONTROL}/violations`);
    expect(mock.violations.list()).toEqual([]);
  });

  it('that throw are reported and do not change the state', async () => {
    const { client, mock } = await brokenMock({
      deleteScan: () => {
        throw new Error('stumbled');
      },
    });
    const before = client.state();
    const answer = client.call('DELETE', '/projects/prj_harbor/scans/scn_harbor-01');
    expect((await problemOf(await answer)).detail).toContain('stumbled');
    expect(client.state()).toBe(before);
    expect(mock.violations.list()).toHaveLength(1);
  });

  it('that are missing are replaced by the first example of the contract', async () => {
    const { client } = await brokenMock({ getCurrentUser: undefined });
    const { status, body } = await client.json<{ data: object }>('GET', '/auth/me');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: 'usr_ana', jobTitle: 'Project manager' });
  });
});

describe('a tenant', () => {
  it('is isolated from the others, even under concurrent calls', async () => {
    const { mock } = await testMock();
    const url = '/projects/prj_harbor/scans';
    const ids = async (client: Client) => {
      const { body } = await client.json<{ data: { id: string }[] }>('GET', url);
      return body.data.map(({ id }) => id).sort();
    };
    const work = async (worker: number) => {
      const client = new Client(mock, `worker-${worker}`);
      await client.signIn();
      const kept = await ids(client);
      for (let i = 0; i < 8; i++) {
        const [gone] = kept.splice((worker * 7 + i * 5) % kept.length, 1);
        expect((await client.call('DELETE', `${url}/${gone}`)).status).toBe(200);
        expect(await refusalOf(client.call('GET', `${url}/${gone}`))).toBe('404 NOT_FOUND');
      }
      expect(await ids(client)).toEqual(kept);
      await client.call('POST', `${CONTROL}/reset`);
      await client.signIn();
      expect(await ids(client)).toHaveLength(24);
    };
    await Promise.all([1, 2, 3, 4].map(work));
  });
});

describe('a contract that cannot be served', () => {
  it.each([
    ['/nowhere/openapi.json', /There is no contract at/],
    [import.meta.filename, /is not a JSON object/],
    [{}, /declares no operation|not a readable/],
    [{ openapi: '3.1.0', paths: { '/a': { get: { responses: {} } } } }, /has no operationId/],
    [
      { openapi: '3.1.0', paths: { '/a': { get: { operationId: 'a', responses: {} } } } },
      /has no schema ProblemCode/,
    ],
  ])('is reported in one sentence: %s', async (source, message) => {
    const error = await loadContract(source).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toMatch(message);
  });
});
