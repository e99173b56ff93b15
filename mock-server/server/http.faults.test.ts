import { describe, expect, it } from 'vitest';
import { Client, CONTROL, problemOf, refusalOf, testMock } from '../../tests/support/host/mock.ts';

const { mock } = await testMock();

/**
 * One operation for each kind of request, because faults depend on nothing else.
 * tests/contract/client.test.ts covers all operations.
 */
const kinds = new Map(
  mock.contract.operations.map((operation) => [
    [operation.method, operation.caller, ...operation.bodyTypes].join(' '),
    operation,
  ]),
);

describe('a queued fault', () => {
  it.each([...kinds])('answers %s, even if the request is invalid', async (_, operation) => {
    const client = new Client(mock, 'reach');
    for (const { status, name, code } of operation.examples) {
      const queued = await client.faults([
        { operationId: operation.id, code: status, example: name },
      ]);
      expect(queued.status).toBe(200);
      // No sign-in, no readable body, and an Accept header that matches few answers.
      const answer = await client.call(
        operation.method.toUpperCase(),
        operation.path.replace(/\{\w+\}/g, 'x'),
        {
          headers: { accept: 'application/zip', 'content-type': 'application/json' },
          ...(!/^(get|head)$/.test(operation.method) && { body: '{"broken":' }),
        },
      );
      expect(answer.status).toBe(status);
      // An answer to HEAD has no body.
      if (code && operation.method !== 'head') expect((await problemOf(answer)).code).toBe(name);
      expect(mock.store.tenant('reach').faults.list()).toEqual([]);
    }
  });

  it('is served in order of arrival, and then the handler answers', async () => {
    const client = new Client(mock, 'order');
    await client.signIn();
    await client.faults([
      { operationId: 'getCurrentUser', code: 401, example: 'TOKEN_EXPIRED' },
      { operationId: 'getCurrentUser', code: 503, times: 2 },
      { operationId: 'listProjects', example: 'empty' },
    ]);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await client.call('GET', '/auth/me')).status);
    expect(statuses).toEqual([401, 503, 503, 200]);
    const { body } = await client.json<{ data: unknown[] }>('GET', '/projects');
    expect(body.data).toEqual([]);
    expect((await client.json<{ data: unknown[] }>('GET', '/projects')).body.data).toHaveLength(3);
  });

  it('stays until it is cleared when times is null', async () => {
    const client = new Client(mock, 'forever');
    await client.signIn();
    await client.faults([{ operationId: 'getCurrentUser', code: 500, times: null }]);
    for (let i = 0; i < 5; i++) {
      expect(await refusalOf(client.call('GET', '/auth/me'))).toBe('500 INTERNAL');
    }
    expect((await client.call('DELETE', `${CONTROL}/faults`)).status).toBe(204);
    expect((await client.call('GET', '/auth/me')).status).toBe(200);
  });

  it('can cut the connection', async () => {
    const client = new Client(mock, 'offline');
    await client.signIn();
    await client.faults([{ operationId: 'getCurrentUser', offline: true }]);
    await expect(client.call('GET', '/auth/me')).rejects.toThrow(TypeError);
    expect((await client.call('GET', '/auth/me')).status).toBe(200);
  });

  it('can delay the answer of the handler', async () => {
    const client = new Client(mock, 'slow');
    await client.signIn();
    await client.faults([{ operationId: 'getCurrentUser', delayMs: 60 }]);
    const begun = performance.now();
    expect((await client.call('GET', '/auth/me')).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  it('affects only its own tenant', async () => {
    const [struck, spared] = [new Client(mock, 'struck'), new Client(mock, 'spared')];
    await spared.signIn();
    await struck.faults([{ operationId: 'getCurrentUser', code: 500, times: null }]);
    expect((await spared.call('GET', '/auth/me')).status).toBe(200);
    expect((await struck.call('GET', '/auth/me')).status).toBe(500);
  });

  it.each([
    [
      'an unknown operation',
      [{ operationId: 'nope', code: 500 }],
      /must be one of getCapabilities/,
    ],
    ['an unknown example', [{ operationId: 'login', code: 409 }], /declared answer of login/],
    ['a misspelt field', [{ operationId: 'login', code: 500, time: 2 }], /time is unknown/],
    ['no effect', [{ operationId: 'login' }], /must have code/],
    ['a count of none', [{ operationId: 'login', code: 500, times: 0 }], /from 1/],
    ['no list', { operationId: 'login' }, /must be a list/],
    ['an entry that is none', [null], /must be an object/],
  ])('is rejected with %s', async (_, faults, message) => {
    const client = new Client(mock, 'wrong');
    await client.faults([{ operationId: 'login', code: 500 }]);
    const problem = await problemOf(await client.faults(faults));
    expect(problem.code).toBe('MALFORMED_REQUEST');
    expect(problem.detail).toMatch(message);
    expect(mock.store.tenant('wrong').faults.list()).toHaveLength(1);
  });
});
