import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf, HARBOR, ITEMS, pointersOf, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
let team = new Team(mock, 'locations');
let count = 0;
beforeEach(() => {
  count += 1;
  team = new Team(mock, `locations ${count}`);
});

const LEVEL = 'loc_h_tower_level-4';
const ROOM = 'loc_h_tower_level-4_rooms_room-4-08';
const read = (path: string) => dataOf(team.call('viewer', 'GET', path));
const patch = (json: object) => team.call('project_manager', 'PATCH', `${ITEMS}/pch_test`, json);

interface Listed {
  id: string;
  kind: string;
  parentId: string | null;
  path: string[];
}

describe('the locations of a project', () => {
  it('come after the location that contains them, with the names around them', async () => {
    const all: Listed[] = await read(`${HARBOR}/locations`);
    expect(all.find(({ id }) => id === ROOM)).toEqual({
      id: ROOM,
      kind: 'room',
      parentId: 'loc_h_tower_level-4_rooms',
      name: 'Room 4.08',
      archived: false,
      inUse: expect.any(Boolean),
      sheetArea: null,
      version: 1,
      path: ['Tower', 'Level 4', 'Rooms', 'Room 4.08'],
    });
    const ids = all.map(({ id }) => id);
    for (const { id, parentId } of all) {
      if (parentId !== null) expect(ids.indexOf(parentId)).toBeLessThan(ids.indexOf(id));
    }
    const levels = all.filter(({ path }) => path.length === 2 && path[1]?.startsWith('Level '));
    expect(levels.map(({ path }) => path[1])).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((level) => `Level ${level}`),
      'Level B2',
    ]);
  });
});

describe('the location of a record', () => {
  it('is set, found from every location around it and by its names, and cleared', async () => {
    team.item({ projectLocationId: null, title: 'Zebra' });
    const changed = await dataOf(patch({ version: 1, projectLocationId: ROOM }));
    expect(changed.projectLocation).toEqual({
      id: ROOM,
      path: ['Tower', 'Level 4', 'Rooms', 'Room 4.08'],
      archived: false,
    });
    const change = changed.history[0].changes[0];
    expect(change).toMatchObject({
      field: 'projectLocation',
      to: 'Tower, Level 4, Rooms, Room 4.08',
    });
    const ids = async (query: string) =>
      (await read(`${ITEMS}?q=zebra&${query}`)).map(({ id }: { id: string }) => id);
    expect(await ids(`projectLocationId=${LEVEL}`)).toEqual(['pch_test']);
    expect(await ids(`projectLocationId=${ROOM}&projectLocationId=loc_x`)).toEqual(['pch_test']);
    expect(await ids('projectLocationId=loc_h_tower_level-5')).toEqual([]);
    expect((await read(`${ITEMS}?q=zebra%204.08`)).length).toBe(1);
    const cleared = await dataOf(patch({ version: 2, clear: ['projectLocationId'] }));
    expect(cleared.projectLocation).toBeNull();
  });

  it.each(['loc_nowhere', 'loc_r_clinic_level-1'])('is of the project: %s is not', async (id) => {
    team.item();
    expect(await pointersOf(patch({ version: 1, projectLocationId: id }))).toEqual([
      '/projectLocationId',
    ]);
  });
});
