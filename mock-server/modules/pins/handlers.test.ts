import { beforeEach, describe, expect, it } from 'vitest';
import {
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const PINS = `${HARBOR}/pins`;
const scan = { type: 'scan', id: 'scn_harbor-04' };
const point = { kind: 'point', position: [1, 2.5, -3] };
const item = { type: 'punch_item', id: 'pch_test' };
const ON_SCAN = '?targetType=scan&targetId=scn_harbor-04';

interface Pin {
  id: string;
  target: { title: string };
  anchor: object;
  record: { id: string; title: string; status: string };
  permittedActions: string[];
}

const { mock } = await testMock();
let team = new Team(mock, 'pins');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `pins ${count}`);
});

const list = async (role: Role, query = ON_SCAN) =>
  (await (await team.as(role)).json<{ data: Pin[] }>('GET', `${PINS}${query}`)).body.data;
const create = async (role: Role, changes: object = {}) =>
  (await team.as(role)).call('POST', PINS, {
    json: { target: scan, anchor: point, record: item, ...changes },
  });
const created = async (role: Role, changes: object = {}): Promise<Pin> => {
  const answer = await create(role, changes);
  expect(answer.status).toBe(201);
  return (await answer.json()).data;
};
const remove = async (role: Role, id: string) =>
  outcomeOf((await team.as(role)).call('DELETE', `${PINS}/${id}`));

describe('a pin', () => {
  it('is found by its target and by its record', async () => {
    team.item({ title: 'Loose bracket' });
    const before = await list('project_manager', '');
    const pin = await created('project_manager');
    expect(pin).toMatchObject({
      target: { type: 'scan', title: 'Level 4 slab before pour' },
      anchor: point,
      record: { number: 'PI-900', title: 'Loose bracket', status: 'open' },
      permittedActions: ['update', 'delete'],
    });
    expect(await list('project_manager')).toEqual([pin]);
    const ofRecord = '?recordType=punch_item&recordId=pch_test';
    expect(await list('project_manager', ofRecord)).toEqual([pin]);
    expect(await list('project_manager', '?recordType=rfi&recordId=pch_test')).toEqual([]);
    expect((await list('project_manager', '')).length).toBe(before.length + 1);
  });

  it('shows the current title and status of its record', async () => {
    team.item();
    await created('project_manager');
    team.item({ title: 'Renamed', status: 'closed' });
    expect(await list('viewer')).toMatchObject([
      { record: { title: 'Renamed', status: 'closed' }, permittedActions: [] },
    ]);
  });

  it.each([
    ['a direction', { kind: 'panorama', sceneId: 's', yaw: 0, pitch: 0 }],
    ['a place in a picture', { kind: 'image', x: 0.5, y: 0.5 }],
    ['a moment', { kind: 'time', atSec: 3 }],
    ['an element', { kind: 'element', elementId: '0'.repeat(22), position: [0, 0, 0] }],
  ])('in a scan must be a point, not %s', async (_, anchor) => {
    team.item();
    expect(await pointersOf(create('project_manager', { anchor }))).toEqual(['/anchor/kind']);
  });

  it('requires an existing target and record', async () => {
    team.item({ id: 'pch_deleted', deletedAt: '2026-11-01T00:00:00Z' });
    for (const [changes, pointer] of [
      [{ target: { type: 'scan', id: 'scn_gone' } }, '/target/id'],
      [{ target: { type: 'scan', id: 'scn_riverside-02' } }, '/target/id'],
      [{ target: { type: 'model', id: 'mdl_none' }, anchor: point }, '/target/id'],
      [{ record: { type: 'punch_item', id: 'pch_gone' } }, '/record/id'],
      [{ record: { type: 'punch_item', id: 'pch_deleted' } }, '/record/id'],
      [{ record: { type: 'rfi', id: 'pch_h9' } }, '/record/id'],
    ] as const) {
      expect(await pointersOf(create('project_manager', changes))).toEqual([pointer]);
    }
  });

  it('is limited to 500 per target', async () => {
    team.item();
    await created('project_manager');
    const [sample] = Object.values(team.state.pins).slice(-1);
    for (let i = 0; i < 499; i += 1) {
      if (sample) team.state.pins[`pin_${i}`] = { ...sample, id: `pin_${i}` };
    }
    expect(await outcomeOf(create('project_manager'))).toBe('409 LIMIT_REACHED');
    expect(await list('project_manager', `${ON_SCAN}&limit=500`)).toHaveLength(500);
  });
});

