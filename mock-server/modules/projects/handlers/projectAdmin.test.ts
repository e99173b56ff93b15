import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  HARBOR,
  ITEMS,
  outcomeOf,
  pointersOf,
  type Role,
  roles,
  Team,
} from '../../../../tests/support/host/logs.ts';
import { form, testMock } from '../../../../tests/support/host/mock.ts';
import { ALL_MODULES } from '../../../core/state/projectModules.ts';

const { mock } = await testMock();
const team = new Team(mock, 'project-admin');
const SETTINGS = `${HARBOR}/settings`;
const TRANSITIONS = `${HARBOR}/transitions`;

const facts = {
  name: 'Cedar Street School',
  code: 'css',
  projectType: 'Educational - School/University',
  timeZone: 'PST',
  currency: 'USD',
  units: 'imperial',
  startDate: '2027-01-11',
};

const dataOf = async (role: Role, path: string) =>
  (await (await team.call(role, 'GET', path)).json()).data;
const create = (role: Role, more: object = {}) =>
  team.call(role, 'POST', '/projects', { ...facts, ...more });
async function saveSettings(changes: object) {
  const { version } = await dataOf('project_admin', SETTINGS);
  return team.call('project_admin', 'PATCH', SETTINGS, { version, ...changes });
}
async function change(role: Role, status: string, more: object = {}) {
  const { version } = await dataOf(role, HARBOR);
  return team.call(role, 'POST', TRANSITIONS, { version, status, ...more });
}

beforeEach(() => mock.store.reset(team.tenant));
beforeEach(async () => {
  // A reset ends the sessions.
  for (const role of roles) (await team.as(role)).token = null;
  for (const role of roles) await (await team.as(role)).signIn(emailOf(role));
});

function emailOf(role: Role): string {
  const ids: Record<Role, string> = {
    account_admin: 'ingrid.solberg',
    project_admin: 'tom.becker',
    project_manager: 'ana.torres',
    superintendent: 'marcus.reed',
    design_reviewer: 'priya.raman',
    subcontractor: 'diego.alvarez',
    owner: 'helen.park',
    viewer: 'grace.lindqvist',
  };
  return `${ids[role]}@example.com`;
}

describe('a new project', () => {
  it.each(roles)('is created only by an account admin, not by a %s', async (role) => {
    expect((await create(role)).status).toBe(role === 'account_admin' ? 201 : 403);
  });

  it('is ongoing and empty, and the creator is its project admin', async () => {
    const { data } = await (await create('account_admin')).json();
    expect(data).toMatchObject({ code: 'CSS', status: 'ongoing', memberCount: 1, coverUrl: null });
    expect(data.modulesOn).toEqual(ALL_MODULES);
    const members = await dataOf('account_admin', `/projects/${data.id}/members`);
    expect(members).toMatchObject([{ id: 'usr_ingrid', role: 'project_admin' }]);
    const stats = await dataOf('account_admin', `/projects/${data.id}/stats`);
    expect(stats.modules.punchItem.total).toBe(0);
  });

  it('has the chosen project admin and modules', async () => {
    const more = { adminId: 'usr_ana', settings: { modulesOn: ['rfis', 'photos'] } };
    const { data } = await (await create('account_admin', more)).json();
    expect(data.modulesOn).toEqual(['rfis', 'photos']);
    const ownProject = await dataOf('project_manager', `/projects/${data.id}`);
    expect(ownProject.role).toBe('project_admin');
    expect(ownProject.permittedActions).toContain('create_rfi');
    expect(ownProject.permittedActions).not.toContain('create_punch_item');
  });

  it.each([
    ['a name in use', { name: 'HARBOR point tower' }, '409 NAME_TAKEN'],
    ['a code in use', { code: 'hbr' }, '409 NAME_TAKEN'],
    ['an unknown admin', { adminId: 'usr_nobody' }, '422 VALIDATION_FAILED'],
    ['an end before the start', { targetFinishDate: '2026-01-11' }, '422 VALIDATION_FAILED'],
    ['no name', { name: ' ' }, '422 VALIDATION_FAILED'],
  ])('with %s is refused', async (_, more, outcome) => {
    expect(await outcomeOf(create('account_admin', more))).toBe(outcome);
  });

  it('shares no settings with others', async () => {
    const { data } = await (await create('account_admin')).json();
    await saveSettings({ modulesOn: [] });
    const { modulesOn } = await dataOf('account_admin', `/projects/${data.id}`);
    expect(modulesOn).toEqual(ALL_MODULES);
  });
});

