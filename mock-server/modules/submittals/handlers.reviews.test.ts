import { describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  step,
  Team,
} from '../../../tests/support/host/logs.ts';
import { form, problemOf, testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'submittal-reviews');
const SUBMITTALS = `${HARBOR}/submittals`;
const URL = `${SUBMITTALS}/sub_test`;

const go = (role: Role, body: object) =>
  team.call(role, 'POST', `${URL}/transitions`, { version: 1, ...body });
const review = (role: Role, body: object = {}) =>
  team.call(role, 'POST', `${URL}/reviews`, {
    version: 1,
    code: 'approved',
    comment: 'Good.',
    ...body,
  });

const started = { startedAt: '2026-11-20T00:00:00Z' };

describe('the review', () => {
  it('passes through the steps, and then to the manager', async () => {
    const steps = [
      step(['usr_priya', 'usr_lena']),
      step(['usr_marcus', 'usr_helen'], { mode: 'any' }),
    ];
    team.submittal({
      status: 'draft',
      number: null,
      steps,
      assigneeIds: ['usr_priya', 'usr_lena', 'usr_marcus', 'usr_helen'],
    });
    const sent = await dataOf(go('project_manager', { status: 'open' }));
    // It is Saturday; the fifth working day is the following Friday.
    expect(sent).toMatchObject({
      dueDate: '2026-11-27',
      ballInCourt: [{ id: 'usr_priya' }, { id: 'usr_lena' }],
    });
    expect(sent.number).toMatch(/^SUB-\d{3}\.0$/);
    expect(await outcomeOf(review('superintendent', { version: 2 }))).toBe('403 FORBIDDEN');
    const first = await dataOf(review('design_reviewer', { version: 2 }));
    expect(first).toMatchObject({ version: 3, ballInCourt: [{ id: 'usr_lena' }] });
    expect(await outcomeOf(review('design_reviewer', { version: 3 }))).toBe('403 FORBIDDEN');
    expect(
      await pointersOf(review('project_manager', { version: 3, onBehalfOfId: 'usr_priya' })),
    ).toEqual(['/onBehalfOfId']);
    const unexplained = { version: 3, onBehalfOfId: 'usr_lena', code: 'rejected', comment: ' ' };
    expect(await pointersOf(review('project_manager', unexplained))).toEqual(['/comment']);
    const second = await dataOf(
      review('project_manager', { version: 3, onBehalfOfId: 'usr_lena' }),
    );
    expect(second).toMatchObject({
      ballInCourt: [{ id: 'usr_marcus' }, { id: 'usr_helen' }],
      steps: [{ endedAt: expect.any(String) }, { endedAt: null }],
    });
    const third = await dataOf(review('owner', { version: 4, code: 'rejected' }));
    expect(third).toMatchObject({ status: 'open', ballInCourt: [{ id: 'usr_kofi' }] });
    expect(await outcomeOf(review('superintendent', { version: 5 }))).toBe('409 WRONG_STATE');
  });

  it('is hidden from the submitting company until its release', async () => {
    const steps = [step(['usr_priya'], started)];
    team.submittal({ steps, assigneeIds: ['usr_priya'], responsibleCompanyId: 'cmp_cascade' });
    expect((await dataOf(team.call('design_reviewer', 'GET', URL))).permittedActions).toContain(
      'review',
    );
    const body = form({ file: new File(['%PDF-1.7'], 'marked-up.pdf'), purpose: 'review' });
    const reviewer = await team.as('design_reviewer');
    const attached = await reviewer.call('POST', `${URL}/attachments`, { body });
    const { attachments } = (await attached.json()).data;
    const attachmentIds = [attachments[0].id];
    await review('design_reviewer', { comment: 'Wrong curve.', attachmentIds });
    const reviews = async (role: Role) =>
      (await dataOf(team.call(role, 'GET', URL))).steps[0].responses;
    for (const role of ['subcontractor'] as const) expect(await reviews(role)).toEqual([]);
    for (const role of ['design_reviewer', 'project_manager', 'viewer'] as const) {
      expect(await reviews(role), role).toMatchObject([
        { comment: 'Wrong curve.', attachmentIds, createdBy: { id: 'usr_priya' } },
      ]);
    }
    const unreleased = await team.call('subcontractor', 'GET', URL);
    expect(await unreleased.text()).not.toMatch(/Wrong curve|marked-up/);
    const found = await (
      await team.call('subcontractor', 'GET', `${SUBMITTALS}?q=wrong%20curve`)
    ).json();
    expect(found.total).toBe(0);
    await go('project_manager', {
      version: 2,
      status: 'closed',
      finalResponse: 'revise_and_resubmit',
    });
    expect(await reviews('subcontractor')).toMatchObject([
      { comment: 'Wrong curve.', attachmentIds },
    ]);
    const released = await team.call('subcontractor', 'GET', URL);
    expect(await released.text()).toContain('marked-up.pdf');
  });
});

