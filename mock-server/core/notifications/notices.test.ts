import { beforeAll, describe, expect, it } from 'vitest';
import { HARBOR, ITEMS, type Role, roles, step, Team } from '../../../tests/support/host/logs.ts';
import { testMock } from '../../../tests/support/host/mock.ts';
import type { Notice } from '../state/notices.ts';

const { mock, clock, warnings } = await testMock();

type Shown = Pick<Notice, 'id' | 'kind' | 'reason' | 'box' | 'read' | 'count' | 'excerpt'> & {
  record: { id: string };
  less: string;
  muted: boolean;
};

/** Returns a tenant without notifications. */
function begin(name: string): Team {
  const team = new Team(mock, name);
  team.state.notices = {};
  return team;
}

async function listOf(team: Team, role: Role, query = ''): Promise<Shown[]> {
  const answer = await team.call(role, 'GET', `/notifications${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

/** What each person was told of a record, such as `project_manager: mention, mentioned, for_me`. */
async function toldOf(team: Team, recordId: string): Promise<string[]> {
  const lines = await Promise.all(
    roles.map(async (role) =>
      (await listOf(team, role))
        .filter(({ record }) => record.id === recordId)
        .map(({ kind, reason, box }) => `${role}: ${kind}, ${reason}, ${box}`),
    ),
  );
  return lines.flat();
}

async function done(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()).data;
}

describe('who is told, and why', () => {
  interface Case {
    name: string;
    act(team: Team): Promise<string>;
    told: string[];
  }
  const comment = (team: Team, role: Role, path: string, body: object) =>
    done(team.call(role, 'POST', `${path}/comments`, { visibility: 'everyone', ...body }));
  const cases: Case[] = [
    {
      name: 'a comment reaches those it mentions, the owners, and those who listen, but not its author',
      act: async (team) => {
        const { id } = team.item({
          id: 'pch_comment',
          managerId: 'usr_marcus',
          createdById: 'usr_tom',
          watcherIds: ['usr_helen'],
          watchedByIds: ['usr_grace'],
        });
        await comment(team, 'project_admin', `${ITEMS}/${id}`, {
          body: 'Please look, @Ana Torres',
          mentions: ['usr_ana', 'usr_tom'],
        });
        return id;
      },
      told: [
        'project_manager: mention, mentioned, for_me',
        'superintendent: reply, manager, for_me',
        'subcontractor: reply, company_court, for_me',
        'owner: reply, distribution, news',
        'viewer: reply, watching, news',
      ],
    },
    {
      name: 'an internal comment reaches only the leading company',
      act: async (team) => {
        const { id } = team.item({
          id: 'pch_internal',
          managerId: 'usr_marcus',
          watcherIds: ['usr_helen'],
        });
        await comment(team, 'project_admin', `${ITEMS}/${id}`, {
          body: 'Back charge',
          visibility: 'internal',
          mentions: ['usr_ana'],
        });
        return id;
      },
      told: [
        'project_manager: mention, mentioned, for_me',
        'superintendent: reply, manager, for_me',
      ],
    },
    {
      name: 'a private record is told to nobody who may not see it',
      act: async (team) => {
        const { id } = team.item({
          id: 'pch_private',
          private: true,
          managerId: 'usr_ana',
          createdById: 'usr_marcus',
          watchedByIds: ['usr_grace', 'usr_helen'],
          assigneeIds: ['usr_marcus'],
        });
        await comment(team, 'project_admin', `${ITEMS}/${id}`, { body: 'Hm' });
        return id;
      },
      told: ['project_manager: reply, manager, for_me', 'superintendent: reply, court, for_me'],
    },
    {
      name: 'a new status is news to the creator, the distribution and those who watch, and the next one has the ball',
      act: async (team) => {
        const { id, version } = team.rfi({
          id: 'rfi_status',
          status: 'draft',
          submitted: true,
          managerId: 'usr_ana',
          createdById: 'usr_marcus',
          assigneeIds: ['usr_priya'],
          watcherIds: ['usr_helen'],
        });
        const body = { status: 'open', version };
        await done(team.call('project_manager', 'POST', `${HARBOR}/rfis/${id}/transitions`, body));
        return id;
      },
      told: [
        'superintendent: status, creator, news',
        'design_reviewer: ball_in_court, court, for_me',
        'owner: status, distribution, news',
      ],
    },
    {
      name: 'a response answers the creator, and gives the ball to the manager',
      act: async (team) => {
        const { id, version } = team.rfi({
          id: 'rfi_answer',
          managerId: 'usr_ana',
          createdById: 'usr_marcus',
          assigneeIds: ['usr_priya'],
        });
        const path = `${HARBOR}/rfis/${id}/responses`;
        const body = { version, body: 'Lower it.', official: false };
        await done(team.call('design_reviewer', 'POST', path, body));
        return id;
      },
      told: [
        'project_manager: ball_in_court, court, for_me',
        'superintendent: response, creator, for_me',
      ],
    },
    {
      name: 'a moved due date concerns those whose court it is in, and the owners',
      act: async (team) => {
        const { id, version } = team.item({
          id: 'pch_due',
          managerId: 'usr_marcus',
          createdById: 'usr_tom',
          assigneeIds: ['usr_diego'],
        });
        const body = { version, dueDate: '2026-11-24' };
        await done(team.call('project_admin', 'PATCH', `${ITEMS}/${id}`, body));
        return id;
      },
      told: [
        'superintendent: schedule_change, manager, for_me',
        'subcontractor: schedule_change, court, for_me',
      ],
    },
    {
      name: 'a step of a review asks its reviewers',
      act: async (team) => {
        const { id, version } = team.submittal({
          id: 'sub_review',
          status: 'draft',
          managerId: 'usr_ana',
          assigneeIds: ['usr_priya'],
          steps: [step(['usr_priya'])],
          submitterId: 'usr_marcus',
          createdById: 'usr_marcus',
        });
        const path = `${HARBOR}/submittals/${id}/transitions`;
        await done(team.call('project_manager', 'POST', path, { status: 'open', version }));
        return id;
      },
      told: [
        'superintendent: status, creator, news',
        'design_reviewer: review_requested, reviewer, for_me',
      ],
    },
  ];
  it.each(cases)('$name', async ({ name, act, told }) => {
    const team = begin(`who ${name}`.slice(0, 60));
    expect(await toldOf(team, await act(team))).toEqual(told);
  });

  it('reaches those who follow a folder before all others, if they may see the file', async () => {
    const team = begin('who follows');
    const follow = (role: Role) =>
      done(team.call(role, 'PUT', `${HARBOR}/documents/dir_specs/mark`, { followed: true }));
    await follow('design_reviewer');
    const body = { parentId: 'dir_div03' };
    const copy = await done(
      team.call('project_manager', 'POST', `${HARBOR}/documents/doc_crane/copy`, body),
    );
    const told = await toldOf(team, copy.id);
    expect(told.filter((line) => line.includes('following'))).toEqual([
      'design_reviewer: asset_update, following, for_me',
    ]);
    expect(told).toContain('superintendent: asset_update, project, news');
    expect(told.join()).not.toContain('project_manager:');
  });

  it('goes to nobody else', () => expect(warnings).toEqual([]));
});

describe('a person', () => {
  const act = async (team: Team, id: string, body = 'Seen again') => {
    const path = `${ITEMS}/${id}/comments`;
    await done(team.call('project_admin', 'POST', path, { body, visibility: 'everyone' }));
    clock.now += 1000;
  };
  const bulk = async (team: Team, body: object) =>
    (await team.call('project_manager', 'POST', '/notifications/bulk', body)).json();
  const counts = async (team: Team) =>
    done(team.call('project_manager', 'GET', '/notifications/counts'));

  it('reads, finishes, and snoozes until the time is over', async () => {
    const team = begin('steps');
    const { id } = team.item({ id: 'pch_steps', managerId: 'usr_ana' });
    await act(team, id);
    const [notice] = await listOf(team, 'project_manager');
    const ids = [notice?.id ?? ''];
    expect(await counts(team)).toEqual({ forMe: 1, news: 0, snoozed: 0 });
    const read = await bulk(team, { ids, step: 'read' });
    expect(read.counts).toEqual({ forMe: 0, news: 0, snoozed: 0 });
    const until = new Date(clock.now + 60_000).toISOString();
    expect((await bulk(team, { ids, step: 'snooze', until })).counts.snoozed).toBe(1);
    expect(await listOf(team, 'project_manager')).toEqual([]);
    expect(await listOf(team, 'project_manager', '?state=snoozed')).toHaveLength(1);
    clock.now += 61_000;
    expect(await counts(team)).toEqual({ forMe: 1, news: 0, snoozed: 0 });
    await bulk(team, { ids, step: 'done' });
    expect(await listOf(team, 'project_manager')).toEqual([]);
    expect(await listOf(team, 'project_manager', '?state=done')).toHaveLength(1);
    await bulk(team, { ids, step: 'reopen' });
    expect(await listOf(team, 'project_manager')).toHaveLength(1);
    const other = await team.call('viewer', 'POST', '/notifications/bulk', { ids, step: 'done' });
    expect((await other.json()).data).toEqual([]);
    expect(await listOf(team, 'project_manager')).toHaveLength(1);
  });

  it('marks everything up to now as read', async () => {
    const team = begin('read all');
    const { id } = team.item({ id: 'pch_all', managerId: 'usr_ana' });
    await act(team, id);
    const until = new Date(clock.now).toISOString();
    clock.now += 1000;
    await act(team, id);
    await done(team.call('project_manager', 'POST', '/notifications/read', { until }));
    expect((await listOf(team, 'project_manager')).map(({ read }) => read)).toEqual([false, true]);
  });

  it('has read what is about a record that they saw, and nothing else', async () => {
    const team = begin('seen');
    const { id } = team.item({ id: 'pch_seen', managerId: 'usr_ana' });
    const other = team.item({ id: 'pch_unseen', managerId: 'usr_ana' });
    await act(team, id);
    await act(team, other.id);
    const see = (type: string, seenId: string) =>
      done(team.call('project_manager', 'POST', '/notifications/seen', { type, id: seenId }));
    expect(await see('rfi', id)).toMatchObject({ forMe: 2 });
    expect(await see('punch_item', id)).toMatchObject({ forMe: 1 });
    expect(await see('punch_item', 'pch_gone')).toMatchObject({ forMe: 1 });
  });

  it('has read what they have answered, and what no longer asks them', async () => {
    const team = begin('left');
    const { id, version } = team.rfi({
      id: 'rfi_left',
      status: 'draft',
      managerId: 'usr_ana',
      createdById: 'usr_marcus',
      assigneeIds: ['usr_priya', 'usr_yuki'],
    });
    const path = `${HARBOR}/rfis/${id}`;
    const unreadOf = async (role: Role) =>
      (await listOf(team, role, '?unread=true')).map(({ kind }) => kind);
    await done(
      team.call('project_manager', 'POST', `${path}/transitions`, { status: 'open', version }),
    );
    expect(await unreadOf('design_reviewer')).toEqual(['ball_in_court']);
    const comment = { body: 'Which door?', visibility: 'everyone' };
    await done(team.call('design_reviewer', 'POST', `${path}/comments`, comment));
    expect(await unreadOf('design_reviewer')).toEqual([]);
    expect(await unreadOf('project_manager')).toEqual(['reply']);
    const yuki = () => team.state.notices.usr_yuki?.filter(({ read }) => !read) ?? [];
    expect(yuki().map(({ kind }) => kind)).toContain('ball_in_court');
    clock.now += 1000;
    const now = await done(team.call('project_manager', 'GET', path));
    const body = { version: now.version, assigneeIds: ['usr_priya'] };
    await done(team.call('project_manager', 'PATCH', path, body));
    expect(yuki().map(({ kind }) => kind)).not.toContain('ball_in_court');
    expect(await unreadOf('project_manager')).toEqual([]);
  });

  it('is reminded of what they have, once a day, and no longer when it is done', async () => {
    const team = begin('remind');
    const { id, version } = team.item({
      ...{ id: 'pch_remind', managerId: 'usr_ana', assigneeIds: ['usr_diego', 'usr_ana'] },
      answers: {},
    });
    const remind = async (items: object[], role: Role = 'project_manager') =>
      (await done(team.call(role, 'POST', `${HARBOR}/reminders`, { items }))).map(
        ({ outcome, people }: { outcome: string; people: { name: string }[] }) =>
          [outcome, ...people.map(({ name }) => name)].join(' '),
      );
    const item = { type: 'punch_item', id };
    const strange = { type: 'rfi', id: 'rfi_none' };
    expect(await remind([item, strange])).toEqual(['reminded Diego Alvarez', 'not_found']);
    expect(await remind([item])).toEqual(['already']);
    expect(await remind([item], 'viewer')).toEqual(['not_allowed']);
    const kinds = async () =>
      (await listOf(team, 'subcontractor', '?unread=true')).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['reminder']);
    clock.now += 1000;
    const now = await done(team.call('project_manager', 'GET', `${ITEMS}/${id}`));
    const body = { version: now.version ?? version, assigneeIds: ['usr_ana'] };
    await done(team.call('project_manager', 'PATCH', `${ITEMS}/${id}`, body));
    expect(await kinds()).not.toContain('reminder');
    expect(await remind([item])).toEqual(['nobody']);
  });

  it('hears no more news of a muted record, but of what they have to do', async () => {
    const team = begin('mute');
    const { id } = team.item({ id: 'pch_mute', managerId: 'usr_ana' });
    await act(team, id);
    const [notice] = await listOf(team, 'project_manager');
    const muted = await bulk(team, { ids: [notice?.id], step: 'mute' });
    expect(muted.data[0]).toMatchObject({ less: 'mute', muted: true });
    await act(team, id);
    expect(await listOf(team, 'project_manager')).toHaveLength(1);
    const body = { body: '@Ana', visibility: 'everyone', mentions: ['usr_ana'] };
    await done(team.call('project_admin', 'POST', `${ITEMS}/${id}/comments`, body));
    expect((await listOf(team, 'project_manager'))[0]?.kind).toBe('mention');
  });

  it('does not see any longer what they may not see any longer', async () => {
    const team = begin('hidden');
    const item = team.item({ id: 'pch_hidden', watchedByIds: ['usr_grace'] });
    await act(team, item.id);
    expect(await listOf(team, 'viewer')).toHaveLength(1);
    const stored = team.state.punchItems[item.id];
    if (stored) team.state.punchItems[item.id] = { ...stored, private: true };
    expect(await listOf(team, 'viewer')).toEqual([]);
  });

  it.each([
    ['an item that is off', { enabled: false }, []],
    [
      'an item without the channel In app',
      { channels: { inApp: false, email: true, push: true } },
      [],
    ],
    ['the frequency none', { frequency: 'none' }, ['mention']],
  ])('gets the list of %s', async (name, change, kinds) => {
    const team = begin(`item ${name}`);
    const preferences = await done(
      team.call('project_manager', 'GET', '/notification-preferences'),
    );
    const items = preferences.items.map((item: { key: string }) =>
      item.key === 'comment_mention' ? { ...item, ...change } : item,
    );
    await done(team.call('project_manager', 'PUT', '/notification-preferences', { items }));
    const { id } = team.item({ id: 'pch_item' });
    const body = { body: '@Ana', visibility: 'everyone', mentions: ['usr_ana'] };
    await done(team.call('project_admin', 'POST', `${ITEMS}/${id}/comments`, body));
    const list = await listOf(team, 'project_manager');
    expect(list.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the demo', () => {
  let team: Team;
  beforeAll(() => {
    team = new Team(mock, 'demo');
  });
  it.each(['project_manager', 'superintendent', 'design_reviewer'] as const)(
    'has both boxes for the %s, and pages of them',
    async (role) => {
      const counts = await done(team.call(role, 'GET', '/notifications/counts'));
      expect(counts.forMe).toBeGreaterThan(0);
      expect(counts.news).toBeGreaterThan(0);
      const first = await (await team.call(role, 'GET', '/notifications?limit=5')).json();
      const query = `?limit=5&cursor=${encodeURIComponent(first.nextCursor)}`;
      const second = await listOf(team, role, query);
      const ids = [...first.data, ...second].map(({ id }) => id);
      expect(new Set(ids).size).toBe(10);
    },
  );
});