describe('facts', () => {
  it('change with the version that was read', async () => {
    const patch = (json: object) => team.call('project_admin', 'PATCH', HARBOR, json);
    const { data } = await (await patch({ version: 1, address: 'Pier 4' })).json();
    expect(data).toMatchObject({ address: 'Pier 4', version: 2 });
    expect(await outcomeOf(patch({ version: 1, address: 'Pier 5' }))).toBe('409 STALE_VERSION');
    const cleared = await patch({ version: 2, clear: ['targetFinishDate'] });
    expect((await cleared.json()).data.targetFinishDate).toBeNull();
  });

  it.each(roles)('change only by admins, not by a %s', async (role) => {
    const answer = team.call(role, 'PATCH', HARBOR, { version: 1, description: 'x' });
    expect(await outcomeOf(answer)).toBe(/admin/.test(role) ? '200' : '403 FORBIDDEN');
  });

  it('take a picture as the cover, and remove it', async () => {
    const admin = await team.as('project_admin');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
      'base64',
    );
    const put = (file: File) =>
      admin.call('PUT', `${HARBOR}/cover`, { body: form({ cover: file }) });
    const before = (await dataOf('project_admin', HARBOR)).coverUrl;
    const { data } = await (await put(new File([png], 'site.png'))).json();
    expect(data.coverUrl.split('?')[0]).not.toBe(before.split('?')[0]);
    expect((await admin.call('GET', data.coverUrl)).status).toBe(200);
    expect(await outcomeOf(put(new File(['x'], 'site.png')))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    await admin.call('DELETE', `${HARBOR}/cover`);
    expect((await dataOf('project_admin', HARBOR)).coverUrl).toBeNull();
  });
});

describe('the list', () => {
  it('searches, filters and sorts', async () => {
    const names = async (query: string) =>
      (await dataOf('account_admin', `/projects?${query}`)).map(
        ({ code }: { code: string }) => code,
      );
    expect(await names('q=seattle')).toEqual(['HBR']);
    expect(await names('status=finished')).toEqual(['OAK']);
    expect(await names('sort=-code')).toEqual(['RCC', 'OAK', 'HBR']);
    expect(await names('sort=targetFinishDate')).toEqual(['HBR', 'RCC', 'OAK']);
  });
});

describe('the status', () => {
  it.each<[Role, string[]]>([
    ['account_admin', ['finished', 'closed']],
    ['project_admin', ['finished']],
    ['project_manager', ['finished']],
    ['superintendent', []],
    ['viewer', []],
  ])('of an ongoing project is changed by a %s to %j', async (role, statuses) => {
    expect((await dataOf(role, HARBOR)).permittedStatuses).toEqual(statuses);
    const { transitions } = await dataOf(role, TRANSITIONS);
    expect(transitions.map(({ status }: { status: string }) => status)).toEqual(statuses);
    const outcome = await outcomeOf(change(role, 'closed', { reason: 'x' }));
    expect(outcome).toBe(statuses.includes('closed') ? '200' : '403 FORBIDDEN');
  });

  it('warns of what is open', async () => {
    const { openPunchItems, openRfis, activeLinks } = await dataOf('project_admin', TRANSITIONS);
    const { counts } = await dataOf('project_admin', HARBOR);
    expect([openPunchItems, openRfis]).toEqual([counts.openPunchItems, counts.openRfis]);
    expect(activeLinks).toBeGreaterThan(0);
  });

  it('goes from ongoing to finished, closed and back', async () => {
    expect(await outcomeOf(change('project_manager', 'finished'))).toBe('200');
    expect(await outcomeOf(change('project_manager', 'closed'))).toBe('403 FORBIDDEN');
    expect(await outcomeOf(change('project_admin', 'closed'))).toBe('200');
    const item = { title: 'x', punchType: 'internal_punch' };
    const write = team.call('project_admin', 'POST', ITEMS, item);
    expect(await outcomeOf(write)).toBe('409 PROJECT_CLOSED');
    expect(await outcomeOf(saveSettings({ modulesOn: [] }))).toBe('409 PROJECT_CLOSED');
    expect(await pointersOf(change('project_admin', 'ongoing'))).toEqual(['/reason']);
    expect(await outcomeOf(change('project_admin', 'ongoing', { reason: 'More work' }))).toBe(
      '200',
    );
    expect((await team.call('project_admin', 'POST', ITEMS, item)).status).toBe(201);
  });

  it.each(['keep', 'revoke'])('closed with links: %s', async (links) => {
    await change('project_admin', 'finished');
    const { activeLinks } = await dataOf('project_admin', TRANSITIONS);
    await change('project_admin', 'closed', { links });
    const left = (await dataOf('project_admin', TRANSITIONS)).activeLinks;
    expect(left).toBe(links === 'keep' ? activeLinks : 0);
  });

  it('does not become what it is', async () => {
    expect(await outcomeOf(change('project_admin', 'ongoing'))).toBe('409 WRONG_STATE');
  });
});

