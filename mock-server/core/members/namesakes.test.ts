import { beforeEach, expect, test } from 'vitest';
import { HARBOR, ITEMS, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
let tenant = 0;
let team: Team;

beforeEach(() => {
  tenant += 1;
  team = new Team(mock, `namesakes-${tenant}`);
});

function rename(id: string, username: string, jobTitle: string | null): void {
  const user = team.state.users[id];
  if (user) team.state.users[id] = { ...user, username, jobTitle };
  team.changed();
}

interface Answer {
  data: {
    managerId: string;
    version: number;
    createdBy: { name: string; distinction?: string };
    assignees: { distinction?: string }[];
  };
}

const read = async (id: string) =>
  (await (await team.as('project_admin')).json<Answer>('GET', `${ITEMS}/${id}`)).body.data;

test('a record tells people of the same name apart, and nobody else', async () => {
  const { id } = team.item({ createdById: 'usr_diego', assigneeIds: ['usr_sam', 'cmp_cascade'] });
  const before = await read(id);
  expect([before.createdBy, ...before.assignees].some((each) => 'distinction' in each)).toBe(false);
  rename('usr_diego', 'Maria Silva', 'Foreman');
  rename('usr_sam', 'María Silva', 'Electrician');
  const { createdBy, assignees } = await read(id);
  expect(createdBy.distinction).toBe('Foreman, Cascade Mechanical');
  expect(assignees.map(({ distinction }) => distinction)).toEqual([
    'Electrician, Northline Electric',
    undefined,
  ]);
});

test('the history says which of two people of the same name took over', async () => {
  rename('usr_diego', 'Maria Silva', 'Foreman');
  rename('usr_sam', 'Maria Silva', 'Electrician');
  const { id } = team.item({ assigneeIds: ['usr_diego'] });
  const { version } = await read(id);
  const changed = await team.call('project_admin', 'PATCH', `${ITEMS}/${id}`, {
    version,
    assigneeIds: ['usr_sam'],
  });
  expect(changed.status).toBe(200);
  const entries = team.state.activity.filter(({ record }) => record?.id === id);
  expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'assignees',
    from: 'Maria Silva (Foreman, Cascade Mechanical)',
    to: 'Maria Silva (Electrician, Northline Electric)',
  });
});

test('a person of another account whom nobody here meets is no namesake', async () => {
  const diego = team.state.users.usr_diego;
  if (!diego) throw new Error('Diego is gone.');
  const stranger = { ...diego, id: 'usr_stranger', accountId: 'acc_other', email: 'd@example.org' };
  team.state.users.usr_stranger = stranger;
  team.changed();
  const { id } = team.item({ createdById: 'usr_diego' });
  expect((await read(id)).createdBy).not.toHaveProperty('distinction');
  team.state.memberships = [
    ...team.state.memberships,
    {
      projectId: HARBOR.slice('/projects/'.length),
      userId: 'usr_stranger',
      role: 'viewer',
      companyId: null,
    },
  ];
  team.changed();
  expect((await read(id)).createdBy.distinction).toBe('Mechanical foreman, Cascade Mechanical');
});
