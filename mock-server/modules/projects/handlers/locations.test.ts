import { beforeEach, describe, expect, it, test } from 'vitest';
import { HARBOR, ITEMS, type Role, Team } from '../../../../tests/support/host/logs.ts';
import { testMock } from '../../../../tests/support/host/mock.ts';
import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Location = Schemas['ProjectLocation'];
type Import = Schemas['LocationImportResult']['data'];
interface Answer<T> {
  code?: string;
  errors?: { pointer: string; code: string }[];
  data: T;
}

const { mock } = await testMock();
let count = 0;
let team: Team;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `project locations ${count}`);
});

const LOCATIONS = `${HARBOR}/locations`;
const TOWER = 'loc_h_tower';
const ROOMS = 'loc_h_tower_level-4_rooms';
const ROOM = `${ROOMS}_room-4-08`;

const send = async <T = Location>(
  method: string,
  path = '',
  json?: object,
  role: Role = 'superintendent',
) => (await team.as(role)).json<Answer<T>>(method, LOCATIONS + path, json ? { json } : {});
const list = async () => (await send<Location[]>('GET')).body.data;
const found = async (id: string) => (await list()).find((location) => location.id === id);
const add = async (json: object) => (await send('POST', '', json)).body.data;
const pathsIn = async (building: string) =>
  (await list()).filter(({ path }) => path[0] === building).map(({ path }) => path.join(' > '));
const fault = ({ code, errors = [] }: Answer<unknown>) => [
  code,
  ...errors.map((error) => `${error.pointer} ${error.code}`),
];
const load = (mode: string, rows: object[]) => send<Import>('POST', '/import', { mode, rows });
/** A building without records. */
const annex = async () => {
  const building = await add({ kind: 'building', name: 'Annex' });
  const level = await add({ kind: 'level', name: 'Level 1', parentId: building.id });
  const room = await add({ kind: 'room', name: 'Room 101', parentId: level.id });
  return { building, level, room };
};

describe('a new location', () => {
  it('is in a location that fits its kind, at its place', async () => {
    const { building, level } = await annex();
    await add({ kind: 'area', name: 'Yard', parentId: building.id, position: 0 });
    await add({ kind: 'room', name: 'Room 100', parentId: level.id, position: 0 });
    await add({ kind: 'room', name: 'Room 102', parentId: level.id });
    expect(await pathsIn('Annex')).toEqual([
      'Annex',
      'Annex > Yard',
      'Annex > Level 1',
      'Annex > Level 1 > Room 100',
      'Annex > Level 1 > Room 101',
      'Annex > Level 1 > Room 102',
    ]);
  });

  it.each([
    [{ kind: 'room', name: 'X' }, ['VALIDATION_FAILED', '/parentId kind']],
    [{ kind: 'building', name: 'X', parentId: TOWER }, ['VALIDATION_FAILED', '/parentId kind']],
    [{ kind: 'level', name: 'X', parentId: ROOMS }, ['VALIDATION_FAILED', '/parentId kind']],
    [{ kind: 'level', name: 'X', parentId: 'none' }, ['VALIDATION_FAILED', '/parentId reference']],
    [
      { kind: 'level', name: 'X', parentId: 'loc_r_clinic' },
      ['VALIDATION_FAILED', '/parentId reference'],
    ],
    [{ kind: 'building', name: ' tówer ' }, ['NAME_TAKEN', '/name unique']],
  ])('is refused: %j', async (json, expected) => {
    expect(fault((await send('POST', '', json)).body)).toEqual(expected);
  });

  it('is refused by a project with 5,000 of them', async () => {
    for (let i = 0; i < 5_000; i += 1) {
      const id = `loc_many_${i}`;
      const own = { kind: 'building' as const, parentId: null, name: id, position: 100 + i };
      const rest = { archived: false, sheetArea: null, version: 1 };
      team.state.locations[id] = { id, projectId: 'prj_harbor', ...own, ...rest };
    }
    team.changed();
    const { body } = await send('POST', '', { kind: 'building', name: 'One more' });
    expect(body.code).toBe('LIMIT_REACHED');
    const { rows } = (await load('preview', [{ building: 'One more' }])).body.data;
    expect(rows[0]?.faults[0]).toMatchObject({ pointer: '/rows/0/building', code: 'limit' });
  });
});