describe('settings', () => {
  it.each<[Role, string, string]>([
    ['account_admin', '200', '200'],
    ['project_admin', '200', '200'],
    ['project_manager', '200', '403 FORBIDDEN'],
    ['superintendent', '403 FORBIDDEN', '403 FORBIDDEN'],
    ['viewer', '403 FORBIDDEN', '403 FORBIDDEN'],
  ])('are for a %s to read: %s, and to change: %s', async (role, reads, writes) => {
    expect(await outcomeOf(team.call(role, 'GET', SETTINGS))).toBe(reads);
    const json = { version: 1, workingDays: ['mon'] };
    expect(await outcomeOf(team.call(role, 'PATCH', SETTINGS, json))).toBe(writes);
  });

  it('refuse a stale version, the same prefix and the same day twice', async () => {
    const stale = team.call('project_admin', 'PATCH', SETTINGS, {
      version: 9,
      workingDays: ['mon'],
    });
    expect(await outcomeOf(stale)).toBe('409 STALE_VERSION');
    const prefixes = { punchItems: 'X', rfis: 'Y', submittals: 'X' };
    expect(await pointersOf(saveSettings({ prefixes }))).toEqual(['/prefixes/submittals']);
    const day = { date: '2026-12-25', name: 'Christmas' };
    expect(await pointersOf(saveSettings({ holidays: [day, day] }))).toEqual(['/holidays/1/date']);
  });

  it('move due dates over holidays and days without work', async () => {
    const { state } = team;
    const project = state.projects.prj_harbor;
    const rfi = async () => {
      const answer = await team.call('project_manager', 'POST', `${HARBOR}/rfis`, { title: 'x' });
      return (await answer.json()).data.dueDate as string;
    };
    const all = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    await saveSettings({
      workingDays: all,
      days: { punchItemDays: 2, rfiDays: 1, reviewDays: 3 },
    });
    const tomorrow = await rfi();
    const { defaults } = await dataOf('viewer', HARBOR);
    expect(defaults).toMatchObject({ rfiDueDate: tomorrow, reviewDays: 3 });
    expect(defaults.punchItemDueDate > tomorrow).toBe(true);
    await saveSettings({ holidays: [{ date: tomorrow, name: 'Founders’ Day' }] });
    expect(await rfi()).toBe(defaults.punchItemDueDate);
    const weekday = all[(new Date(`${defaults.punchItemDueDate}T12:00Z`).getUTCDay() + 6) % 7];
    await saveSettings({ workingDays: all.filter((day) => day !== weekday) });
    expect((await rfi()) > defaults.punchItemDueDate).toBe(true);
    expect(project?.settings.holidays).toHaveLength(1);
  });

  it('give new numbers another prefix, and go on counting', async () => {
    const opened = async () => {
      const json = {
        title: 'x',
        punchType: 'internal_punch',
        location: 'interior',
        assigneeIds: ['usr_marcus'],
        dueDate: '2027-01-04',
        open: true,
      };
      const { data } = await (await team.call('project_manager', 'POST', ITEMS, json)).json();
      const answer = data.number
        ? data
        : (
            await (
              await team.call('project_manager', 'POST', `${ITEMS}/${data.id}/transitions`, {
                version: data.version,
                status: 'open',
              })
            ).json()
          ).data;
      return answer.number as string;
    };
    const [, first = ''] = /^PI-(\d+)$/.exec(await opened()) ?? [];
    await saveSettings({ prefixes: { punchItems: 'SNAG', rfis: 'RFI', submittals: 'SUB' } });
    expect(await opened()).toBe(`SNAG-${String(Number(first) + 1).padStart(3, '0')}`);
    expect(mock.store.tenant(team.tenant).state.projects.prj_harbor?.settings.prefixes.rfis).toBe(
      'RFI',
    );
  });

  it.each([
    [true, false],
    [false, true],
  ])('four eyes: %s', async (fourEyes, approves) => {
    const item = team.item({
      status: 'pending_reins',
      markedDoneById: 'usr_ana',
      finalApproverId: 'usr_ana',
    });
    const subcontractorsSeeAll = { punchItems: true, rfis: false, submittals: false };
    await saveSettings({ rules: { fourEyes, subcontractorsSeeAll } });
    const { permittedStatuses } = await dataOf('project_manager', `${ITEMS}/${item.id}`);
    expect(permittedStatuses.includes('closed')).toBe(approves);
  });

  it.each(['punchItems', 'rfis', 'submittals'] as const)(
    'subcontractors see all %s, or those of their company',
    async (log) => {
      const path = { punchItems: 'punch-items', rfis: 'rfis', submittals: 'submittals' }[log];
      const total = async () =>
        (await (await team.call('subcontractor', 'GET', `${HARBOR}/${path}?limit=1`)).json()).total;
      const none = { punchItems: false, rfis: false, submittals: false };
      await saveSettings({ rules: { fourEyes: true, subcontractorsSeeAll: none } });
      const ownTotal = await total();
      await saveSettings({
        rules: { fourEyes: true, subcontractorsSeeAll: { ...none, [log]: true } },
      });
      expect(await total()).toBeGreaterThan(ownTotal);
    },
  );
});

