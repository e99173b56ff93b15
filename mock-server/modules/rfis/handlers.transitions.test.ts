import { describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  outcomeOf,
  pointersOf,
  response,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import {
  type Part,
  type Transition,
  testTransitions,
  transitionsOf,
} from '../../../tests/support/host/transitions.ts';
import type { Rfi } from '../../core/state/records/logs.ts';

const { mock } = await testMock();
const team = new Team(mock, 'rfi-transitions');
const URL = `${HARBOR}/rfis/rfi_test`;
const statuses = ['draft', 'open', 'closed'] as const;
type Status = (typeof statuses)[number];

/** All fields that any transition requires. */
const full = { version: 1, reason: 'Because.', closeReason: 'withdrawn' };
const go = transitionsOf<Status>(team, URL, full);

const inTable: Transition<Status>[] = [
  'draft open',
  'draft closed',
  'open closed',
  'closed open',
  'closed draft',
];
const lead: Transition<Status>[] = ['draft open', 'draft closed', 'open closed', 'closed open'];
const voided = { closedFromDraft: true };

const parts: Part<Partial<Rfi>, Status>[] = [
  ['account admin', 'account_admin', {}, lead],
  ['project admin', 'project_admin', {}, lead],
  ['project manager', 'project_manager', {}, lead],
  ['superintendent', 'superintendent', {}, []],
  ['design reviewer', 'design_reviewer', {}, []],
  ['subcontractor of the assigned company', 'subcontractor', {}, []],
  ['owner', 'owner', {}, []],
  ['viewer', 'viewer', {}, []],
  ['its former manager', 'superintendent', { managerId: 'usr_marcus' }, []],
  ['its creator', 'subcontractor', { createdById: 'usr_diego' }, ['draft closed']],
  [
    'project manager, of a voided draft',
    'project_manager',
    voided,
    [...lead.slice(0, 3), 'closed draft'],
  ],
];

testTransitions({
  team,
  url: URL,
  collection: 'rfis',
  statuses,
  inTable,
  parts,
  add: (changes, status) => team.rfi({ ...changes, status }),
  go,
});

describe('what a transition needs', () => {
  it('a question, an assignee and a due date to open', async () => {
    team.rfi({ status: 'draft', description: ' ', assigneeIds: [], dueDate: null });
    const pointers = await pointersOf(go('project_manager', 'open'));
    expect(pointers).toEqual(['/description', '/assigneeIds', '/dueDate']);
  });

  it('an official response to close as answered', async () => {
    const close = (body: object) =>
      go('project_manager', 'closed', { closeReason: 'answered', ...body });
    team.rfi({ responses: [response('rsp_1')] });
    expect(await pointersOf(close({}))).toEqual(['/officialResponseId']);
    expect(await pointersOf(close({ officialResponseId: 'rsp_2' }))).toEqual([
      '/officialResponseId',
    ]);
    const closed = await dataOf(close({ officialResponseId: 'rsp_1' }));
    expect(closed).toMatchObject({
      closeReason: 'answered',
      ballInCourt: [],
      responses: [{ official: true }],
      history: [{ changes: [{ field: 'status' }, { field: 'closeReason' }, { to: 'Lower it.' }] }],
    });
    team.rfi({ responses: [response('rsp_1', true)] });
    expect(await outcomeOf(close({}))).toBe('200');
  });

  it('a reason to go back', async () => {
    team.rfi({ status: 'closed' });
    expect(await pointersOf(go('project_manager', 'open', { reason: '' }))).toEqual(['/reason']);
    team.rfi({ status: 'closed', ...voided });
    expect(await pointersOf(go('project_manager', 'draft', { reason: '' }))).toEqual(['/reason']);
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
