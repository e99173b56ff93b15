import { describe, expect, it } from 'vitest';
import { HARBOR, pointersOf, step, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import {
  type Part,
  type Transition,
  testTransitions,
  transitionsOf,
} from '../../../tests/support/host/transitions.ts';
import type { Submittal } from '../../core/state/records/logs.ts';

const { mock } = await testMock();
const team = new Team(mock, 'submittal-transitions');
const URL = `${HARBOR}/submittals/sub_test`;
const statuses = ['draft', 'open', 'closed'] as const;
type Status = (typeof statuses)[number];

/** All fields that any transition requires. */
const full = { version: 1, reason: 'Because.', finalResponse: 'approved' };
const go = transitionsOf<Status>(team, URL, full);

const inTable: Transition<Status>[] = ['draft open', 'draft closed', 'open closed', 'closed open'];
const ready = { steps: [step(['usr_lena'])], finalResponse: 'approved' as const };

const parts: Part<Partial<Submittal>, Status>[] = [
  ['account admin', 'account_admin', {}, inTable],
  ['project admin', 'project_admin', {}, inTable],
  ['project manager', 'project_manager', {}, inTable],
  ['superintendent', 'superintendent', {}, []],
  ['design reviewer', 'design_reviewer', { assigneeIds: ['usr_priya'] }, []],
  ['subcontractor of the company', 'subcontractor', { responsibleCompanyId: 'cmp_cascade' }, []],
  ['owner', 'owner', {}, []],
  ['viewer', 'viewer', {}, []],
  ['its submitter', 'subcontractor', { submitterId: 'usr_diego' }, ['draft open']],
  ['its former manager', 'superintendent', { managerId: 'usr_marcus' }, []],
  ['manager, of a void one', 'project_manager', { finalResponse: null }, inTable.slice(0, 3)],
  [
    'manager, of a revised one',
    'project_manager',
    { nextRevisionId: 'sub_2' },
    inTable.slice(0, 3),
  ],
];

testTransitions({
  team,
  url: URL,
  collection: 'submittals',
  statuses,
  inTable,
  parts,
  add: (changes, status) => team.submittal({ ...ready, ...changes, status }),
  go,
});

describe('what a transition needs', () => {
  it('a spec section, a file and a step to open', async () => {
    team.submittal({ status: 'draft', specSection: '', attachments: [], steps: [] });
    const pointers = await pointersOf(go('project_manager', 'open'));
    expect(pointers).toEqual(['/specSection', '/attachments', '/steps']);
  });

  it('a final response to close, and a reason to correct it', async () => {
    team.submittal();
    expect(await pointersOf(go('project_manager', 'closed', { finalResponse: undefined }))).toEqual(
      ['/finalResponse'],
    );
    team.submittal({ status: 'closed', finalResponse: 'approved' });
    expect(await pointersOf(go('project_manager', 'open', { reason: '' }))).toEqual(['/reason']);
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
