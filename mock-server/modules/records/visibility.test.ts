import { describe, expect, it } from 'vitest';
import { dataOf, HARBOR, ITEMS, type Role, roles, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import type { PunchItem, Rfi, Submittal } from '../../core/state/records/logs.ts';

const { mock } = await testMock();
const team = new Team(mock, 'visibility');

/** One record per rule: who sees it besides the leaders of the project. `null` means nobody, not even they. */
type Case<Changes> = [id: string, changes: Changes, who: Role[] | null];

const leaders: Role[] = ['account_admin', 'project_admin', 'project_manager'];
const others: Role[] = ['superintendent', 'design_reviewer', 'owner', 'viewer'];

const items: Case<Partial<PunchItem>>[] = [
  ['pch_open', {}, ['superintendent', 'design_reviewer', 'subcontractor', 'owner', 'viewer']],
  ['pch_draft', { status: 'draft' }, ['superintendent']],
  ['pch_draft_owner', { status: 'draft', punchType: 'owner_punch' }, ['superintendent', 'owner']],
  [
    'pch_draft_own',
    { status: 'draft', createdById: 'usr_diego' },
    ['superintendent', 'subcontractor'],
  ],
  [
    'pch_draft_managed',
    { status: 'draft', managerId: 'usr_priya' },
    ['superintendent', 'design_reviewer'],
  ],
  ['pch_private', { private: true, assigneeIds: ['cmp_puget'] }, []],
  [
    'pch_private_owner',
    { private: true, punchType: 'owner_punch', assigneeIds: ['cmp_puget'] },
    [],
  ],
  ['pch_private_assigned', { private: true, assigneeIds: ['usr_priya'] }, ['design_reviewer']],
  ['pch_private_company', { private: true, assigneeIds: ['cmp_cascade'] }, ['subcontractor']],
  [
    'pch_private_watched',
    { private: true, assigneeIds: [], watcherIds: ['usr_grace'] },
    ['viewer'],
  ],
  [
    'pch_private_approver',
    { private: true, assigneeIds: [], finalApproverId: 'usr_helen' },
    ['owner'],
  ],
  ['pch_private_draft', { private: true, status: 'draft', assigneeIds: ['usr_priya'] }, []],
  ['pch_deleted', { deletedAt: '2026-11-21T00:00:00Z' }, null],
  ['pch_elsewhere', { projectId: 'prj_riverside' }, null],
];

const rfis: Case<Partial<Rfi>>[] = [
  [
    'rfi_1',
    { assigneeIds: ['usr_lena'] },
    ['superintendent', 'design_reviewer', 'owner', 'viewer'],
  ],
  [
    'rfi_2',
    { assigneeIds: ['cmp_cascade'] },
    ['superintendent', 'design_reviewer', 'subcontractor', 'owner', 'viewer'],
  ],
  [
    'rfi_3',
    { assigneeIds: ['usr_lena'], raisedByCompanyId: 'cmp_cascade' },
    ['superintendent', 'design_reviewer', 'subcontractor', 'owner', 'viewer'],
  ],
  ['rfi_4', { status: 'draft' }, []],
  ['rfi_5', { status: 'draft', createdById: 'usr_diego' }, ['subcontractor']],
  ['rfi_6', { private: true, watcherIds: ['usr_helen'] }, ['subcontractor', 'owner']],
];

const submittals: Case<Partial<Submittal>>[] = [
  ['sub_1', {}, others],
  ['sub_2', { responsibleCompanyId: 'cmp_cascade' }, [...others, 'subcontractor']],
  ['sub_3', { raisedByCompanyId: 'cmp_cascade' }, [...others, 'subcontractor']],
  ['sub_4', { status: 'draft', responsibleCompanyId: 'cmp_cascade' }, []],
  ['sub_5', { status: 'draft', submitterId: 'usr_diego' }, ['subcontractor']],
  ['sub_6', { private: true, assigneeIds: ['usr_priya'] }, ['design_reviewer']],
];

const idsOf = (cases: Case<unknown>[]) => cases.map(([id]) => id);

const logs = [
  {
    path: 'punch-items',
    module: 'punchItem',
    open: 'openPunchItems',
    exporters: [...leaders, 'superintendent'],
    ids: idsOf(items),
    visibleTo: (role: Role) => idsOf(items.filter(isFor(role))),
    add: () => {
      for (const [id, changes] of items) team.item({ title: 'Rule', ...changes, id });
    },
    records: () => team.state.punchItems,
  },
  {
    path: 'rfis',
    module: 'rfi',
    open: 'openRfis',
    exporters: leaders,
    ids: idsOf(rfis),
    visibleTo: (role: Role) => idsOf(rfis.filter(isFor(role))),
    add: () => {
      for (const [id, changes] of rfis) team.rfi({ title: 'Rule', ...changes, id });
    },
    records: () => team.state.rfis,
  },
  {
    path: 'submittals',
    module: 'submittal',
    open: 'openSubmittals',
    exporters: leaders,
    ids: idsOf(submittals),
    visibleTo: (role: Role) => idsOf(submittals.filter(isFor(role))),
    add: () => {
      for (const [id, changes] of submittals) team.submittal({ title: 'Rule', ...changes, id });
    },
    records: () => team.state.submittals,
  },
];

function isFor(role: Role) {
  return ([, , who]: Case<unknown>): boolean =>
    who !== null && (leaders.includes(role) || who.includes(role));
}

describe.each(logs)('visibility of $path', ({ path, exporters, ids, ...log }) => {
  const url = `${HARBOR}/${path}`;

  it.each(roles)('is the same in list, record, counts and export for %s', async (role) => {
    log.add();
    const client = await team.as(role);
    const expected = log.visibleTo(role);
    const rows: { id: string }[] = await dataOf(client.call('GET', `${url}?q=rule&limit=100`));
    expect(rows.map(({ id }) => id).sort()).toEqual(expected.toSorted());
    for (const id of ids) {
      const { status } = await client.call('GET', `${url}/${id}`);
      expect(status, id).toBe(expected.includes(id) ? 200 : 404);
    }
    const { total, counts } = await (await client.call('GET', url)).json();
    const { draft, closed: completed } = counts;
    const active = total - draft - completed;
    const { modules } = await dataOf(client.call('GET', `${HARBOR}/stats`));
    expect(modules[log.module]).toMatchObject({ total, byStatus: { draft, active, completed } });
    const project = await dataOf(client.call('GET', HARBOR));
    expect(project.counts).toMatchObject({ [log.open]: active });
    const exported = await client.call('GET', `${url}/export?q=rule`);
    expect(exported.status).toBe(exporters.includes(role) ? 200 : 403);
    if (exported.status === 200) {
      const lines = (await exported.text()).trimEnd().split('\r\n').slice(1);
      expect(lines).toHaveLength(expected.length);
    }
    const records: Record<string, unknown> = log.records();
    for (const id of ids) delete records[id];
  });
});

it('links to hidden records are hidden as well', async () => {
  team.item({ id: 'pch_hidden', private: true, assigneeIds: ['cmp_puget'] });
  team.item({
    linked: [
      { type: 'punch_item', id: 'pch_hidden' },
      { type: 'scan', id: 'scn_harbor-01' },
    ],
  });
  const links = async (role: Role) =>
    (await dataOf(team.call(role, 'GET', `${ITEMS}/pch_test`))).linked;
  expect(await links('project_manager')).toMatchObject([{ id: 'pch_hidden' }, { type: 'scan' }]);
  expect(await links('viewer')).toMatchObject([{ type: 'scan', title: 'Site overview, week 40' }]);
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
