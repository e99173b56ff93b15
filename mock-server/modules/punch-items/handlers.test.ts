import { describe, expect, it } from 'vitest';
import {
  dataOf,
  ITEMS,
  outcomeOf,
  pointersOf,
  type Role,
  Team,
} from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';

const { mock } = await testMock();
const team = new Team(mock, 'punch-items');
const URL = `${ITEMS}/pch_test`;
const get = (role: Role = 'project_manager') => dataOf(team.call(role, 'GET', URL));

describe('creating an item', () => {
  const bare = { title: 'Hinge loose', punchType: 'internal_punch' };
  const whole = {
    ...bare,
    location: 'interior',
    assigneeIds: ['cmp_summit'],
    dueDate: '2026-12-01',
  };

  it('starts as a draft of its author, without a number', async () => {
    const item = await dataOf(team.call('subcontractor', 'POST', ITEMS, bare));
    expect(item).toMatchObject({
      number: null,
      status: 'draft',
      priority: 'normal',
      manager: { id: 'usr_ana' },
      finalApprover: { id: 'usr_ana' },
      ballInCourt: [{ id: 'usr_diego' }],
      version: 1,
      permittedActions: ['update', 'delete', 'comment', 'attach'],
      permittedStatuses: ['closed'],
    });
    const patch = { version: 1, submitted: true };
    const handed = await dataOf(team.call('subcontractor', 'PATCH', `${ITEMS}/${item.id}`, patch));
    expect(handed).toMatchObject({ version: 2, ballInCourt: [{ id: 'usr_ana' }] });
  });

  it('can open it at once, with the permission', async () => {
    const open = { ...whole, status: 'open' };
    const item = await dataOf(team.call('superintendent', 'POST', ITEMS, open));
    expect(item).toMatchObject({
      status: 'open',
      version: 1,
      number: expect.stringMatching(/^PI-/),
    });
    const before = JSON.stringify(team.state.punchItems);
    expect(await outcomeOf(team.call('owner', 'POST', ITEMS, open))).toBe('403 FORBIDDEN');
    const pointers = await pointersOf(
      team.call('project_manager', 'POST', ITEMS, { ...bare, status: 'open' }),
    );
    expect(pointers).toEqual(['/location', '/assigneeIds', '/dueDate']);
    expect(JSON.stringify(team.state.punchItems)).toBe(before);
  });

  it('makes the owner the approver of an owner item', async () => {
    const item = await dataOf(
      team.call('superintendent', 'POST', ITEMS, { ...bare, punchType: 'owner_punch' }),
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
    const pointers = await pointersOf(team.call('project_manager', 'POST', ITEMS, wrong));
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
    expect(await outcomeOf(team.call('viewer', 'POST', ITEMS, bare))).toBe('403 FORBIDDEN');
    const elsewhere = '/projects/prj_riverside/punch-items';
    expect(await outcomeOf(team.call('subcontractor', 'POST', elsewhere, bare))).toBe(
      '404 NOT_FOUND',
    );
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
    const item = await dataOf(team.call('superintendent', 'PATCH', URL, changes));
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
    const pointers = await pointersOf(team.call('superintendent', 'PATCH', URL, changes));
    expect(pointers).toEqual(['/location', '/assigneeIds', '/dueDate']);
  });

  it('is refused when stale, closed or not permitted', async () => {
    const patch = (role: Role, version = 1) =>
      outcomeOf(team.call(role, 'PATCH', URL, { version, priority: 'low' }));
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
    outcomeOf(team.call(role, 'DELETE', `${URL}?version=${version}`));

  it('is for the author of a draft, and for administrators', async () => {
    team.item({ status: 'draft', createdById: 'usr_diego' });
    expect(await remove('project_manager')).toBe('403 FORBIDDEN');
    expect(await remove('subcontractor', 2)).toBe('409 STALE_VERSION');
    expect(await remove('subcontractor')).toBe('200');
    expect(await remove('subcontractor')).toBe('404 NOT_FOUND');
    team.item({ createdById: 'usr_diego' });
    expect(await remove('subcontractor')).toBe('403 FORBIDDEN');
    expect(await remove('project_admin')).toBe('200');
    expect(await outcomeOf(team.call('project_admin', 'GET', URL))).toBe('404 NOT_FOUND');
    expect(await outcomeOf(team.call('project_admin', 'DELETE', URL))).toBe(
      '422 VALIDATION_FAILED',
    );
  });
});

describe('an answer', () => {
  it('comes from the assignee or their company, while the item is open', async () => {
    const answer = { version: 1, response: 'disputed', note: 'Not our sleeve.' };
    team.item({ managerId: 'usr_ana' });
    expect(await outcomeOf(team.call('owner', 'POST', `${URL}/responses`, answer))).toBe(
      '403 FORBIDDEN',
    );
    expect((await get('subcontractor')).permittedActions).toContain('respond');
    const item = await dataOf(team.call('subcontractor', 'POST', `${URL}/responses`, answer));
    expect(item).toMatchObject({
      status: 'open',
      answers: [
        { response: 'disputed', note: 'Not our sleeve.', respondedBy: { id: 'usr_diego' } },
      ],
      ballInCourt: [{ id: 'usr_ana' }],
    });
    expect(await outcomeOf(team.call('subcontractor', 'POST', `${URL}/responses`, answer))).toBe(
      '409 STALE_VERSION',
    );
    team.item({ status: 'closed' });
    expect(await outcomeOf(team.call('subcontractor', 'POST', `${URL}/responses`, answer))).toBe(
      '409 WRONG_STATE',
    );
  });
});

describe('a comment', () => {
  const say = (role: Role, body: object) => team.call(role, 'POST', `${URL}/comments`, body);

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

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