describe('a revision', () => {
  const revise = (role: Role, version = 1) =>
    team.call(role, 'POST', `${URL}/revisions`, { version });
  const back = {
    status: 'closed',
    finalResponse: 'revise_and_resubmit',
    submitterId: 'usr_diego',
  } as const;

  it('is a new draft of a submittal that was sent back, with the same reviewers', async () => {
    const answered = step(['usr_priya'], { ...started, endedAt: '2026-11-20T01:00:00Z' });
    team.submittal({ ...back, steps: [answered], assigneeIds: ['usr_priya'], title: 'Pumps' });
    expect((await dataOf(team.call('subcontractor', 'GET', URL))).permittedActions).toContain(
      'create_revision',
    );
    const next = await dataOf(revise('subcontractor'));
    expect(next).toMatchObject({
      title: 'Pumps',
      number: 'SUB-900.1',
      revision: 1,
      status: 'draft',
      version: 1,
      previousRevisionId: 'sub_test',
      finalResponse: null,
      attachments: [],
      ballInCourt: [{ id: 'usr_diego' }],
      steps: [{ startedAt: null, endedAt: null, responses: [], reviewers: [{ id: 'usr_priya' }] }],
    });
    const revisions = [
      { id: 'sub_test', number: 'SUB-900.0', finalResponse: 'revise_and_resubmit' },
      { id: next.id, number: 'SUB-900.1', status: 'draft' },
    ];
    expect(next.revisions).toMatchObject(revisions);
    const old = await dataOf(team.call('project_manager', 'GET', URL));
    expect(old.revisions).toMatchObject(revisions);
    // A design reviewer sees no drafts.
    const seen = await dataOf(team.call('design_reviewer', 'GET', URL));
    expect(seen.revisions).toHaveLength(1);
    expect(old).toMatchObject({ status: 'closed', nextRevisionId: next.id, version: 2 });
    expect(await outcomeOf(revise('subcontractor', 2))).toBe('409 WRONG_STATE');
    const body = form({ file: new File(['%PDF-1.7'], 'pumps.pdf') });
    const path = `${SUBMITTALS}/${next.id}`;
    expect(
      (await (await team.as('subcontractor')).call('POST', `${path}/attachments`, { body })).status,
    ).toBe(201);
    const opened = await dataOf(
      team.call('subcontractor', 'POST', `${path}/transitions`, { version: 1, status: 'open' }),
    );
    expect(opened).toMatchObject({ number: 'SUB-900.1', status: 'open' });
  });

  it('is for the submitter and the manager, and only after it was sent back', async () => {
    team.submittal(back);
    expect(await outcomeOf(revise('viewer'))).toBe('403 FORBIDDEN');
    expect(await problemOf(await revise('project_manager', 3))).toMatchObject({
      currentVersion: 1,
    });
    for (const finalResponse of ['approved', null] as const) {
      team.submittal({ ...back, finalResponse });
      expect(await outcomeOf(revise('project_manager'))).toBe('409 WRONG_STATE');
    }
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
