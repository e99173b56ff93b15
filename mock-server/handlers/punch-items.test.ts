import { describe, expect, it } from 'vitest';
import { HARBOR, ITEMS, outcomeOf, pointersOf, type Role, Team } from '../logs/testkit.ts';
import { form, problemOf, testMock } from '../testkit.ts';

const { mock } = await testMock();
const team = new Team(mock, 'punch-items');
const URL = `${ITEMS}/pch_test`;

const call = async (role: Role, method: string, path: string, json?: unknown) =>
  (await team.as(role)).call(method, path, { json });
const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data;
const get = (role: Role = 'project_manager') => dataOf(call(role, 'GET', URL));

const JPEG = new Uint8Array(Buffer.from('ffd8ffe000104a464946', 'hex'));
const attach = async (role: Role, name: string, fields: Record<string, string> = {}, data = JPEG) =>
  (await team.as(role)).call('POST', `${URL}/attachments`, {
    body: form({ file: new File([data], name), ...fields }),
  });

describe('creating an item', () => {
  const bare = { title: 'Hinge loose', punchType: 'internal_punch' };
  const whole = {
    ...bare,
    location: 'interior',
    assigneeIds: ['cmp_summit'],
    dueDate: '2026-12-01',
  };

  it('starts as a draft of its author, without a number', async () => {
    const item = await dataOf(call('subcontractor', 'POST', ITEMS, bare));
    expect(item).toMatchObject({
      number: null,
      status: 'draft',
      priority: 'normal',
      manager: { id: 'usr_ana' },
      finalApprover: { id: 'usr_diego' },
      ballInCourt: [{ id: 'usr_diego' }],
      version: 1,
      permittedActions: ['update', 'delete', 'comment', 'attach'],
      permittedStatuses: ['closed'],
    });
    const patch = { version: 1, submitted: true };
    const handed = await dataOf(call('subcontractor', 'PATCH', `${ITEMS}/${item.id}`, patch));
    expect(handed).toMatchObject({ version: 2, ballInCourt: [{ id: 'usr_ana' }] });
  });

  it('can open it at once, with the permission', async () => {
    const open = { ...whole, status: 'open' };
    const item = await dataOf(call('superintendent', 'POST', ITEMS, open));
    expect(item).toMatchObject({
      status: 'open',
      version: 1,
      number: expect.stringMatching(/^PI-/),
    });
    const before = JSON.stringify(team.state.punchItems);
    expect(await outcomeOf(call('owner', 'POST', ITEMS, open))).toBe('403 FORBIDDEN');
    const pointers = await pointersOf(
      call('project_manager', 'POST', ITEMS, { ...bare, status: 'open' }),
    );
    expect(pointers).toEqual(['/location', '/assigneeIds', '/dueDate']);
    expect(JSON.stringify(team.state.punchItems)).toBe(before);
  });

  it('makes the owner the approver of an owner item', async () => {
    const item = await dataOf(
      call('superintendent', 'POST', ITEMS, { ...bare, punchType: 'owner_punch' }),
    );
    expect(item.finalApprover.id).toBe('usr_helen');
  });

  it('rejects unknown references', async () => {
    const wrong = {
      ...whole,
      managerId: 'usr_nobody',
      finalApproverId: 'cmp_summit',
      assigneeIds: ['cmp_summit', 'cmp_keystone', '__proto__'],
      watcherIds: ['usr_ana', 'cmp_summit'],
      linked: [
        { type: 'scan', id: 'scn_harbor-01' },
        { type: 'punch_item', id: 'pch_r1' },
      ],
    };
    const pointers = await pointersOf(call('project_manager', 'POST', ITEMS, wrong));
    expect(pointers).toEqual([
      '/managerId',
      '/finalApproverId',
      '/watcherIds/1',
      '/assigneeIds/1',
      '/assigneeIds/2',
      '/linked/1',
    ]);
  });

  it('requires the permission', async () => {
    expect(await outcomeOf(call('viewer', 'POST', ITEMS, bare))).toBe('403 FORBIDDEN');
    const elsewhere = '/projects/prj_riverside/punch-items';
    expect(await outcomeOf(call('subcontractor', 'POST', elsewhere, bare))).toBe('404 NOT_FOUND');
  });
});

