import { describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  outcomeOf,
  pointersOf,
  step,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'submittals');
const SUBMITTALS = `${HARBOR}/submittals`;
const URL = `${SUBMITTALS}/sub_test`;

describe('a submittal', () => {
  const bare = { title: 'Pumps', submittalType: 'product_data' };
  const steps = [{ dueDays: 10, mode: 'all', reviewerIds: ['usr_priya'] }];

  it('requires the permission to create, for the own company', async () => {
    const draft = await dataOf(
      team.call('subcontractor', 'POST', SUBMITTALS, {
        ...bare,
        steps,
        assigneeIds: 7,
        dueDate: 7,
      }),
    );
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      responsibleCompany: { id: 'cmp_cascade' },
      submitter: { id: 'usr_diego' },
      assignees: [{ id: 'usr_priya' }],
      dueDate: null,
    });
    for (const role of ['superintendent', 'design_reviewer', 'owner', 'viewer'] as const) {
      expect(await outcomeOf(team.call(role, 'POST', SUBMITTALS, bare)), role).toBe(
        '403 FORBIDDEN',
      );
    }
    const other = { ...bare, responsibleCompanyId: 'cmp_northline' };
    expect(await pointersOf(team.call('subcontractor', 'POST', SUBMITTALS, other))).toEqual([
      '/responsibleCompanyId',
    ]);
    const wrong = {
      ...bare,
      submitterId: 'cmp_northline',
      steps: [{ ...steps[0], reviewerIds: ['usr_priya', 'usr_x'] }],
    };
    expect(await pointersOf(team.call('project_manager', 'POST', SUBMITTALS, wrong))).toEqual([
      '/submitterId',
      '/steps/0/reviewerIds/1',
    ]);
  });

  it('has a submit-by date', async () => {
    team.submittal({
      status: 'draft',
      steps: [step(['usr_lena'], { dueDays: 10 })],
      requiredOnSiteDate: '2027-01-31',
      leadTimeDays: 60,
    });
    const data = await dataOf(team.call('project_manager', 'GET', URL));
    expect(data).toMatchObject({ submitByDate: '2026-11-22', submitOverdue: false });
    const late = await dataOf(
      team.call('project_manager', 'PATCH', URL, { version: 1, leadTimeDays: 70 }),
    );
    expect(late).toMatchObject({ submitByDate: '2026-11-12', submitOverdue: true });
  });

  it('cannot change its steps while open, and accepts bulk changes', async () => {
    team.submittal({ steps: [step(['usr_lena'], { startedAt: '2026-11-20T00:00:00Z' })] });
    expect(await outcomeOf(team.call('project_manager', 'PATCH', URL, { version: 1, steps }))).toBe(
      '409 WRONG_STATE',
    );
    const items = [
      { id: 'sub_test', version: 1 },
      { id: 'sub_test', version: 1 },
    ];
    const done = await dataOf(
      team.call('project_manager', 'POST', `${SUBMITTALS}/bulk`, {
        items,
        action: 'update',
        changes: { priority: 'low' },
      }),
    );
    expect(done).toMatchObject({
      succeeded: 1,
      failed: 1,
      results: [{ version: 2 }, { problem: { currentVersion: 2 } }],
    });
    expect(await outcomeOf(team.call('project_admin', 'DELETE', `${URL}?version=2`))).toBe('200');
  });

  it('can be filtered by type and spec section', async () => {
    const query = 'submittalType=samples&submittalType=msds&specSection=09%2051%2013&limit=100';
    const { data, total } = await (
      await team.call('project_manager', 'GET', `${SUBMITTALS}?${query}`)
    ).json();
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(0);
    for (const row of data)
      expect(row).toMatchObject({ submittalType: 'samples', specSection: '09 51 13' });
  });

  it('of the seed has a document', async () => {
    const { data } = await (
      await team.call('project_manager', 'GET', `${SUBMITTALS}?limit=1&sort=number`)
    ).json();
    const { attachments } = await dataOf(
      team.call('project_manager', 'GET', `${SUBMITTALS}/${data[0].id}`),
    );
    const file = await mock.fetch(new Request(attachments[0].url));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.4');
    expect(bytes.length).toBe(attachments[0].sizeBytes);
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
