import { describe, expect, it } from 'vitest';
import {
  dataOf,
  HARBOR,
  outcomeOf,
  pointersOf,
  type Role,
  response,
  Team,
} from '../../../tests/support/host/logs.ts';
import { form, problemOf, testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'rfis');
const RFIS = `${HARBOR}/rfis`;
const URL = `${RFIS}/rfi_test`;

const go = (role: Role, status: string, version: number) =>
  team.call(role, 'POST', `${URL}/transitions`, {
    version,
    status,
    reason: 'Because.',
    closeReason: 'withdrawn',
  });

describe('a response', () => {
  const respond = (role: Role, body: object) =>
    team.call(role, 'POST', `${URL}/responses`, { version: 1, body: 'Lower it.', ...body });

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
    await go('project_manager', 'closed', 3);
    const again = await dataOf(go('project_manager', 'open', 4));
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
      respond('project_manager', {
        body: 'Raise it.',
        official: true,
        onBehalfOfId: 'cmp_cascade',
      }),
    );
    expect(rfi).toMatchObject({
      responses: [
        { official: false },
        { official: true, onBehalfOf: { id: 'cmp_cascade' }, createdBy: { id: 'usr_ana' } },
      ],
      ballInCourt: [{ id: 'usr_kofi' }],
    });
    const mark = (role: Role, officialResponseId: string, version = 2) =>
      team.call(role, 'PATCH', URL, { version, officialResponseId });
    expect(await outcomeOf(mark('superintendent', 'rsp_1'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(mark('project_manager', 'rsp_1', 1))).toBe('409 STALE_VERSION');
    expect(await pointersOf(mark('project_manager', 'rsp_9'))).toEqual(['/officialResponseId']);
    expect(await dataOf(mark('project_manager', 'rsp_1'))).toMatchObject({
      responses: [{ official: true }, { official: false }],
      history: expect.arrayContaining([
        expect.objectContaining({
          changes: [{ field: 'officialResponse', from: 'Raise it.', to: 'Lower it.' }],
        }),
      ]),
    });
  });

  it('has files, which are attachments of the RFI', async () => {
    team.rfi({});
    const body = form({ file: new File(['%PDF-1.7'], 'beam.pdf') });
    const attached = await (await team.as('subcontractor')).call('POST', `${URL}/attachments`, {
      body,
    });
    const { attachments } = (await attached.json()).data;
    expect(await pointersOf(respond('subcontractor', { attachmentIds: ['att_9'] }))).toEqual([
      '/attachmentIds/0',
    ]);
    const attachmentIds = [attachments[0].id];
    const rfi = await dataOf(respond('subcontractor', { attachmentIds }));
    expect(rfi.responses).toMatchObject([{ attachmentIds }]);
  });
});

describe('an RFI', () => {
  it('requires the permission to create, and is due in seven working days', async () => {
    const bare = { title: 'Which height?' };
    const rfi = await dataOf(team.call('subcontractor', 'POST', RFIS, bare));
    // Saturday in Seattle; the seventh working day is the Tuesday after next.
    expect(rfi).toMatchObject({
      status: 'draft',
      number: null,
      dueDate: '2026-12-01',
      ballInCourt: [{ id: 'usr_diego' }],
    });
    expect(await outcomeOf(team.call('owner', 'POST', RFIS, bare))).toBe('403 FORBIDDEN');
    const wrong = { ...bare, receivedFromId: 'cmp_cascade', responsibleCompanyId: 'usr_diego' };
    expect(await pointersOf(team.call('subcontractor', 'POST', RFIS, wrong))).toEqual([
      '/receivedFromId',
      '/responsibleCompanyId',
    ]);
    const open = { ...bare, description: 'Which?', assigneeIds: ['usr_lena'], status: 'open' };
    expect(await outcomeOf(team.call('subcontractor', 'POST', RFIS, open))).toBe('403 FORBIDDEN');
    const number = expect.stringMatching(/^RFI-\d{3}$/);
    expect(await dataOf(team.call('project_manager', 'POST', RFIS, open))).toMatchObject({
      status: 'open',
      number,
      version: 1,
    });
  });

  it('has its previous question in the history', async () => {
    team.rfi({ description: 'Which height?' });
    const rfi = await dataOf(
      team.call('project_manager', 'PATCH', URL, { version: 1, description: 'Which of the two?' }),
    );
    expect(rfi.history[0].changes).toEqual([
      { field: 'description', from: 'Which height?', to: 'Which of the two?' },
    ]);
  });

  it('accepts comments, files and bulk changes like a punch item', async () => {
    team.rfi();
    expect(
      await outcomeOf(team.call('subcontractor', 'POST', `${URL}/comments`, { body: 'Urgent.' })),
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
    expect(await outcomeOf(team.call('project_manager', 'DELETE', file))).toBe('200');
    const items = [
      { id: 'rfi_test', version: 1 },
      { id: 'rfi_none', version: 1 },
    ];
    const changed = await dataOf(
      team.call('project_manager', 'POST', `${RFIS}/bulk`, {
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
    expect(await outcomeOf(team.call('project_manager', 'DELETE', `${URL}?version=2`))).toBe(
      '403 FORBIDDEN',
    );
    expect(await outcomeOf(team.call('project_admin', 'DELETE', `${URL}?version=2`))).toBe('200');
  });

  it('can be found by its texts', async () => {
    team.rfi({ suggestedAnswer: 'Zwölf Millimeter' });
    const found = await (await team.call('viewer', 'GET', `${RFIS}?q=zwolf&status=open`)).json();
    expect(found).toMatchObject({
      total: 1,
      counts: { draft: 0, open: 1, closed: 0 },
      data: [{ id: 'rfi_test' }],
    });
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