describe('changing an item', () => {
  it('sets the given fields, clears the named ones and writes history', async () => {
    team.item({ status: 'draft', discipline: 'mechanical', priority: 'low' });
    const changes = {
      version: 1,
      priority: 'high',
      clear: ['discipline', 'dueDate'],
      id: 'x',
      status: 'closed',
    };
    const item = await dataOf(call('superintendent', 'PATCH', URL, changes));
    expect(item).toMatchObject({
      id: 'pch_test',
      status: 'draft',
      priority: 'high',
      discipline: null,
      dueDate: null,
      version: 2,
      updatedBy: { id: 'usr_marcus' },
    });
    expect(item.history[0].changes).toEqual([
      { field: 'priority', from: 'low', to: 'high' },
      { field: 'discipline', from: 'mechanical', to: null },
      { field: 'dueDate', from: '2026-12-01', to: null },
    ]);
  });

  it('cannot remove what an open item needs', async () => {
    team.item();
    const changes = { version: 1, assigneeIds: [], clear: ['dueDate', 'location'] };
    const pointers = await pointersOf(call('superintendent', 'PATCH', URL, changes));
    expect(pointers).toEqual(['/location', '/assigneeIds', '/dueDate']);
  });

  it('is refused when stale, closed or not permitted', async () => {
    const patch = (role: Role, version = 1) =>
      outcomeOf(call(role, 'PATCH', URL, { version, priority: 'low' }));
    team.item();
    expect(await patch('superintendent', 2)).toBe('409 STALE_VERSION');
    expect(await patch('subcontractor')).toBe('403 FORBIDDEN');
    expect(await patch('viewer')).toBe('403 FORBIDDEN');
    team.item({ createdById: 'usr_diego' });
    expect(await patch('subcontractor')).toBe('200');
    team.item({ status: 'closed' });
    expect(await patch('project_admin')).toBe('409 WRONG_STATE');
  });
});

describe('deleting an item', () => {
  const remove = (role: Role, version = 1) =>
    outcomeOf(call(role, 'DELETE', `${URL}?version=${version}`));

  it('is for the author of a draft, and for administrators', async () => {
    team.item({ status: 'draft', createdById: 'usr_diego' });
    expect(await remove('project_manager')).toBe('403 FORBIDDEN');
    expect(await remove('subcontractor', 2)).toBe('409 STALE_VERSION');
    expect(await remove('subcontractor')).toBe('200');
    expect(await remove('subcontractor')).toBe('404 NOT_FOUND');
    team.item({ createdById: 'usr_diego' });
    expect(await remove('subcontractor')).toBe('403 FORBIDDEN');
    expect(await remove('project_admin')).toBe('200');
    expect(await outcomeOf(call('project_admin', 'GET', URL))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(call('project_admin', 'DELETE', URL))).toBe('422 VALIDATION_FAILED');
  });
});

describe('an answer', () => {
  it('comes from the assignee or their company, while the item is open', async () => {
    const answer = { version: 1, response: 'disputed', note: 'Not our sleeve.' };
    team.item({ managerId: 'usr_ana' });
    expect(await outcomeOf(call('owner', 'POST', `${URL}/responses`, answer))).toBe(
      '403 FORBIDDEN',
    );
    expect((await get('subcontractor')).permittedActions).toContain('respond');
    const item = await dataOf(call('subcontractor', 'POST', `${URL}/responses`, answer));
    expect(item).toMatchObject({
      status: 'open',
      answers: [
        { response: 'disputed', note: 'Not our sleeve.', respondedBy: { id: 'usr_diego' } },
      ],
      ballInCourt: [{ id: 'usr_ana' }],
    });
    expect(await outcomeOf(call('subcontractor', 'POST', `${URL}/responses`, answer))).toBe(
      '409 STALE_VERSION',
    );
    team.item({ status: 'closed' });
    expect(await outcomeOf(call('subcontractor', 'POST', `${URL}/responses`, answer))).toBe(
      '409 WRONG_STATE',
    );
  });
});

