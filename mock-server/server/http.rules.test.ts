import { beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  ITEMS,
  outcomeOf,
  pointersOf,
  type Role,
  response,
  Team,
} from '../../tests/support/host/logs.ts';
import { Client, testMock } from '../../tests/support/host/mock.ts';

/**
 * The rules of openapi/guides: errors.md (the order of the checks, what is not an error), pagination.md, records.md and
 * sign-in.md.
 */
const { mock, clock } = await testMock();
const json = { 'content-type': 'application/json' };
const CLOSED = '/projects/prj_oakline';

describe('the first wrong thing is the answer', () => {
  const team = new Team(mock, 'order');
  beforeAll(() => {
    const project = team.state.projects.prj_oakline;
    if (project) project.status = 'closed';
    team.item({ id: 'pch_closed', status: 'closed' });
    team.item();
    team.rfi({ id: 'rfi_closed', status: 'closed' });
    team.rfi({ responses: [response('rsp_1')] });
    const [album] = Object.values(team.state.albums);
    if (album) team.state.albums.alb_test = { ...album, id: 'alb_test', name: 'Taken' };
  });

  const item = `${ITEMS}/pch_test`;
  const closed = `${ITEMS}/pch_closed`;
  const scans = `${HARBOR}/scans`;
  const stale = { version: 9 };
  const nobody = { assigneeIds: ['usr_nobody'] };

  it.each<[string, expected: string, Role | null, method: string, path: string, body?: object]>([
    ['path, then token', '404 NOT_FOUND', null, 'GET', '/nope'],
    ['method, then token', '405 METHOD_NOT_ALLOWED', null, 'PATCH', '/projects'],
    ['token, then schema', '401 UNAUTHENTICATED', null, 'PATCH', item, { version: 0 }],
    ['token, then record', '401 UNAUTHENTICATED', null, 'GET', `${ITEMS}/pch_none`],
    ['schema, then record', '422 VALIDATION_FAILED', 'viewer', 'PATCH', `${ITEMS}/no`, {}],
    [
      'schema, then closed project',
      '422 VALIDATION_FAILED',
      'viewer',
      'POST',
      `${CLOSED}/rfis`,
      {},
    ],
    ['schema, then role', '422 VALIDATION_FAILED', 'viewer', 'PATCH', item, { version: 0 }],
    ['record, then closed project', '404 NOT_FOUND', 'viewer', 'DELETE', `${CLOSED}/scans/no`],
    ['record, then role', '404 NOT_FOUND', 'viewer', 'DELETE', `${scans}/no`],
    ['record, then version', '404 NOT_FOUND', 'viewer', 'PATCH', `${ITEMS}/no`, stale],
    [
      'closed project, then role',
      '409 PROJECT_CLOSED',
      'viewer',
      'POST',
      `${CLOSED}/albums`,
      { name: 'x' },
    ],
    ['role, then version', '403 FORBIDDEN', 'viewer', 'PATCH', item, stale],
    ['role, then version', '403 FORBIDDEN', 'viewer', 'DELETE', `${item}?version=9`],
    [
      'role, then version',
      '403 FORBIDDEN',
      'viewer',
      'POST',
      `${item}/responses`,
      { ...stale, response: 'done' },
    ],
    [
      'role, then version',
      '403 FORBIDDEN',
      'viewer',
      'POST',
      `${item}/transitions`,
      { ...stale, status: 'closed' },
    ],
    ['role, then status', '403 FORBIDDEN', 'viewer', 'PATCH', closed, { version: 1 }],
    [
      'role, then status',
      '403 FORBIDDEN',
      'viewer',
      'POST',
      `${HARBOR}/rfis/rfi_closed/responses`,
      { version: 1, body: 'x' },
    ],
    ['role, then reference', '403 FORBIDDEN', 'viewer', 'PATCH', item, { version: 1, ...nobody }],
    ['role, then name', '403 FORBIDDEN', 'viewer', 'POST', `${HARBOR}/albums`, { name: 'Taken' }],
    ['version, then status', '409 STALE_VERSION', 'project_manager', 'PATCH', closed, stale],
    [
      'version, then status',
      '409 STALE_VERSION',
      'project_manager',
      'POST',
      `${closed}/transitions`,
      { ...stale, status: 'draft' },
    ],
    [
      'version, then reference',
      '409 STALE_VERSION',
      'project_manager',
      'PATCH',
      item,
      { ...stale, ...nobody },
    ],
    [
      'status, then reference',
      '409 WRONG_STATE',
      'project_manager',
      'PATCH',
      closed,
      { version: 1, ...nobody },
    ],
    [
      'status for nobody, then role',
      '409 WRONG_STATE',
      'viewer',
      'POST',
      `${closed}/transitions`,
      { version: 1, status: 'draft' },
    ],
    [
      'reference',
      '422 VALIDATION_FAILED',
      'project_manager',
      'PATCH',
      item,
      { version: 1, ...nobody },
    ],
    ['name', '409 NAME_TAKEN', 'project_manager', 'POST', `${HARBOR}/albums`, { name: 'taken' }],
  ])('%s: %s', async (_, expected, role, method, path, body) => {
    const client = role ? await team.as(role) : new Client(mock, 'order');
    expect(await outcomeOf(client.call(method, path, { json: body }))).toBe(expected);
  });

  it.each([
    ['token, then body', '401 UNAUTHENTICATED', null, json, '{'],
    ['type, then record', '415 UNSUPPORTED_MEDIA_TYPE', 'viewer', { 'content-type': 'a/b' }, '{'],
    ['body, then record', '400 MALFORMED_REQUEST', 'viewer', json, '{'],
  ] as const)('%s: %s', async (_, expected, role, headers, body) => {
    const client = role ? await team.as(role) : new Client(mock, 'order');
    const answer = client.call('PATCH', `${ITEMS}/pch_none`, { headers, body });
    expect(await outcomeOf(answer)).toBe(expected);
  });
});

