import { describe, expect, it } from 'vitest';
import { Client, CONTROL, PASSWORD, testMock } from '../../tests/support/host/mock.ts';

const { mock } = await testMock();

describe('the outbox', () => {
  const signUp = (client: Client, username: string, email: string) =>
    client.call('POST', '/auth/signup', {
      json: { username, email, password: PASSWORD, confirmPassword: PASSWORD },
    });

  it('is a page with the sent emails, newest first, and escapes markup', async () => {
    const client = new Client(mock, 'out&box');
    const empty = await (await client.call('GET', `${CONTROL}/outbox`)).text();
    expect(empty).toContain('No email yet');
    await signUp(client, '<img src=x onerror="a()">', 'a@example.com');
    await signUp(client, "O'Brien & Sons", 'b@example.com');
    const response = await client.call('GET', `${CONTROL}/outbox`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
    expect(page).toContain('O&#39;Brien &amp; Sons');
    expect(page.indexOf('b@example.com')).toBeLessThan(page.indexOf('a@example.com'));
    expect(page).toMatch(/href="http:\/\/127\.0\.0\.1:5173\/verify-email\/\?token=[\w-]{43}"/);
    expect(page).toContain('href="?tenant=out%26box"');
  });

  it('opens in a browser, which sends no tenant header', async () => {
    const client = new Client(mock, 'by-url');
    await signUp(client, 'Rita', 'rita@example.com');
    const response = await mock.fetch(new Request(`${CONTROL}/outbox.json?tenant=by-url`));
    expect(await response.json()).toMatchObject([{ to: 'rita@example.com' }]);
    const other = await mock.fetch(new Request(`${CONTROL}/outbox.json`));
    expect(await other.json()).toEqual([]);
  });
});

describe('the list of operations', () => {
  it('lists the answers of each operation', async () => {
    const response = await mock.fetch(new Request(`${CONTROL}/operations`));
    const operations: { operationId: string }[] = await response.json();
    expect(operations).toHaveLength(mock.contract.operations.length);
    expect(operations.find(({ operationId }) => operationId === 'signup')).toMatchObject({
      tag: 'auth',
      method: 'post',
      path: '/auth/signup',
      summary: 'Sign up',
      origin: 'documented',
      examples: expect.arrayContaining([
        { status: 201, name: 'typical', code: null },
        { status: 409, name: 'EMAIL_EXISTS', code: 'EMAIL_EXISTS' },
        { status: 405, name: 'METHOD_NOT_ALLOWED', code: 'METHOD_NOT_ALLOWED' },
      ]),
    });
  });
});

describe('a reset', () => {
  it('clears state, faults, emails and settings of one tenant only', async () => {
    const [client, other] = [new Client(mock, 'reset'), new Client(mock, 'not-reset')];
    const fresh = client.state();
    for (const each of [client, other]) {
      await each.signIn();
      await each.faults([{ operationId: 'login', code: 500 }]);
      await each.call('PUT', `${CONTROL}/settings`, { json: { accessTokenSeconds: 7 } });
    }
    const kept = other.state();
    expect((await client.call('POST', `${CONTROL}/reset`)).status).toBe(204);
    expect(client.state()).toBe(fresh);
    const faults = (each: Client) => each.json<unknown[]>('GET', `${CONTROL}/faults`);
    expect((await faults(client)).body).toEqual([]);
    expect((await faults(other)).body).toHaveLength(1);
    expect(other.state()).toBe(kept);
  });
});

describe('the settings', () => {
  it('change only the given values', async () => {
    const client = new Client(mock, 'settings');
    const put = (json: object) => client.json<object>('PUT', `${CONTROL}/settings`, { json });
    await put({ emailedTokenSeconds: 5 });
    const { body } = await put({ accessTokenSeconds: 0 });
    expect(body).toEqual({
      accessTokenSeconds: 0,
      refreshTokenSeconds: 2_592_000,
      emailedTokenSeconds: 5,
    });
    expect((await put({ emailedTokenSeconds: null })).body).toMatchObject({
      emailedTokenSeconds: null,
    });
    await client.signIn();
    const answer = await client.json<{ code: string }>('GET', '/auth/me');
    expect(answer.body.code).toBe('TOKEN_EXPIRED');
  });
});

describe('the seed', () => {
  it('can be enlarged for load tests', async () => {
    const client = new Client(mock, 'seed-large');
    await client.signIn();
    const seed = (json: unknown) =>
      client.call('POST', `${CONTROL}/seed?tenant=seed-large`, { json });
    expect((await seed({ punchItems: 1000 })).status).toBe(204);
    const { body } = await client.json<{ total: number }>(
      'GET',
      '/projects/prj_harbor/punch-items?limit=1',
    );
    expect(body.total).toBe(1000);
    const items = Object.values(mock.store.tenant('seed-large').state.punchItems);
    const numbers = items
      .filter(({ projectId, number }) => projectId === 'prj_harbor' && number !== null)
      .map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await seed({ activityEntries: 2000, budgetLines: 500 })).status).toBe(204);
    const { activity, budgetLines } = mock.store.tenant('seed-large').state;
    expect(Object.keys(budgetLines).length).toBeGreaterThanOrEqual(500);
    expect(activity.length).toBeGreaterThan(2000);
    expect(activity.map(({ at }) => at)).toEqual(activity.map(({ at }) => at).sort());
    for (const wrong of [
      { punchItems: 0 },
      { activityEntries: 1e9 },
      { budgetLines: 1e9 },
      { messages: 0 },
      { items: 5 },
      [],
      { punchItems: 1e9 },
    ]) {
      expect((await seed(wrong)).status).toBe(400);
    }
  });
});
