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

const VIEWS = `${HARBOR}/scene-views`;
const scan = { type: 'scan', id: 'scn_harbor-04' };
const mine = {
  target: scan,
  name: 'Beam line',
  shared: false,
  state: { schemaVersion: 1, data: { camera: { position: [1, 2, 3] } } },
};

interface View {
  id: string;
  name: string;
  shared: boolean;
  state: object;
  permittedActions: string[];
}

const { mock } = await testMock();
let team = new Team(mock, 'scenes');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `scenes ${count}`);
});

const list = async (role: Role, id = scan.id) => {
  const client = await team.as(role);
  const path = `${VIEWS}?targetType=scan&targetId=${id}`;
  return (await client.json<{ data: View[]; permittedActions: string[] }>('GET', path)).body;
};
const create = async (role: Role, changes: object = {}) =>
  (await team.as(role)).call('POST', VIEWS, { json: { ...mine, ...changes } });
const created = async (role: Role, changes: object = {}): Promise<View> => {
  const answer = await create(role, changes);
  expect(answer.status).toBe(201);
  return (await answer.json()).data;
};
const change = async (role: Role, id: string, json: object) =>
  (await team.as(role)).call('PATCH', `${VIEWS}/${id}`, { json });
const remove = async (role: Role, id: string) =>
  outcomeOf((await team.as(role)).call('DELETE', `${VIEWS}/${id}`));

describe('a scene view', () => {
  it('is stored unchanged, and visible only to its creator on its target', async () => {
    const view = await created('viewer', { name: '  Beam line ' });
    expect(view).toMatchObject({ name: 'Beam line', shared: false, state: mine.state });
    expect((await list('viewer')).data).toEqual([view]);
    expect((await list('project_manager')).data).toEqual([]);
    expect((await list('viewer', 'scn_harbor-05')).data).toEqual([]);
    expect(await remove('project_manager', view.id)).toBe('404 NOT_FOUND');
    expect(await outcomeOf(change('project_manager', view.id, { name: 'Mine' }))).toBe(
      '404 NOT_FOUND',
    );
  });

  it('of a camera exists only for members who see cameras', async () => {
    const target = { type: 'cam', id: 'cam_h1' };
    const view = await created('superintendent', { target, shared: true });
    const ids = async (role: Role) => {
      const path = `${VIEWS}?targetType=cam&targetId=cam_h1`;
      const { body } = await (await team.as(role)).json<{ data: View[] }>('GET', path);
      return body.data.map(({ id }) => id);
    };
    expect(await ids('viewer')).toContain(view.id);
    expect(await ids('subcontractor')).toEqual([]);
    expect(await pointersOf(create('subcontractor', { target }))).toEqual(['/target/id']);
  });

  it('can be shared by those who may share views of a log', async () => {
    for (const role of roles) {
      const { permittedActions } = await list(role);
      const outcome = await outcomeOf(create(role, { shared: true, name: role }));
      expect(outcome, role).toBe(permittedActions.includes('share') ? '201' : '403 FORBIDDEN');
    }
    expect((await list('viewer')).data.map(({ name }) => name)).toEqual([
      'account_admin',
      'project_admin',
      'project_manager',
      'superintendent',
    ]);
  });

  it('is renamed and shared only by its creator', async () => {
    const view = await created('superintendent', { shared: true });
    expect(await outcomeOf(change('project_manager', view.id, { name: 'Mine' }))).toBe(
      '403 FORBIDDEN',
    );
    const answer = await change('superintendent', view.id, { name: ' At dusk ', shared: false });
    expect((await answer.json()).data).toMatchObject({ name: 'At dusk', shared: false });
    const ownView = await created('viewer');
    expect(await outcomeOf(change('viewer', ownView.id, { shared: true }))).toBe('403 FORBIDDEN');
  });

  it('has a unique name per creator and target', async () => {
    const view = await created('viewer');
    expect(await outcomeOf(create('viewer', { name: 'BEAM LINE' }))).toBe('409 NAME_TAKEN');
    expect(await pointersOf(create('viewer', { name: 'beam line ' }))).toEqual(['/name']);
    expect(await outcomeOf(create('owner'))).toBe('201');
    const other = await created('viewer', { name: 'Other' });
    expect(await pointersOf(change('viewer', other.id, { name: 'Beam line' }))).toEqual(['/name']);
    expect(await outcomeOf(change('viewer', view.id, { name: 'BEAM line' }))).toBe('200');
  });

  it('has an object of at most 16 KiB as state, and an existing target', async () => {
    const data = { text: 'é'.repeat(8200) };
    const state = { schemaVersion: 1, data };
    expect(await pointersOf(create('viewer', { state }))).toEqual(['/state']);
    const least = { schemaVersion: 1, data: { text: 'x'.repeat(16_000) } };
    expect(await outcomeOf(create('viewer', { state: least }))).toBe('201');
    const text = { schemaVersion: 1, data: 'camera' };
    expect(await outcomeOf(create('viewer', { state: text }))).toBe('422 VALIDATION_FAILED');
    const target = { type: 'scan', id: 'scn_gone' };
    expect(await pointersOf(create('viewer', { target }))).toEqual(['/target/id']);
  });

  it('is deleted with its scan', async () => {
    await created('viewer');
    await (await team.as('project_manager')).call('DELETE', `${HARBOR}/scans/scn_harbor-04`);
    expect((await list('viewer')).data).toEqual([]);
  });

  it('cannot be changed in a closed project', async () => {
    const view = await created('project_manager');
    const { prj_harbor } = team.state.projects;
    if (prj_harbor) prj_harbor.status = 'closed';
    expect(await outcomeOf(create('project_manager', { name: 'B' }))).toBe('409 PROJECT_CLOSED');
    expect(await remove('project_manager', view.id)).toBe('409 PROJECT_CLOSED');
    expect(await list('project_manager')).toMatchObject({
      data: [{ permittedActions: [] }],
      permittedActions: [],
    });
  });
});
