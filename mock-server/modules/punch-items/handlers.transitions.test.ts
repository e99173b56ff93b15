import { describe, expect, it } from 'vitest';
import { dataOf, ITEMS, outcomeOf, pointersOf, Team } from '../../../tests/support/host/logs.ts';
import { problemOf, testMock } from '../../../tests/support/host/mock.ts';
import {
  type Part,
  type Transition,
  testTransitions,
  transitionsOf,
} from '../../../tests/support/host/transitions.ts';
import type { PunchItem } from '../../core/state/records/logs.ts';

const { mock } = await testMock();
const team = new Team(mock, 'punch-transitions');
const URL = `${ITEMS}/pch_test`;
const statuses = ['draft', 'open', 'pending_reins', 'closed'] as const;
type Status = (typeof statuses)[number];

/** All fields that any transition requires. */
const full = { version: 1, reason: 'Because.', resolution: 'void', note: 'Done.' };
const go = transitionsOf<Status>(team, URL, full);

const inTable: Transition<Status>[] = [
  'draft open',
  'draft closed',
  'open pending_reins',
  'open closed',
  'pending_reins closed',
  'pending_reins open',
  'closed open',
];
const lead: Transition<Status>[] = inTable.filter(
  (transition) => transition !== 'open pending_reins',
);

const parts: Part<Partial<PunchItem>, Status>[] = [
  ['account admin', 'account_admin', {}, lead],
  ['project admin', 'project_admin', {}, lead],
  ['project manager', 'project_manager', {}, lead],
  [
    'superintendent',
    'superintendent',
    {},
    ['draft open', 'pending_reins closed', 'pending_reins open'],
  ],
  ['design reviewer', 'design_reviewer', {}, []],
  ['subcontractor of the assigned company', 'subcontractor', {}, ['open pending_reins']],
  ['subcontractor of another company', 'subcontractor', { assigneeIds: ['cmp_northline'] }, []],
  ['owner', 'owner', {}, []],
  ['viewer', 'viewer', {}, []],
  [
    'final approver',
    'design_reviewer',
    { finalApproverId: 'usr_priya' },
    ['pending_reins closed', 'pending_reins open'],
  ],
  ['creator', 'design_reviewer', { createdById: 'usr_priya' }, ['draft closed']],
  ['assignee', 'design_reviewer', { assigneeIds: ['usr_priya'] }, ['open pending_reins']],
  [
    'who marked it done',
    'project_manager',
    { markedDoneById: 'usr_ana' },
    lead.filter((transition) => transition !== 'pending_reins closed'),
  ],
  [
    "superintendent, of an owner's item",
    'superintendent',
    { punchType: 'owner_punch' },
    ['draft open', 'pending_reins open'],
  ],
  ["owner, of an owner's item", 'owner', { punchType: 'owner_punch' }, ['closed open']],
  [
    'owner who accepts it',
    'owner',
    { punchType: 'owner_punch', finalApproverId: 'usr_helen' },
    ['pending_reins closed', 'pending_reins open', 'closed open'],
  ],
  [
    'superintendent for a company that has nobody there',
    'superintendent',
    { assigneeIds: ['cmp_puget'] },
    ['draft open', 'open pending_reins', 'pending_reins closed', 'pending_reins open'],
  ],
];

testTransitions({
  team,
  url: URL,
  collection: 'punchItems',
  statuses,
  inTable,
  parts,
  add: (changes, status) => team.item({ ...changes, status }),
  go,
});

describe('what a transition needs', () => {
  const bare = { location: null, assigneeIds: [], dueDate: null };

  it('location, assignee and due date to open', async () => {
    for (const status of ['draft', 'closed'] as const) {
      team.item({ ...bare, status });
      const pointers = await pointersOf(go('project_manager', 'open'));
      expect(pointers).toEqual(['/location', '/assigneeIds', '/dueDate']);
    }
  });

  it('a reason to reopen or reject', async () => {
    for (const status of ['closed', 'pending_reins'] as const) {
      team.item({ status });
      expect(await pointersOf(go('project_manager', 'open', { reason: ' ' }))).toEqual(['/reason']);
    }
  });

  it('a matching resolution and a reason to close without the work', async () => {
    team.item();
    const body = { reason: '', resolution: 'completed' };
    const pointers = await pointersOf(go('project_manager', 'closed', body));
    expect(pointers).toEqual(['/resolution', '/reason']);
  });

  it('a new picture or a note to be inspected', async () => {
    const ask = (changes: Partial<PunchItem>, note = '') => {
      team.item(changes);
      return go('subcontractor', 'pending_reins', { note });
    };
    expect(await pointersOf(ask({}))).toEqual(['/note']);
    const two = { assigneeIds: ['cmp_cascade', 'usr_sam'] };
    expect(await outcomeOf(ask(two, 'Done.'))).toBe('200');
    const answer = {
      response: 'done',
      note: 'Ours, too.',
      respondedAt: null,
      respondedById: null,
    } as const;
    expect(await pointersOf(ask({ ...two, answers: { usr_sam: answer } }))).toEqual(['/note']);
    const picture = (createdAt: string) => ({
      statusSince: '2026-11-20T12:00:00Z',
      attachments: [
        {
          id: 'att_1',
          kind: 'after' as const,
          fileId: 'fil_1',
          fileName: 'a.jpg',
          mime: 'image/jpeg',
          sizeBytes: 1,
          createdAt,
          createdById: 'usr_diego',
        },
      ],
    });
    expect(await pointersOf(ask(picture('2026-11-19T12:00:00Z')))).toEqual(['/note']);
    expect(await outcomeOf(ask(picture('2026-11-20T13:00:00Z')))).toBe('200');
  });
});