describe('a change', () => {
  it('of the name is shown by the records, and the log tells it', async () => {
    team.item({ projectLocationId: ROOM });
    const json = { version: 1, name: 'Level 04' };
    const { body } = await send('PATCH', '/loc_h_tower_level-4', json);
    expect(body.data).toMatchObject({ path: ['Tower', 'Level 04'], version: 2, inUse: true });
    const item = await (await team.as('viewer')).json<Answer<Schemas['PunchItem']>>(
      'GET',
      `${ITEMS}/pch_test`,
    );
    expect(item.body.data.projectLocation?.path[1]).toBe('Level 04');
    const told = team.state.activity.findLast(({ module }) => module === 'projects');
    expect(told).toMatchObject({
      action: 'updated',
      record: { type: 'location', title: 'Level 04' },
      changes: [{ field: 'name', from: 'Level 4', to: 'Level 04' }],
    });
    expect((await send('PATCH', '/loc_h_tower_level-4', json)).body.code).toBe('STALE_VERSION');
  });

  it('of the place takes along what is in it', async () => {
    const { building, level, room } = await annex();
    const other = await add({ kind: 'level', name: 'Level 2', parentId: building.id });
    const taken = await add({ kind: 'room', name: 'ROOM 101', parentId: other.id });
    const patch = (id: string, json: object) => send('PATCH', `/${id}`, { version: 1, ...json });
    expect(fault((await patch(room.id, { parentId: other.id })).body)).toEqual([
      'NAME_TAKEN',
      '/name unique',
    ]);
    expect(fault((await patch(level.id, { parentId: other.id })).body)).toEqual([
      'VALIDATION_FAILED',
      '/parentId kind',
    ]);
    await patch(other.id, { position: 0 });
    await patch(taken.id, { parentId: building.id, position: 1 });
    await patch(level.id, { parentId: TOWER });
    expect(await pathsIn('Annex')).toEqual(['Annex', 'Annex > Level 2', 'Annex > ROOM 101']);
    expect((await found(room.id))?.path).toEqual(['Tower', 'Level 1', 'Room 101']);
  });

  it('of many places finds room between neighbors again and again', async () => {
    const { building } = await annex();
    const names = Array.from({ length: 70 }, (_, i) => `Zone ${i}`);
    for (const name of names) {
      await add({ kind: 'area', name, parentId: building.id, position: 1 });
    }
    const shown = (await pathsIn('Annex')).filter((path) => path.includes('Zone'));
    expect(shown).toEqual(names.toReversed().map((name) => `Annex > ${name}`));
  });

  it('of the area on a sheet names a sheet of the project', async () => {
    const [sheet] = Object.values(team.state.sheets).filter(
      ({ projectId, planStatus }) => projectId === 'prj_harbor' && planStatus === 'active',
    );
    const points = [
      [0.1, 0.1],
      [0.4, 0.1],
      [0.4, 0.4],
    ];
    const area = (sheetId = '') => ({ version: 1, sheetArea: { sheetId, points } });
    const path = `/${ROOM}`;
    expect(fault((await send('PATCH', path, area('unknown'))).body)).toEqual([
      'VALIDATION_FAILED',
      '/sheetArea/sheetId reference',
    ]);
    const { body } = await send('PATCH', path, area(sheet?.id));
    expect(body.data.sheetArea).toEqual({ sheetId: sheet?.id, points });
    const cleared = await send('PATCH', path, { version: 2, clear: ['sheetArea'] });
    expect(cleared.body.data.sheetArea).toBeNull();
  });
});

describe('an archived location', () => {
  it('stays on its records, and no other record gets it or what is in it', async () => {
    team.item({ projectLocationId: ROOM });
    await send('PATCH', '/loc_h_tower_level-4', { version: 1, archived: true });
    expect(await found(ROOM)).toMatchObject({ archived: true });
    const client = await team.as('project_manager');
    const patch = (json: object) =>
      client.json<Answer<Schemas['PunchItem']>>('PATCH', `${ITEMS}/pch_test`, { json });
    const kept = await patch({ version: 1, title: 'New title', projectLocationId: ROOM });
    expect(kept.body.data.projectLocation).toMatchObject({ id: ROOM, archived: true });
    const json = { version: 2, projectLocationId: 'loc_h_tower_level-4' };
    expect(fault((await patch(json)).body)).toEqual([
      'VALIDATION_FAILED',
      '/projectLocationId reference',
    ]);
    const room = { kind: 'room', name: 'New room', parentId: ROOMS };
    expect(fault((await send('POST', '', room)).body)).toEqual([
      'VALIDATION_FAILED',
      '/parentId archived',
    ]);
    await send('PATCH', '/loc_h_tower_level-4', { version: 2, archived: false });
    expect(await found(ROOM)).toMatchObject({ archived: false });
    expect((await patch(json)).status).toBe(200);
  });
});

describe('a deletion', () => {
  it('takes along what is in it, unless a record names any of that', async () => {
    const { building, room } = await annex();
    team.item({ projectLocationId: room.id, private: true });
    expect((await found(room.id))?.inUse).toBe(false);
    expect((await send('DELETE', `/${building.id}`)).body.code).toBe('WRONG_STATE');
    team.item({ projectLocationId: null });
    expect((await send('DELETE', `/${building.id}`)).status).toBe(200);
    expect(await pathsIn('Annex')).toEqual([]);
  });
});