describe('what is not an error', () => {
  const team = new Team(mock, 'lenient');

  it.each(['bearer', 'BEARER', 'Bearer'])('the scheme %s', async (scheme) => {
    const client = await team.as('viewer');
    const headers = { authorization: `${scheme} ${client.token}` };
    expect(await outcomeOf(client.call('GET', '/auth/me', { headers }))).toBe('200');
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'the content type %s',
    async (type) => {
      const client = await team.as('project_manager');
      const headers = { 'content-type': type };
      const body = JSON.stringify({ title: 'Größe', unknown: 1, projectId: 'prj_oakline' });
      const answer = client.call('POST', `${HARBOR}/tours`, { headers, body });
      expect(await dataOf(answer)).toMatchObject({ title: 'Größe', version: 1 });
    },
  );

  it('unknown properties and parameters, which are not stored', async () => {
    const item = team.item();
    const client = await team.as('project_manager');
    const change = { version: 1, title: 'New', number: 'PI-1', unknown: 1, status: 'closed' };
    const path = `${ITEMS}/${item.id}?unknown=1`;
    const data = await dataOf(client.call('PATCH', path, { json: change }));
    expect(data).toMatchObject({ title: 'New', number: item.number, status: item.status });
    expect(data).not.toHaveProperty('unknown');
    expect(team.state.punchItems[item.id]).not.toHaveProperty('unknown');
  });
});

it('a deleted record is gone: deleting it again answers 404', async () => {
  const team = new Team(mock, 'deleted');
  team.item();
  const deletions = [`${ITEMS}/pch_test?version=1`, `${HARBOR}/scans/scn_harbor-01`];
  for (const path of deletions) {
    expect(await outcomeOf(team.call('project_admin', 'DELETE', path))).toBe('200');
    expect(await outcomeOf(team.call('project_admin', 'DELETE', path))).toBe('404 NOT_FOUND');
  }
});

it('signing out twice succeeds, and a spent refresh token ends the session after a while', async () => {
  const client = new Client(mock, 'sessions');
  const logout = (refreshToken: string) =>
    outcomeOf(client.call('POST', '/auth/logout', { json: { refreshToken } }));
  const refresh = (refreshToken: string) =>
    client.call('POST', '/auth/refresh-token', { json: { refreshToken } });
  const me = () => outcomeOf(client.call('GET', '/auth/me'));

  const first = await client.signIn();
  expect(await logout(first.refreshToken)).toBe('200');
  expect(await logout(first.refreshToken)).toBe('200');
  expect(await logout('unknown')).toBe('200');
  expect(await me()).toBe('401 UNAUTHENTICATED');
  expect(await outcomeOf(refresh(first.refreshToken))).toBe('401 TOKEN_INVALID');

  const second = await client.signIn();
  const rotated = await (await refresh(second.refreshToken)).json();
  clock.now += 30_000;
  expect(await outcomeOf(refresh(second.refreshToken))).toBe('401 TOKEN_INVALID');
  expect(await outcomeOf(refresh(rotated.refreshToken))).toBe('401 TOKEN_INVALID');
  expect(await me()).toBe('401 UNAUTHENTICATED');
});

describe('a cursor', () => {
  const team = new Team(mock, 'cursors');
  const next = async (path: string): Promise<string> => {
    const client = await team.as('project_manager');
    return (await client.json<{ nextCursor: string }>('GET', path)).body.nextCursor;
  };

  it('works with another limit, and with the default order spelled out', async () => {
    const client = await team.as('project_manager');
    const cursor = await next(`${ITEMS}?limit=2`);
    for (const query of ['limit=3', 'limit=2&sort=-createdAt']) {
      expect(await outcomeOf(client.call('GET', `${ITEMS}?${query}&cursor=${cursor}`))).toBe('200');
    }
  });

  it.each([
    ['another order', `${ITEMS}?limit=2&sort=title`],
    ['other filters', `${ITEMS}?limit=2&status=open`],
    ['another list', `${HARBOR}/rfis?limit=2`],
    ['another project', `/projects/prj_riverside/punch-items?limit=2`],
  ])('of %s is refused', async (_, path) => {
    const client = await team.as('project_manager');
    const cursor = await next(path);
    const answer = client.call('GET', `${ITEMS}?limit=2&cursor=${cursor}`);
    expect(await pointersOf(answer)).toEqual(['/cursor']);
  });
});

describe('what may be kept', () => {
  it('no answer in JSON, and nothing is guessed', async () => {
    const client = new Client(mock, 'kept');
    const failed = await client.call('GET', '/auth/me');
    await client.signIn('ana.torres@example.com');
    for (const answer of [failed, await client.call('GET', '/auth/me')]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
