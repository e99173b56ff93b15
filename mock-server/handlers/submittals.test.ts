import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf, pointersOf, type Role, roles, Team } from '../logs/testkit.ts';
import type { StoredStep, Submittal } from '../state/logs.ts';
import { form, problemOf, testMock } from '../testkit.ts';

const { mock } = await testMock();
const team = new Team(mock, 'submittals');
const SUBMITTALS = `${HARBOR}/submittals`;
const URL = `${SUBMITTALS}/sub_test`;
const statuses = ['draft', 'open', 'closed'] as const;
type Status = (typeof statuses)[number];
type Transition = `${Status} ${Status}`;

const call = async (role: Role, method: string, path: string, json?: unknown) =>
  (await team.as(role)).call(method, path, { json });
const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data;
/** All fields that any transition requires. */
const full = { version: 1, reason: 'Because.', finalResponse: 'approved' };
const go = (role: Role, status: Status, body: object = {}) =>
  call(role, 'POST', `${URL}/transitions`, { ...full, ...body, status });
const review = (role: Role, body: object = {}) =>
  call(role, 'POST', `${URL}/reviews`, { version: 1, code: 'approved', comment: 'Good.', ...body });

const step = (reviewerIds: string[], rest: Partial<StoredStep> = {}): StoredStep => ({
  dueDays: 5,
  mode: 'all',
  reviewerIds,
  startedAt: null,
  endedAt: null,
  responses: [],
  ...rest,
});
const started = { startedAt: '2026-11-20T00:00:00Z' };

const inTable: Transition[] = ['draft open', 'draft closed', 'open closed', 'closed open'];
const ready = { steps: [step(['usr_lena'])], finalResponse: 'approved' as const };

/** The transitions that a role, or a part in a submittal, permits. */
const parts: [name: string, role: Role, changes: Partial<Submittal>, transitions: Transition[]][] =
  [
    ['account admin', 'account_admin', {}, inTable],
    ['project admin', 'project_admin', {}, inTable],
    ['project manager', 'project_manager', {}, inTable],
    ['superintendent', 'superintendent', {}, []],
    ['design reviewer', 'design_reviewer', { assigneeIds: ['usr_priya'] }, []],
    ['subcontractor of the company', 'subcontractor', { responsibleCompanyId: 'cmp_cascade' }, []],
    ['owner', 'owner', {}, []],
    ['viewer', 'viewer', {}, []],
    ['its submitter', 'subcontractor', { submitterId: 'usr_diego' }, ['draft open']],
    ['its manager', 'superintendent', { managerId: 'usr_marcus' }, inTable],
    ['manager, of a void one', 'project_manager', { finalResponse: null }, inTable.slice(0, 3)],
    [
      'manager, of a revised one',
      'project_manager',
      { nextRevisionId: 'sub_2' },
      inTable.slice(0, 3),
    ],
  ];

describe.each(parts)('%s', (_name, role, changes, transitions) => {
  it.each(statuses)('from %s', async (from) => {
    const submittal = team.submittal({ ...ready, ...changes, status: from });
    const seen = await (await team.as(role)).json<{ data: { permittedStatuses: Status[] } }>(
      'GET',
      URL,
    );
    const expected = transitions.filter((transition) => transition.startsWith(`${from} `));
    const permitted = seen.status === 200 ? seen.body.data.permittedStatuses : [];
    expect(permitted.map((to) => `${from} ${to}`).sort()).toEqual(expected.toSorted());
    for (const to of statuses) {
      team.state.submittals[submittal.id] = submittal;
      const transition: Transition = `${from} ${to}`;
      const refused = inTable.includes(transition) ? '403 FORBIDDEN' : '409 WRONG_STATE';
      const outcome = transitions.includes(transition)
        ? '200'
        : seen.status === 404
          ? '404 NOT_FOUND'
          : refused;
      expect(await outcomeOf(go(role, to)), transition).toBe(outcome);
    }
  });
});