describe('an import', () => {
  const rows = [
    { building: 'tower', level: 'LEVEL 4', room: 'Room 4.99' },
    { building: 'Annex', level: 'Level 1', area: '', room: 'Room 1' },
    { building: 'Annex', level: 'Level 1' },
    { building: 'Annex', level: 'Level 1', room: ' room 1 ' },
  ];

  it('keeps what is there and adds what is missing, in one entry of the log', async () => {
    const preview = await load('preview', rows);
    const expected = { createCount: 4, skipCount: 2, faultCount: 0 };
    expect(preview.body.data).toMatchObject({ ...expected, isImported: false });
    expect(preview.body.data.rows.map(({ locationId }) => locationId)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(await pathsIn('Annex')).toEqual([]);
    const before = team.state.activity.length;
    const { body } = await load('all', rows);
    expect(body.data).toMatchObject({ ...expected, isImported: true });
    expect(body.data.rows.map(({ action }) => action)).toEqual([
      'create',
      'create',
      'skip',
      'skip',
    ]);
    expect(await pathsIn('Annex')).toEqual([
      'Annex',
      'Annex > Level 1',
      'Annex > Level 1 > Room 1',
    ]);
    expect(team.state.activity.slice(before)).toMatchObject([
      {
        action: 'imported',
        record: { type: 'project', id: 'prj_harbor' },
        changes: [{ field: 'locations', to: '4' }],
      },
    ]);
    expect((await load('all', rows)).body.data.createCount).toBe(0);
  });

  test.each([
    [{ room: 'Room 1' }, '/rows/1/building required'],
    [{ building: 'Tower', level: 'x'.repeat(101) }, '/rows/1/level maxLength'],
    [{ building: 'Tower', level: 'Level 4', room: 'Rooms' }, '/rows/1/room unique'],
    [{ building: 'Tower', level: 'Level 5', room: 'X' }, '/rows/1/level archived'],
    [{ building: 'New', archived: 'perhaps' }, '/rows/1/archived enum'],
  ])('points at the cell of a fault: %j', async (row, expected) => {
    await send('PATCH', '/loc_h_tower_level-5', { version: 1, archived: true });
    const { data } = (await load('all', [{ building: 'Annex' }, row])).body;
    expect(data.rows[1]?.faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      expected,
    ]);
    expect([data.isImported, await pathsIn('Annex')]).toEqual([false, []]);
    const valid = (await load('valid', [{ building: 'Annex' }, row])).body.data;
    expect([valid.createCount, valid.faultCount]).toEqual([1, 1]);
    expect(await pathsIn('Annex')).toEqual(['Annex']);
  });

  it('reads the export again', async () => {
    const { building } = await annex();
    await add({ kind: 'level', name: '-1, "Basement"', parentId: building.id });
    await send('PATCH', '/loc_h_tower_level-5', { version: 1, archived: true });
    const client = await team.as('viewer');
    const answer = await client.call('GET', `${LOCATIONS}/export`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const { parse } = await import('csv-parse/sync');
    const cells = parse(bytes, { bom: true, from: 2 }) as string[][];
    const exported = cells.map(([building, level, area, room, archived]) => ({
      ...{ building, level, area, room, archived },
    }));
    const before = await list();
    expect((await load('all', exported)).body.data).toMatchObject({
      createCount: 0,
      faultCount: 0,
      skipCount: before.length,
    });
    for (const id of Object.keys(team.state.locations)) delete team.state.locations[id];
    team.changed();
    await load('all', exported);
    const shown = (rows: Location[]) =>
      rows.map(({ kind, path, archived }) => [kind, path, archived]);
    expect(shown(await list())).toEqual(shown(before));
  });
});

test('only those who manage locations change them, and nobody in a closed project', async () => {
  const json = { kind: 'building', name: 'Annex' };
  const statuses = async (roles: Role[]) =>
    Promise.all(roles.map(async (role) => (await send('POST', '', json, role)).status));
  expect(await statuses(['design_reviewer', 'subcontractor', 'owner', 'viewer'])).toEqual([
    403, 403, 403, 403,
  ]);
  expect((await send('POST', '', json, 'project_manager')).status).toBe(201);
  const project = team.state.projects.prj_harbor;
  if (project) project.status = 'closed';
  team.changed();
  expect((await send('POST', '', { ...json, name: 'B' }, 'project_manager')).body.code).toBe(
    'PROJECT_CLOSED',
  );
});

test('a template takes over what is not archived, and a project made from it has that', async () => {
  await send('PATCH', '/loc_h_tower_level-5', { version: 1, archived: true });
  const open = (await list()).filter(({ archived }) => !archived);
  const client = await team.as('account_admin');
  const made = await client.json<Answer<Schemas['Template']>>('POST', '/templates', {
    json: { name: 'With locations', projectId: 'prj_harbor' },
  });
  expect(made.body.data.locationCount).toBe(open.length);
  const { id, version } = made.body.data;
  await client.json('PATCH', `/templates/${id}`, { json: { version, state: 'published' } });
  const before = team.state.activity.length;
  const project = await client.json<Answer<Schemas['Project']>>('POST', '/projects', {
    json: {
      ...{ name: 'Second tower', code: 'ST', projectType: 'Commercial - Office', units: 'metric' },
      ...{ timeZone: 'PST', currency: 'USD', startDate: '2026-12-01', templateId: id },
    },
  });
  const copied = await client.json<Answer<Location[]>>(
    'GET',
    `/projects/${project.body.data.id}/locations`,
  );
  expect(copied.body.data.map(({ path }) => path)).toEqual(open.map(({ path }) => path));
  const told = team.state.activity.slice(before).map(({ record }) => record?.type);
  expect(told).not.toContain('location');
});