describe('a comment', () => {
  const say = (role: Role, body: object) => call(role, 'POST', `${URL}/comments`, body);

  it('does not change the version; internal ones are visible only to the leading company', async () => {
    team.item();
    await say('subcontractor', { body: 'Thursday.', mentions: ['usr_ana'] });
    const item = await dataOf(
      say('project_manager', { body: 'Back charge?', visibility: 'internal' }),
    );
    expect(item).toMatchObject({ version: 1, commentCount: 2 });
    expect(await get('superintendent')).toMatchObject({ commentCount: 2 });
    for (const role of ['subcontractor', 'owner', 'design_reviewer', 'viewer'] as const) {
      expect(await get(role), role).toMatchObject({
        commentCount: 1,
        comments: [{ body: 'Thursday.', mentions: [{ name: 'Ana Torres' }] }],
      });
    }
  });

  it('requires the permission to comment', async () => {
    team.item();
    const internal = { body: 'x', visibility: 'internal' };
    expect(await outcomeOf(say('subcontractor', internal))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(say('viewer', { body: 'x' }))).toBe('403 FORBIDDEN');
    expect(await pointersOf(say('owner', { body: ' \n' }))).toEqual(['/body']);
    expect(await pointersOf(say('owner', { body: 'x', mentions: ['usr_yo'] }))).toEqual([
      '/mentions/0',
    ]);
  });
});

describe('an attachment', () => {
  it('is stored unchanged, served without a token, and does not change the version', async () => {
    team.item();
    const item = await dataOf(attach('subcontractor', 'after.JPG', { kind: 'after' }));
    const [file] = item.attachments;
    expect(item).toMatchObject({ version: 1, attachmentCount: 1 });
    expect(file).toMatchObject({
      kind: 'after',
      fileName: 'after.JPG',
      mime: 'image/jpeg',
      sizeBytes: 10,
    });
    expect(file.permittedActions).toEqual(['remove']);
    const served = await mock.fetch(new Request(file.thumbnailUrl));
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(JPEG))).toBe(true);
    expect((await get('owner')).attachments[0].permittedActions).toEqual([]);
    const url = `${URL}/attachments/${file.id}`;
    expect(await outcomeOf(call('design_reviewer', 'DELETE', `${url}?version=1`))).toBe(
      '403 FORBIDDEN',
    );
    expect(await outcomeOf(call('subcontractor', 'DELETE', `${url}?version=2`))).toBe(
      '409 STALE_VERSION',
    );
    expect(await outcomeOf(call('subcontractor', 'DELETE', `${url}?version=1`))).toBe('200');
    expect(await outcomeOf(call('subcontractor', 'DELETE', `${url}?version=1`))).toBe(
      '404 NOT_FOUND',
    );
    expect((await mock.fetch(new Request(file.url))).status).toBe(404);
  });

  it('must match its file name, and not be too large', async () => {
    team.item();
    const text = new Uint8Array(Buffer.from('<script>'));
    expect(await outcomeOf(attach('subcontractor', 'a.exe'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await outcomeOf(attach('subcontractor', 'a.png', {}, text))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { kind: 'before' }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    const large = new Uint8Array(25 * 1024 ** 2 + 1);
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', {}, large))).toBe(
      '413 PAYLOAD_TOO_LARGE',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { kind: 'later' }))).toBe(
      '422 VALIDATION_FAILED',
    );
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { version: '3' }))).toBe(
      '409 STALE_VERSION',
    );
    expect(await outcomeOf(attach('viewer', 'a.pdf'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(attach('subcontractor', 'a.pdf', { version: '1' }))).toBe('201');
    team.item({ status: 'closed' });
    expect(await outcomeOf(attach('subcontractor', 'a.pdf'))).toBe('409 WRONG_STATE');
  });
});