it('the cases cover every role', () => {
  expect(new Set(parts.map(([, role]) => role))).toEqual(new Set(roles));
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
    const sent = await dataOf(go('project_manager', 'open'));
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
    expect((await dataOf(call('design_reviewer', 'GET', URL))).permittedActions).toContain(
      'review',
    );
    await review('design_reviewer', { comment: 'Wrong curve.' });
    const reviews = async (role: Role) => (await dataOf(call(role, 'GET', URL))).steps[0].responses;
    for (const role of ['subcontractor'] as const) expect(await reviews(role)).toEqual([]);
    for (const role of ['design_reviewer', 'project_manager', 'viewer'] as const) {
      expect(await reviews(role), role).toMatchObject([
        { comment: 'Wrong curve.', createdBy: { id: 'usr_priya' } },
      ]);
    }
    expect(await (await call('subcontractor', 'GET', URL)).text()).not.toContain('Wrong curve');
    const found = await (
      await call('subcontractor', 'GET', `${SUBMITTALS}?q=wrong%20curve`)
    ).json();
    expect(found.total).toBe(0);
    await go('project_manager', 'closed', { version: 2, finalResponse: 'revise_and_resubmit' });
    expect(await reviews('subcontractor')).toMatchObject([{ comment: 'Wrong curve.' }]);
  });
});