describe('a module that is off', () => {
  it('leaves the figures, the work list and the search, and comes back with its records', async () => {
    const figures = async () => (await dataOf('project_manager', `${HARBOR}/stats`)).modules;
    const search = async () =>
      (await (await team.call('project_manager', 'GET', `${HARBOR}/work-items`)).json()).counts;
    const before = await figures();
    const found = await search();
    const { modulesOn } = await dataOf('project_admin', SETTINGS);
    await saveSettings({
      modulesOn: modulesOn.filter((module: string) => module !== 'punch_items'),
    });
    expect((await figures()).punchItem.total).toBe(0);
    expect(await search()).toEqual({ ...found, punch_item: 0 });
    expect(await outcomeOf(team.call('project_manager', 'GET', ITEMS))).toBe('409 MODULE_OFF');
    expect((await dataOf('project_manager', HARBOR)).counts.openPunchItems).toBe(0);
    await saveSettings({ modulesOn });
    expect(await figures()).toEqual(before);
  });

  it('tells nobody outside of the project', async () => {
    await saveSettings({ modulesOn: [] });
    const { memberships } = team.state;
    const index = memberships.findIndex(
      (membership) => membership.projectId === 'prj_harbor' && membership.userId === 'usr_grace',
    );
    const [removed] = memberships.splice(index, 1);
    onTestFinished(() => void (removed && memberships.push(removed)));
    expect(await outcomeOf(team.call('viewer', 'GET', ITEMS))).toBe('404 NOT_FOUND');
  });
});

it('no answer in this file violates the contract', () => {
  expect(mock.violations.list()).toEqual([]);
});