describe('a bulk action', () => {
  const bulk = (role: Role, json: object) => call(role, 'POST', `${ITEMS}/bulk`, json);

  it('answers for each item, in order', async () => {
    const ids = ['pch_a', 'pch_b', 'pch_c', 'pch_d', 'pch_e'];
    const [a, b, c, d, e] = ids.map((id) => ({ id, version: 1 }));
    team.item({ id: 'pch_a' });
    team.item({ id: 'pch_b', version: 2 });
    team.item({ id: 'pch_c', status: 'closed' });
    team.item({ id: 'pch_d', private: true });
    const { data } = await (
      await bulk('superintendent', {
        items: [a, b, c, d, e, a],
        action: 'update',
        changes: { priority: 'urgent' },
      })
    ).json();
    const outcomes = data.results.map(
      ({
        problem,
        version,
      }: {
        problem: { code: string; currentVersion?: number } | null;
        version: number;
      }) => (problem ? [problem.code, problem.currentVersion] : version),
    );
    expect(outcomes).toEqual([
      2,
      ['STALE_VERSION', 2],
      ['WRONG_STATE', undefined],
      ['NOT_FOUND', undefined],
      ['NOT_FOUND', undefined],
      ['STALE_VERSION', 2],
    ]);
    expect(data).toMatchObject({ succeeded: 1, failed: 5 });
  });

  it('moves and deletes like single requests', async () => {
    team.item({ id: 'pch_a', status: 'draft', location: null });
    team.item({ id: 'pch_b', status: 'draft' });
    const items = ['pch_a', 'pch_b'].map((id) => ({ id, version: 1 }));
    const moved = await dataOf(
      bulk('superintendent', { items, action: 'transition', transition: { status: 'open' } }),
    );
    expect(moved.results).toMatchObject([
      { ok: false, problem: { code: 'VALIDATION_FAILED', errors: [{ pointer: '/location' }] } },
      { ok: true, version: 2 },
    ]);
    const gone = await dataOf(bulk('project_admin', { items, action: 'delete' }));
    expect(gone.results).toMatchObject([
      { ok: true, version: null },
      { problem: { currentVersion: 2 } },
    ]);
  });

  it('takes at most 200 items, and requires an action', async () => {
    const items = Array.from({ length: 201 }, (_, i) => ({ id: `pch_${i}`, version: 1 }));
    expect(await pointersOf(bulk('project_manager', { items, action: 'delete' }))).toEqual([
      '/items',
    ]);
    const some = { items: items.slice(0, 1) };
    expect(await pointersOf(bulk('project_manager', { ...some, action: 'update' }))).toEqual([
      '/changes',
    ]);
    expect(await pointersOf(bulk('project_manager', { ...some, action: 'transition' }))).toEqual([
      '/transition',
    ]);
    const most = await dataOf(
      bulk('project_manager', { items: items.slice(0, 200), action: 'delete' }),
    );
    expect(most.failed).toBe(200);
  });
});

it('a closed project refuses all writes with the same answer', async () => {
  const item = team.item();
  const project = team.state.projects.prj_harbor;
  if (!project) throw new Error('The seed has no tower.');
  project.status = 'closed';
  const scan = `${HARBOR}/scans/scn_harbor-01`;
  const writes: [method: string, path: string, json?: object][] = [
    ['POST', ITEMS, { title: 'x', punchType: 'internal_punch' }],
    ['PATCH', URL, { version: 1, title: 'x' }],
    ['DELETE', `${URL}?version=1`],
    ['POST', `${URL}/transitions`, { version: 1, status: 'closed' }],
    ['POST', `${URL}/responses`, { version: 1, response: 'done' }],
    ['POST', `${URL}/comments`, { body: 'x' }],
    ['POST', `${ITEMS}/bulk`, { items: [{ id: item.id, version: 1 }], action: 'delete' }],
    ['POST', `${scan}/make-public`],
    ['DELETE', scan],
  ];
  for (const [method, path, json] of writes) {
    for (const role of ['project_admin', 'viewer'] as const) {
      const problem = await problemOf(await call(role, method, path, json));
      expect(`${problem.status} ${problem.code}`, path).toBe('409 PROJECT_CLOSED');
    }
  }
  expect(await outcomeOf(attach('project_admin', 'a.pdf'))).toBe('409 PROJECT_CLOSED');
  expect(await get('project_admin')).toMatchObject({ permittedActions: [], permittedStatuses: [] });
  const { permittedActions } = await dataOf(call('project_admin', 'GET', HARBOR));
  expect(permittedActions).toEqual([
    'export_punch_items',
    'export_rfis',
    'export_submittals',
    'view_field_cams',
  ]);
  expect((await call('project_admin', 'GET', `${ITEMS}/export`)).status).toBe(200);
  project.status = 'ongoing';
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