describe('a revision', () => {
  const revise = (role: Role, version = 1) => call(role, 'POST', `${URL}/revisions`, { version });
  const back = {
    status: 'closed',
    finalResponse: 'revise_and_resubmit',
    submitterId: 'usr_diego',
  } as const;

  it('is a new draft of a submittal that was sent back, with the same reviewers', async () => {
    const answered = step(['usr_priya'], { ...started, endedAt: '2026-11-20T01:00:00Z' });
    team.submittal({ ...back, steps: [answered], assigneeIds: ['usr_priya'], title: 'Pumps' });
    expect((await dataOf(call('subcontractor', 'GET', URL))).permittedActions).toContain(
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
    const old = await dataOf(call('project_manager', 'GET', URL));
    expect(old).toMatchObject({ status: 'closed', nextRevisionId: next.id, version: 2 });
    expect(await outcomeOf(revise('subcontractor', 2))).toBe('409 WRONG_STATE');
    const body = form({ file: new File(['%PDF-1.7'], 'pumps.pdf') });
    const path = `${SUBMITTALS}/${next.id}`;
    expect(
      (await (await team.as('subcontractor')).call('POST', `${path}/attachments`, { body })).status,
    ).toBe(201);
    const opened = await dataOf(
      call('subcontractor', 'POST', `${path}/transitions`, { version: 1, status: 'open' }),
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

describe('a submittal', () => {
  const bare = { title: 'Pumps', submittalType: 'product_data' };
  const steps = [{ dueDays: 10, mode: 'all', reviewerIds: ['usr_priya'] }];

  it('requires the permission to create, for the own company', async () => {
    const draft = await dataOf(
      call('subcontractor', 'POST', SUBMITTALS, { ...bare, steps, assigneeIds: 7, dueDate: 7 }),
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
      expect(await outcomeOf(call(role, 'POST', SUBMITTALS, bare)), role).toBe('403 FORBIDDEN');
    }
    const other = { ...bare, responsibleCompanyId: 'cmp_northline' };
    expect(await pointersOf(call('subcontractor', 'POST', SUBMITTALS, other))).toEqual([
      '/responsibleCompanyId',
    ]);
    const wrong = {
      ...bare,
      submitterId: 'cmp_northline',
      steps: [{ ...steps[0], reviewerIds: ['usr_priya', 'usr_x'] }],
    };
    expect(await pointersOf(call('project_manager', 'POST', SUBMITTALS, wrong))).toEqual([
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
    const data = await dataOf(call('project_manager', 'GET', URL));
    expect(data).toMatchObject({ submitByDate: '2026-11-22', submitOverdue: false });
    const late = await dataOf(
      call('project_manager', 'PATCH', URL, { version: 1, leadTimeDays: 70 }),
    );
    expect(late).toMatchObject({ submitByDate: '2026-11-12', submitOverdue: true });
  });

  it('cannot change its steps while open, and accepts bulk changes', async () => {
    team.submittal({ steps: [step(['usr_lena'], started)] });
    expect(await outcomeOf(call('project_manager', 'PATCH', URL, { version: 1, steps }))).toBe(
      '409 WRONG_STATE',
    );
    const items = [
      { id: 'sub_test', version: 1 },
      { id: 'sub_test', version: 1 },
    ];
    const done = await dataOf(
      call('project_manager', 'POST', `${SUBMITTALS}/bulk`, {
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
    expect(await outcomeOf(call('project_admin', 'DELETE', `${URL}?version=2`))).toBe('200');
  });

  it('can be filtered by type and spec section', async () => {
    const query = 'submittalType=samples&submittalType=msds&specSection=09%2051%2013&limit=100';
    const { data, total } = await (
      await call('project_manager', 'GET', `${SUBMITTALS}?${query}`)
    ).json();
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(0);
    for (const row of data)
      expect(row).toMatchObject({ submittalType: 'samples', specSection: '09 51 13' });
  });

  it('of the seed has a document', async () => {
    const { data } = await (
      await call('project_manager', 'GET', `${SUBMITTALS}?limit=1&sort=number`)
    ).json();
    const { attachments } = await dataOf(
      call('project_manager', 'GET', `${SUBMITTALS}/${data[0].id}`),
    );
    const file = await mock.fetch(new Request(attachments[0].url));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.4');
    expect(bytes.length).toBe(attachments[0].sizeBytes);
  });
});

describe('visibility of a submittal', () => {
  const leaders: Role[] = ['account_admin', 'project_admin', 'project_manager'];
  const others: Role[] = ['superintendent', 'design_reviewer', 'owner', 'viewer'];
  const cases: [id: string, Partial<Submittal>, who: Role[]][] = [
    ['sub_1', {}, others],
    ['sub_2', { responsibleCompanyId: 'cmp_cascade' }, [...others, 'subcontractor']],
    ['sub_3', { raisedByCompanyId: 'cmp_cascade' }, [...others, 'subcontractor']],
    ['sub_4', { status: 'draft', responsibleCompanyId: 'cmp_cascade' }, []],
    ['sub_5', { status: 'draft', submitterId: 'usr_diego' }, ['subcontractor']],
    ['sub_6', { private: true, assigneeIds: ['usr_priya'] }, ['design_reviewer']],
  ];

  it.each(roles)('is the same in list, record, counts and export for %s', async (role) => {
    for (const [id, changes] of cases) team.submittal({ title: 'Rule', ...changes, id });
    const may = ([, , who]: (typeof cases)[number]) => leaders.includes(role) || who.includes(role);
    const expected = cases.filter(may).map(([id]) => id);
    const found = await (await call(role, 'GET', `${SUBMITTALS}?q=rule&limit=100`)).json();
    expect(found.data.map(({ id }: { id: string }) => id).sort()).toEqual(expected);
    for (const [id] of cases) {
      expect((await call(role, 'GET', `${SUBMITTALS}/${id}`)).status, id).toBe(
        expected.includes(id) ? 200 : 404,
      );
    }
    const { total, counts } = await (await call(role, 'GET', SUBMITTALS)).json();
    const { modules } = await dataOf(call(role, 'GET', `${HARBOR}/stats`));
    const byStatus = { draft: counts.draft, active: counts.open, completed: counts.closed };
    expect(modules.submittal).toMatchObject({ total, byStatus });
    const exported = await call(role, 'GET', `${SUBMITTALS}/export?q=rule`);
    expect(exported.status).toBe(leaders.includes(role) ? 200 : 403);
    if (exported.status === 200)
      expect((await exported.text()).trimEnd().split('\r\n')).toHaveLength(7);
    for (const [id] of cases) delete team.state.submittals[id];
  });

  it('matches the figures of the demo dashboard', async () => {
    const fresh = await new Team(mock, 'submittals-fresh').as('project_manager');
    const figures = async (project: string) =>
      (await dataOf(fresh.call('GET', `/projects/${project}/stats`))).modules.submittal;
    expect(await figures('prj_harbor')).toMatchObject({
      total: 52,
      byStatus: { active: 9, completed: 37, draft: 6 },
      recentCreatedLast7Days: 2,
    });
    expect(await figures('prj_riverside')).toMatchObject({
      total: 33,
      byStatus: { active: 12, completed: 18, draft: 3 },
      recentCreatedLast7Days: 5,
    });
    expect(await figures('prj_oakline')).toMatchObject({
      total: 9,
      byStatus: { active: 0, completed: 9, draft: 0 },
      recentCreatedLast7Days: 0,
    });
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