describe('what a transition does', () => {
  const detail = () => dataOf(team.call('project_manager', 'GET', URL));

  it('assigns the next number at the first opening, and does not change it later', async () => {
    for (const item of Object.values(team.state.punchItems)) {
      if (item.id === 'pch_test') delete team.state.punchItems[item.id];
    }
    team.state.lastNumbers = {};
    const numbers = Object.values(team.state.punchItems)
      .filter(({ projectId, number }) => projectId === 'prj_harbor' && number !== null)
      .map(({ number }) => Number(number?.slice(3)));
    expect(Math.max(...numbers)).toBe(numbers.length);
    team.item({ status: 'draft', number: null });
    await go('project_manager', 'open');
    const numberAfter = (n: number) => `PI-${String(numbers.length + n).padStart(3, '0')}`;
    expect(await detail()).toMatchObject({ number: numberAfter(1), version: 2, submitted: true });
    const [first] = Object.values(team.state.punchItems);
    if (first) team.state.punchItems[first.id] = { ...first, deletedAt: first.createdAt };
    // The number of a deleted item is not reused, nor is that of one that is gone altogether.
    team.item({ status: 'draft', number: null });
    await go('project_manager', 'open');
    expect(await detail()).toMatchObject({ number: numberAfter(2) });
  });

  it('an edit that gives the ball back within 10 minutes keeps the days in court', async () => {
    const { assigneeIds } = team.item({ courtSince: '2026-01-05T12:00:00Z' });
    const { daysInCourt } = await detail();
    const assign = (version: number, ids: readonly string[]) =>
      team.call('project_manager', 'PATCH', URL, { version, assigneeIds: ids });
    await assign(1, ['usr_priya']);
    expect(await detail()).toMatchObject({ daysInCourt: 0 });
    await assign(2, assigneeIds);
    expect(await detail()).toMatchObject({ daysInCourt });
  });

  it('passes work of the final approver to the manager, or to the first who may accept it', async () => {
    const parties = { finalApproverId: 'usr_priya', assigneeIds: ['usr_priya'] };
    for (const [managerId, next] of [
      ['usr_kofi', 'usr_kofi'],
      ['usr_priya', 'usr_ana'],
    ] as const) {
      team.item({ ...parties, managerId });
      await go('design_reviewer', 'pending_reins', { note: 'Sealed.' });
      expect(await detail()).toMatchObject({
        ballInCourt: [{ id: next }],
        markedDoneBy: { id: 'usr_priya' },
      });
    }
  });

  it('moves the ball in court, with history and reasons', async () => {
    team.item({ finalApproverId: 'usr_priya' });
    expect(await detail()).toMatchObject({ ballInCourt: [{ id: 'cmp_cascade' }] });
    await go('subcontractor', 'pending_reins', { note: 'Sealed.' });
    expect(await detail()).toMatchObject({
      ballInCourt: [{ id: 'usr_priya' }],
      daysInCourt: 0,
      answers: [{ response: 'done', note: 'Sealed.', respondedBy: { id: 'usr_diego' } }],
    });
    await go('design_reviewer', 'open', { version: 2, reason: 'Still open behind the duct.' });
    expect(await detail()).toMatchObject({
      ballInCourt: [{ id: 'cmp_cascade' }],
      reinspectionCount: 1,
      answers: [{ response: 'pending' }],
      history: [
        {
          action: 'status_changed',
          actor: { id: 'usr_priya' },
          reason: 'Still open behind the duct.',
          changes: [{ field: 'status', from: 'pending_reins', to: 'open' }],
        },
        {},
      ],
    });
    await go('project_manager', 'closed', { version: 3, resolution: 'duplicate' });
    expect(await detail()).toMatchObject({
      status: 'closed',
      resolution: 'duplicate',
      ballInCourt: [],
      closedBy: { id: 'usr_ana' },
      permittedActions: ['comment', 'comment_internally'],
    });
    await go('project_manager', 'open', { version: 4 });
    expect(await detail()).toMatchObject({ reopenCount: 1, resolution: null, closedAt: null });
  });

  it('is refused with the current version when stale', async () => {
    team.item({ version: 7 });
    const problem = await problemOf(await go('project_manager', 'closed', { version: 6 }));
    expect(problem).toMatchObject({ status: 409, code: 'STALE_VERSION', currentVersion: 7 });
  });
});