describe('the rules of the record', () => {
  it.each([
    ['a draft', { status: 'draft', private: false }],
    ['a private item', { private: true }],
  ] as const)('hide the pin of %s from others', async (_, changes) => {
    team.item(changes);
    const pin = await created('project_manager');
    expect(await list('project_admin')).toHaveLength(1);
    for (const role of ['viewer', 'owner'] as const) {
      expect(await list(role)).toEqual([]);
      expect(await list(role, '?recordType=punch_item&recordId=pch_test')).toEqual([]);
      expect(await remove(role, pin.id)).toBe('404 NOT_FOUND');
      expect(await pointersOf(create(role))).toEqual(['/record/id']);
    }
  });

  it('hide pins of other companies from a subcontractor', async () => {
    team.rfi({ assigneeIds: ['cmp_northline'] });
    const record = { type: 'rfi', id: 'rfi_test' };
    await created('project_manager', { record });
    expect(await list('subcontractor')).toEqual([]);
    expect(await list('superintendent')).toHaveLength(1);
  });

  it('allow pins from members who may comment', async () => {
    team.item();
    expect(await outcomeOf(create('viewer'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(create('subcontractor'))).toBe('201');
    team.item({ status: 'closed' });
    expect(await outcomeOf(create('superintendent'))).toBe('201');
  });

  it('decide who may delete a pin', async () => {
    team.item({ assigneeIds: ['cmp_northline'] });
    const ownPin = await created('subcontractor');
    const other = await created('design_reviewer');
    expect(await remove('subcontractor', other.id)).toBe('403 FORBIDDEN');
    expect(await remove('subcontractor', ownPin.id)).toBe('200');
    expect(await remove('subcontractor', ownPin.id)).toBe('404 NOT_FOUND');
    expect(await remove('project_admin', other.id)).toBe('200');
  });

  it('allow no changes in a closed project', async () => {
    team.item();
    const pin = await created('project_manager');
    const { prj_harbor } = team.state.projects;
    if (prj_harbor) prj_harbor.status = 'closed';
    expect(await outcomeOf(create('project_manager'))).toBe('409 PROJECT_CLOSED');
    expect(await remove('project_manager', pin.id)).toBe('409 PROJECT_CLOSED');
    expect(await list('project_manager')).toMatchObject([{ permittedActions: [] }]);
  });
});

describe('a deletion', () => {
  it('of a record removes its pins', async () => {
    const client = await team.as('project_manager');
    const { body } = await client.json<{ data: { id: string; version: number } }>(
      'POST',
      `${HARBOR}/punch-items`,
      { json: { title: 'Loose bracket', punchType: 'internal_punch' } },
    );
    const { id, version } = body.data;
    const pin = await created('project_manager', { record: { type: 'punch_item', id } });
    await client.call('DELETE', `${HARBOR}/punch-items/${id}?version=${version}`);
    expect(await list('project_manager')).toEqual([]);
    expect(await remove('project_manager', pin.id)).toBe('404 NOT_FOUND');
  });

  it('of a scan removes its pins', async () => {
    team.item();
    await created('project_manager');
    const client = await team.as('project_manager');
    await client.call('DELETE', `${HARBOR}/scans/scn_harbor-04`);
    expect(await list('project_manager', '?recordType=punch_item&recordId=pch_test')).toEqual([]);
    expect(Object.values(team.state.pins).filter(({ target }) => target.id === scan.id)).toEqual(
      [],
    );
  });
});

describe('a camera', () => {
  const cam = { type: 'cam', id: 'cam_h1' };
  const onCam = `?targetType=cam&targetId=${cam.id}`;
  const image = { kind: 'image', x: 0.5, y: 0.5 };

  it('shows its pins to members who see cameras', async () => {
    team.item();
    await created('project_manager', { target: cam, anchor: image });
    expect((await list('superintendent', onCam)).length).toBe(1);
    expect(await list('subcontractor', onCam)).toEqual([]);
    expect((await list('subcontractor', '')).map(({ target }) => target)).not.toContainEqual(
      expect.objectContaining(cam),
    );
  });

  it('takes pins only from members who see cameras', async () => {
    team.item();
    const refused = create('subcontractor', { target: cam, anchor: image });
    expect(await pointersOf(refused)).toEqual(['/target/id']);
  });
});
