import { beforeEach, describe, expect, it } from 'vitest';
import {
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  roles,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const VIEWS = `${HARBOR}/saved-views`;
const mine = { log: 'punch_items', name: 'Level 4', query: 'q=level+4', shared: false };

interface View {
  id: string;
  name: string;
  query: string;
  shared: boolean;
  createdBy: { id: string; name: string };
  permittedActions: string[];
}

const { mock } = await testMock();
let team = new Team(mock, 'views');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `views ${count}`);
});

const list = async (role: Role, log = 'punch_items') => {
  const client = await team.as(role);
  const { status, body } = await client.json<{ data: View[]; permittedActions: string[] }>(
    'GET',
    `${VIEWS}?log=${log}`,
  );
  expect(status).toBe(200);
  return body;
};
const names = async (role: Role, log?: string) =>
  (await list(role, log)).data.map(({ name }) => name);

const create = async (role: Role, changes: object = {}) =>
  (await team.as(role)).call('POST', VIEWS, { json: { ...mine, ...changes } });
const created = async (role: Role, changes: object = {}): Promise<View> => {
  const answer = await create(role, changes);
  expect(answer.status).toBe(201);
  return (await answer.json()).data;
};
const remove = async (role: Role, id: string) =>
  outcomeOf((await team.as(role)).call('DELETE', `${VIEWS}/${id}`));
const close = () => {
  const { prj_harbor } = team.state.projects;
  if (prj_harbor) prj_harbor.status = 'closed';
};

describe('the list', () => {
  it('has two shared views of each log in the seed', async () => {
    expect(await names('viewer')).toEqual(['Overdue, urgent first', 'Ready for reinspection']);
    expect(await names('viewer', 'rfis')).toEqual([
      'Overdue, oldest first',
      'Waiting for the architect',
    ]);
    expect(await names('viewer', 'submittals')).toEqual([
      'Mechanical and electrical',
      'Shop drawings under review',
    ]);
  });

  it('has the caller’s own and the shared views, by name', async () => {
    await created('viewer', { name: 'Roof' });
    await created('superintendent', { name: 'a walk on Friday', shared: true });
    await created('owner', { name: 'Of the owner' });
    expect(await names('viewer')).toEqual([
      'a walk on Friday',
      'Overdue, urgent first',
      'Ready for reinspection',
      'Roof',
    ]);
    expect(await names('viewer', 'rfis')).not.toContain('Roof');
  });

  it('has the permitted actions of each user', async () => {
    for (const role of roles) {
      const { data, permittedActions } = await list(role);
      const runs = ['account_admin', 'project_admin', 'project_manager'].includes(role);
      const shares = runs || role === 'superintendent';
      expect(permittedActions, role).toEqual(shares ? ['create', 'share'] : ['create']);
      // The first was shared by the superintendent, the second by the project manager.
      const deletes = data.map((view) => view.permittedActions.includes('delete'));
      expect(deletes, role).toEqual([shares, runs]);
    }
  });

  it('has the views of one log', async () => {
    const client = await team.as('viewer');
    expect(await pointersOf(client.call('GET', VIEWS))).toEqual(['/log']);
    expect(await pointersOf(client.call('GET', `${VIEWS}?log=scans`))).toEqual(['/log']);
  });

  it('is hidden outside of the project', async () => {
    const client = await team.as('subcontractor');
    const elsewhere = '/projects/prj_riverside/saved-views';
    expect(await outcomeOf(client.call('GET', `${elsewhere}?log=rfis`))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(client.call('POST', elsewhere, { json: mine }))).toBe('404 NOT_FOUND');
  });
});

describe('saving', () => {
  it('is for every member, sharing for leaders', async () => {
    for (const role of roles) {
      expect(await outcomeOf(create(role)), role).toBe('201');
      const shares = (await list(role)).permittedActions.includes('share');
      const shared = create(role, { name: 'For all', shared: true });
      expect(await outcomeOf(shared), role).toBe(shares ? '201' : '403 FORBIDDEN');
    }
  });

  it('stores the view unchanged, except for spaces around its name', async () => {
    const view = await created('viewer', { name: ' Level 4 ' });
    expect(view).toMatchObject({ ...mine, createdBy: { name: 'Grace Lindqvist' } });
    expect((await list('viewer')).data).toContainEqual(view);
  });

  it('refuses a name that the user already has in the same log', async () => {
    await created('viewer');
    const again = create('viewer', { name: 'LEVEL 4 ' });
    expect(await pointersOf(again)).toEqual(['/name']);
    expect(await outcomeOf(create('viewer'))).toBe('409 NAME_TAKEN');
    expect(await outcomeOf(create('owner'))).toBe('201');
    expect(await outcomeOf(create('viewer', { log: 'rfis' }))).toBe('201');
    expect(await outcomeOf(create('viewer', { name: 'Ready for reinspection' }))).toBe('201');
  });

  it.each([
    [{ name: '' }, '/name'],
    [{ name: '   ' }, '/name'],
    [{ name: 'x'.repeat(61) }, '/name'],
    [{ query: 'x'.repeat(2001) }, '/query'],
    [{ query: '?q=duct' }, '/query'],
    [{ query: 'q=<b>' }, '/query'],
    [{ query: 'q=duct&project=prj_riverside' }, '/query'],
    [{ query: 'new=1' }, '/query'],
    [{ query: '%6Eew=1' }, '/query'],
    [{ log: 'scans' }, '/log'],
  ])('refuses the changes %j', async (changes, pointer) => {
    const pointers = await pointersOf(create('project_manager', changes));
    expect(new Set(pointers)).toEqual(new Set([pointer]));
  });
});

describe('deleting', () => {
  it('is for the creator, and for leaders on shared views', async () => {
    const ownView = await created('viewer');
    expect(await remove('project_admin', ownView.id)).toBe('404 NOT_FOUND');
    expect(await remove('viewer', ownView.id)).toBe('200');
    expect(await remove('viewer', ownView.id)).toBe('404 NOT_FOUND');
    expect(await remove('superintendent', 'viw_h2')).toBe('403 FORBIDDEN');
    expect(await remove('superintendent', 'viw_h1')).toBe('200');
    expect(await remove('project_admin', 'viw_h2')).toBe('200');
    expect(await names('viewer')).toEqual([]);
  });

  it.each(['nope', '__proto__'])('does not find %s', async (id) => {
    expect(await remove('project_manager', id)).toBe('404 NOT_FOUND');
  });
});

it('a closed project allows no changes of views', async () => {
  close();
  const { data, permittedActions } = await list('project_admin');
  expect(permittedActions).toEqual([]);
  expect(data.map((view) => view.permittedActions)).toEqual([[], []]);
  expect(await outcomeOf(create('project_admin'))).toBe('409 PROJECT_CLOSED');
  expect(await remove('project_admin', 'viw_h1')).toBe('409 PROJECT_CLOSED');
});
