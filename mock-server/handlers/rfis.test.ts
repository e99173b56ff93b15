import { describe, expect, it } from 'vitest';
import { HARBOR, outcomeOf, pointersOf, type Role, roles, Team } from '../logs/testkit.ts';
import type { Rfi } from '../state/logs.ts';
import { form, problemOf, testMock } from '../testkit.ts';

const { mock } = await testMock();
const team = new Team(mock, 'rfis');
const RFIS = `${HARBOR}/rfis`;
const URL = `${RFIS}/rfi_test`;
const statuses = ['draft', 'open', 'closed'] as const;
type Status = (typeof statuses)[number];
type Transition = `${Status} ${Status}`;

const call = async (role: Role, method: string, path: string, json?: unknown) =>
  (await team.as(role)).call(method, path, { json });
const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data;
/** All fields that any transition requires. */
const full = { version: 1, reason: 'Because.', closeReason: 'withdrawn' };
const go = (role: Role, status: Status, body: object = {}) =>
  call(role, 'POST', `${URL}/transitions`, { ...full, ...body, status });
const response = (id: string, official = false) => ({
  id,
  body: 'Lower it.',
  official,
  createdAt: '2026-11-20T00:00:00Z',
  createdById: 'usr_lena',
  onBehalfOfId: null,
});

const inTable: Transition[] = [
  'draft open',
  'draft closed',
  'open closed',
  'closed open',
  'closed draft',
];
const lead: Transition[] = ['draft open', 'draft closed', 'open closed', 'closed open'];
const voided = { closedFromDraft: true };

/** The transitions that a role, or a part in an RFI, permits. */
const parts: [name: string, role: Role, changes: Partial<Rfi>, transitions: Transition[]][] = [
  ['account admin', 'account_admin', {}, lead],
  ['project admin', 'project_admin', {}, lead],
  ['project manager', 'project_manager', {}, lead],
  ['superintendent', 'superintendent', {}, []],
  ['design reviewer', 'design_reviewer', {}, []],
  ['subcontractor of the assigned company', 'subcontractor', {}, []],
  ['owner', 'owner', {}, []],
  ['viewer', 'viewer', {}, []],
  ['its manager', 'superintendent', { managerId: 'usr_marcus' }, lead],
  ['its creator', 'subcontractor', { createdById: 'usr_diego' }, ['draft closed']],
  [
    'project manager, of a voided draft',
    'project_manager',
    voided,
    [...lead.slice(0, 3), 'closed draft'],
  ],
];

