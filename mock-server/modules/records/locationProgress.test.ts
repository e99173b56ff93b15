import { expect, test } from 'vitest';
import { dataOf, HARBOR, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const ROOM = 'loc_h_tower_level-4_rooms_room-4-08';

interface Row {
  locationId: string | null;
  type: string;
  open: number;
  overdue: number;
  closed: number;
}

const team = new Team(mock, 'location progress');
type Role = Parameters<Team['call']>[0];
const progress = (role: Role): Promise<Row[]> =>
  dataOf(team.call(role, 'GET', `${HARBOR}/locations/progress`));
const sum = (rows: readonly Row[], type: string, key: 'open' | 'overdue' | 'closed') =>
  rows.filter((row) => row.type === type).reduce((total, row) => total + row[key], 0);

test('a record counts in its own location, and drafts do not count', async () => {
  const before = await progress('project_manager');
  const at = (rows: readonly Row[]) =>
    rows.find(({ locationId, type }) => locationId === ROOM && type === 'punch_item');
  const none = { open: 0, overdue: 0, closed: 0 };
  team.item({ status: 'draft', projectLocationId: ROOM });
  expect((await progress('project_manager')) as unknown).toEqual(before);
  team.item({ status: 'open', dueDate: '2020-01-01', projectLocationId: ROOM });
  const open = at(await progress('project_manager'));
  expect(open).toMatchObject({
    open: (at(before) ?? none).open + 1,
    overdue: (at(before) ?? none).overdue + 1,
  });
  team.item({ status: 'closed', projectLocationId: ROOM });
  expect(at(await progress('project_manager'))).toMatchObject({
    open: (at(before) ?? none).open,
    closed: (at(before) ?? none).closed + 1,
  });
});

test.each(['project_manager', 'subcontractor', 'owner'] as const)(
  'the counts of a %s are those of the lists that they see',
  async (role) => {
    const rows = await progress(role);
    for (const [type, path] of [
      ['punch_item', 'punch-items'],
      ['rfi', 'rfis'],
    ] as const) {
      const answer = await (await team.call(role, 'GET', `${HARBOR}/${path}?limit=1`)).json();
      const { open, pending_reins: pending = 0, closed } = answer.counts;
      expect(sum(rows, type, 'open')).toBe(open + pending);
      expect(sum(rows, type, 'closed')).toBe(closed);
    }
  },
);