describe.each(parts)('%s', (_name, role, changes, transitions) => {
  it.each(statuses)('from %s', async (from) => {
    const rfi = team.rfi({ ...changes, status: from });
    const seen = await (await team.as(role)).json<{ data: { permittedStatuses: Status[] } }>(
      'GET',
      URL,
    );
    const expected = transitions.filter((transition) => transition.startsWith(`${from} `));
    const permitted = seen.status === 200 ? seen.body.data.permittedStatuses : [];
    expect(permitted.map((to) => `${from} ${to}`).sort()).toEqual(expected.toSorted());
    for (const to of statuses) {
      team.state.rfis[rfi.id] = rfi;
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

describe('a response', () => {
  const respond = (role: Role, body: object) =>
    call(role, 'POST', `${URL}/responses`, { version: 1, body: 'Lower it.', ...body });

  it('moves the ball to the manager when all have answered', async () => {
    team.rfi({ assigneeIds: ['usr_priya', 'cmp_cascade'] });
    const first = await dataOf(respond('design_reviewer', {}));
    expect(first).toMatchObject({
      version: 2,
      ballInCourt: [{ id: 'cmp_cascade' }],
      status: 'open',
    });
    const second = await dataOf(respond('subcontractor', { version: 2 }));
    expect(second).toMatchObject({
      ballInCourt: [{ id: 'usr_kofi' }],
      responses: [{}, { createdBy: { id: 'usr_diego' } }],
    });
    // After reopening, all have to answer again.
    await go('project_manager', 'closed', { version: 3 });
    const again = await dataOf(go('project_manager', 'open', { version: 4 }));
    expect(again).toMatchObject({
      number: 'RFI-900',
      ballInCourt: [{ id: 'usr_priya' }, { id: 'cmp_cascade' }],
    });
  });

  it('is for assignees, the distribution list and the manager', async () => {
    team.rfi({ assigneeIds: ['cmp_cascade'] });
    expect(await outcomeOf(respond('design_reviewer', {}))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(respond('viewer', {}))).toBe('403 FORBIDDEN');
    team.rfi({ watcherIds: ['usr_grace'] });
    expect(await outcomeOf(respond('viewer', {}))).toBe('201');
    team.rfi({ status: 'closed' });
    expect(await outcomeOf(respond('project_manager', {}))).toBe('409 WRONG_STATE');
    team.rfi({ version: 3 });
    expect(await problemOf(await respond('project_manager', {}))).toMatchObject({
      currentVersion: 3,
    });
  });

  it('is made official, or credited to another person, only by the manager; at most one is official', async () => {
    team.rfi({ responses: [response('rsp_1', true)] });
    expect(await outcomeOf(respond('subcontractor', { official: true }))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(respond('subcontractor', { onBehalfOfId: 'cmp_cascade' }))).toBe(
      '403 FORBIDDEN',
    );
    expect(await pointersOf(respond('project_manager', { onBehalfOfId: 'usr_lena' }))).toEqual([
      '/onBehalfOfId',
    ]);
    const rfi = await dataOf(
      respond('project_manager', { official: true, onBehalfOfId: 'cmp_cascade' }),
    );
    expect(rfi).toMatchObject({
      responses: [
        { official: false },
        { official: true, onBehalfOf: { id: 'cmp_cascade' }, createdBy: { id: 'usr_ana' } },
      ],
      ballInCourt: [{ id: 'usr_kofi' }],
    });
  });
});

describe('an RFI', () => {
  it('requires the permission to create, and is due in seven working days', async () => {
    const bare = { title: 'Which height?' };
    const rfi = await dataOf(call('subcontractor', 'POST', RFIS, bare));
    // Saturday in Seattle; the seventh working day is the Tuesday after next.
    expect(rfi).toMatchObject({
      status: 'draft',
      number: null,
      dueDate: '2026-12-01',
      ballInCourt: [{ id: 'usr_diego' }],
    });
    expect(await outcomeOf(call('owner', 'POST', RFIS, bare))).toBe('403 FORBIDDEN');
    const wrong = { ...bare, receivedFromId: 'cmp_cascade', responsibleCompanyId: 'usr_diego' };
    expect(await pointersOf(call('subcontractor', 'POST', RFIS, wrong))).toEqual([
      '/receivedFromId',
      '/responsibleCompanyId',
    ]);
    const open = { ...bare, description: 'Which?', assigneeIds: ['usr_lena'], status: 'open' };
    expect(await outcomeOf(call('subcontractor', 'POST', RFIS, open))).toBe('403 FORBIDDEN');
    const number = expect.stringMatching(/^RFI-\d{3}$/);
    expect(await dataOf(call('project_manager', 'POST', RFIS, open))).toMatchObject({
      status: 'open',
      number,
      version: 1,
    });
  });

  it('has its previous question in the history', async () => {
    team.rfi({ description: 'Which height?' });
    const rfi = await dataOf(
      call('project_manager', 'PATCH', URL, { version: 1, description: 'Which of the two?' }),
    );
    expect(rfi.history[0].changes).toEqual([
      { field: 'description', from: 'Which height?', to: 'Which of the two?' },
    ]);
  });

  it('accepts comments, files and bulk changes like a punch item', async () => {
    team.rfi();
    expect(
      await outcomeOf(call('subcontractor', 'POST', `${URL}/comments`, { body: 'Urgent.' })),
    ).toBe('201');
    const body = form({ file: new File(['%PDF-1.7'], 'sketch.pdf') });
    const sent = await (await team.as('subcontractor')).call('POST', `${URL}/attachments`, {
      body,
    });
    const { attachments } = await dataOf(Promise.resolve(sent));
    expect(attachments).toMatchObject([
      { kind: 'attachment', mime: 'application/pdf', thumbnailUrl: null },
    ]);
    const file = `${URL}/attachments/${attachments[0].id}?version=1`;
    expect(await outcomeOf(call('project_manager', 'DELETE', file))).toBe('200');
    const items = [
      { id: 'rfi_test', version: 1 },
      { id: 'rfi_none', version: 1 },
    ];
    const changed = await dataOf(
      call('project_manager', 'POST', `${RFIS}/bulk`, {
        items,
        action: 'update',
        changes: { priority: 'urgent' },
      }),
    );
    expect(changed).toMatchObject({
      succeeded: 1,
      failed: 1,
      results: [{ version: 2 }, { problem: { code: 'NOT_FOUND' } }],
    });
    expect(await outcomeOf(call('project_manager', 'DELETE', `${URL}?version=2`))).toBe(
      '403 FORBIDDEN',
    );
    expect(await outcomeOf(call('project_admin', 'DELETE', `${URL}?version=2`))).toBe('200');
  });

  it('can be found by its texts', async () => {
    team.rfi({ suggestedAnswer: 'Zwölf Millimeter' });
    const found = await (await call('viewer', 'GET', `${RFIS}?q=zwolf&status=open`)).json();
    expect(found).toMatchObject({
      total: 1,
      counts: { draft: 0, open: 1, closed: 0 },
      data: [{ id: 'rfi_test' }],
    });
  });
});

describe('visibility of an RFI', () => {
  const leaders: Role[] = ['account_admin', 'project_admin', 'project_manager'];
  const cases: [id: string, Partial<Rfi>, who: Role[]][] = [
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

  it.each(roles)('is the same in list, record, counts and export for %s', async (role) => {
    for (const [id, changes] of cases) team.rfi({ title: 'Rule', ...changes, id });
    const may = ([, , who]: (typeof cases)[number]) => leaders.includes(role) || who.includes(role);
    const expected = cases.filter(may).map(([id]) => id);
    const found = await (await call(role, 'GET', `${RFIS}?q=rule&limit=100`)).json();
    expect(found.data.map(({ id }: { id: string }) => id).sort()).toEqual(expected);
    for (const [id] of cases) {
      expect((await call(role, 'GET', `${RFIS}/${id}`)).status, id).toBe(
        expected.includes(id) ? 200 : 404,
      );
    }
    const { total, counts } = await (await call(role, 'GET', RFIS)).json();
    const { modules } = await dataOf(call(role, 'GET', `${HARBOR}/stats`));
    const byStatus = { draft: counts.draft, active: counts.open, completed: counts.closed };
    expect(modules.rfi).toMatchObject({ total, byStatus });
    const { counts: own } = await dataOf(call(role, 'GET', HARBOR));
    expect(own.openRfis).toBe(counts.open);
    const { status } = await call(role, 'GET', `${RFIS}/export?q=rule`);
    expect(status).toBe(leaders.includes(role) ? 200 : 403);
    for (const [id] of cases) delete team.state.rfis[id];
  });

  it('matches the figures of the demo dashboard', async () => {
    const fresh = new Team(mock, 'rfis-fresh');
    const figures = async (project: string) =>
      (await dataOf((await fresh.as('project_manager')).call('GET', `/projects/${project}/stats`)))
        .modules.rfi;
    expect(await figures('prj_harbor')).toMatchObject({
      total: 61,
      byStatus: { active: 11, completed: 46, draft: 4 },
      recentCreatedLast7Days: 3,
    });
    expect(await figures('prj_riverside')).toMatchObject({
      total: 28,
      byStatus: { active: 9, completed: 17, draft: 2 },
      recentCreatedLast7Days: 4,
    });
    expect(await figures('prj_oakline')).toMatchObject({
      total: 6,
      byStatus: { active: 0, completed: 6, draft: 0 },
      recentCreatedLast7Days: 0,
    });
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
