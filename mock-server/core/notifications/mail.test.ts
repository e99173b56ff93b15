import { describe, expect, it } from 'vitest';
import { ITEMS, Team } from '../../../tests/support/host/logs.ts';
import { CONTROL, testMock } from '../../../tests/support/host/mock.ts';
import type { Email } from '../state/model.ts';

const { mock, clock, warnings } = await testMock();

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Change = Record<string, unknown>;

/** Returns a tenant in which Ana has chosen settings for mentions. It begins on a Saturday at 4 AM in California. */
async function begin(name: string, mentions: Change = {}, times: Change = {}) {
  const team = new Team(mock, name);
  team.state.notices = {};
  // Nothing in the demo data reminds anybody.
  for (const log of [team.state.punchItems, team.state.rfis, team.state.submittals]) {
    for (const [id, record] of Object.entries(log))
      Reflect.set(log, id, { ...record, dueDate: null });
  }
  const manager = await team.as('project_manager');
  const { body } = await manager.json<{ data: { items: Change[] } }>(
    'GET',
    '/notification-preferences',
  );
  const items = body.data.items.map((item) =>
    item.key === 'comment_mention' ? { ...item, ...mentions } : item,
  );
  await ok(manager.call('PUT', '/notification-preferences', { json: { items } }));
  const json = { quietHours: null, digestAt: '07:00', ...times };
  await ok(manager.call('PUT', '/notification-preferences/times', { json }));
  const since = clock.now + ahead(name);
  return {
    team,
    /** Tom mentions Ana. */
    mention: async (id: string, body = 'Look, @Ana Torres') => {
      const item =
        team.state.punchItems[id] ?? team.item({ id, number: id, managerId: 'usr_kofi' });
      const comment = { body, visibility: 'everyone', mentions: ['usr_ana'] };
      await ok(team.call('project_admin', 'POST', `${ITEMS}/${item.id}/comments`, comment));
    },
    /** Moves the clock of the tenant to so many seconds after its begin. */
    at: async (seconds: number) => {
      const json = { aheadSeconds: seconds };
      await ok(manager.call('PUT', `${CONTROL}/clock`, { json }));
    },
    /** What Ana got: the hours after the begin, and the subject. */
    mails: async () => {
      const all: Email[] = await (await manager.call('GET', `${CONTROL}/outbox.json`)).json();
      return all
        .filter(({ to }) => to === 'ana.torres@example.com')
        .toReversed()
        .map(({ sentAt, subject }) => `${(Date.parse(sentAt) - since) / 3_600_000} ${subject}`);
    },
    outbox: async (): Promise<Email[]> =>
      (await manager.call('GET', `${CONTROL}/outbox.json`)).json(),
    pushes: async (): Promise<{ token: string; sentAt: string }[]> =>
      (await manager.call('GET', `${CONTROL}/pushes.json`)).json(),
    list: async () => {
      // The access token has expired on the way.
      await manager.signIn();
      type List = { data: { kind: string; record: { id: string } }[] };
      return (await manager.json<List>('GET', '/notifications')).body.data;
    },
    manager,
  };
}

const ahead = (tenant: string) => mock.store.tenant(tenant).ahead;

async function ok(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}

describe('emails', () => {
  it.each([
    ['none', []],
    ['hourly', ['1 Your hourly digest: 2 updates']],
    ['daily', ['3 Your daily digest: 2 updates']],
    ['weekly', ['51 Your weekly digest: 2 updates']],
  ])('%s is what it says', async (frequency, mails) => {
    const { mention, at, mails: sent } = await begin(`every ${frequency}`, { frequency });
    await mention('pch_a');
    await at(10 * MINUTE);
    await mention('pch_b');
    await at(20 * MINUTE);
    expect(await sent()).toEqual([]);
    await at(8 * DAY);
    expect(await sent()).toEqual(mails);
  });

  it('at once are merged for 5 minutes by record, and come once an hour at most', async () => {
    const { mention, at, mails } = await begin('realtime', { frequency: 'realtime' });
    await mention('pch_a');
    await at(4 * MINUTE);
    await mention('pch_a');
    await mention('pch_b');
    expect(await mails()).toEqual([]);
    await at(5 * MINUTE);
    expect(await mails()).toEqual([`${5 / 60} pch_a: 2 updates`]);
    await at(10 * MINUTE);
    await mention('pch_a');
    await at(64 * MINUTE);
    expect((await mails()).slice(1)).toEqual([`${9 / 60} Tom Becker mentioned you in pch_b`]);
    await at(66 * MINUTE);
    expect((await mails()).slice(2)).toEqual([`${65 / 60} Tom Becker mentioned you in pch_a`]);
  });

  it('wait until the quiet hours are over, also past midnight', async () => {
    const quietHours = { from: '20:00', to: '06:00' };
    const { mention, at, mails } = await begin('quiet', { frequency: 'realtime' }, { quietHours });
    await mention('pch_a');
    await at(HOUR);
    expect(await mails()).toEqual([]);
    await at(3 * HOUR);
    expect(await mails()).toEqual(['2 Tom Becker mentioned you in pch_a']);
  });

  it('say why they come and lead to the record, and nobody gets one for what they did', async () => {
    const { mention, at, outbox } = await begin('text', { frequency: 'realtime' });
    await mention('pch_a', 'Two anchors are missing');
    await at(HOUR);
    const mails = (await outbox()).filter(({ text }) => text.includes('anchors'));
    expect(mails.map(({ to }) => to)).not.toContain('tom.becker@example.com');
    const mail = mails.find(({ to }) => to === 'ana.torres@example.com');
    expect(mail?.text).toContain('- Tom Becker mentioned you in pch_a: Two anchors are missing');
    expect(mail?.text).toContain('You get this because you were mentioned in pch_a.');
    expect(mail?.link).toMatch(/\/dashboard\/punch-items\/pch_a\?project=prj_harbor&at=cmt_/);
  });

  it.each([
    ['an opt-out', '/notification-preferences/opt-out', { optedOut: true, reason: null }],
    ['reading it', '/notifications/read', { until: '2027-01-01T00:00:00Z' }],
  ])('end with %s, and the list stays', async (name, path, json) => {
    const { mention, at, mails, list, pushes, manager } = await begin(`end ${name}`);
    await ok(manager.call('PUT', '/auth/push-token', { json: { fcmToken: 'token-ana' } }));
    if (path.endsWith('opt-out')) await ok(manager.call('PUT', path, { json }));
    await mention('pch_a');
    if (path.endsWith('read')) await ok(manager.call('POST', path, { json }));
    await at(8 * DAY);
    expect(await mails()).toEqual([]);
    expect(await list()).toMatchObject([{ kind: 'mention' }]);
    if (path.endsWith('opt-out')) expect(await pushes()).toEqual([]);
  });

  it('do not tell of what the person may not see any longer', async () => {
    const { team, mention, at, mails } = await begin('hidden', { frequency: 'hourly' });
    await mention('pch_a');
    team.state.memberships = team.state.memberships.filter(({ userId }) => userId !== 'usr_ana');
    await at(DAY);
    expect(await mails()).toEqual([]);
  });
});

describe('push messages', () => {
  it('come at once, after the quiet hours, or with the digest', async () => {
    const { mention, at, pushes, manager } = await begin('push', { frequency: 'realtime' });
    await ok(manager.call('PUT', '/auth/push-token', { json: { fcmToken: 'token-ana' } }));
    await mention('pch_a');
    const now = new Date(clock.now).toISOString();
    expect(await pushes()).toMatchObject([
      {
        token: 'token-ana',
        sentAt: now,
        message: {
          notification: { title: 'Tom Becker mentioned you in pch_a', body: 'Look, @Ana Torres' },
          collapseKey: 'pch_a',
        },
      },
    ]);
    const json = { quietHours: { from: '04:00', to: '06:30' }, digestAt: '07:00' };
    await ok(manager.call('PUT', '/notification-preferences/times', { json }));
    await mention('pch_a');
    expect(await pushes()).toHaveLength(1);
    await at(3 * HOUR);
    expect(await pushes()).toHaveLength(2);
  });
});

describe('reminders', () => {
  it('come 3 days before, one day before, on the day, and then weekly', async () => {
    const { team, at, list, outbox } = await begin('reminders');
    team.item({
      id: 'pch_due',
      number: 'PI-900',
      assigneeIds: ['usr_diego'],
      managerId: 'usr_ana',
      dueDate: '2026-11-25',
    });
    for (let day = 1; day <= 20; day += 1) await at(day * DAY);
    const days = (await outbox())
      .filter(({ to, text }) => to === 'diego.alvarez@example.com' && text.includes('PI-900'))
      .map(({ sentAt }) => sentAt.slice(0, 10))
      .toReversed();
    expect(days).toEqual(['2026-11-22', '2026-11-24', '2026-11-25', '2026-12-02', '2026-12-09']);
    // What is late concerns the manager, too.
    expect((await list()).map(({ kind }) => kind)).toEqual(['due', 'due']);
  });

  it('end when it is closed', async () => {
    const { team, at, outbox } = await begin('closed');
    team.item({
      id: 'pch_due',
      status: 'closed',
      assigneeIds: ['usr_diego'],
      dueDate: '2026-11-25',
    });
    await at(20 * DAY);
    expect((await outbox()).filter(({ text }) => text.includes('PI-900'))).toEqual([]);
  });
});

describe('a locked item', () => {
  it('cannot be switched off, and says so', async () => {
    const { team, manager } = await begin('locked');
    const project = team.state.projects.prj_harbor;
    const { body } = await manager.json<{ data: { items: Change[] } }>(
      'GET',
      '/notification-preferences',
    );
    const items = body.data.items.map((item) =>
      item.key === 'rfi_assigned' ? { ...item, enabled: false } : item,
    );
    await ok(manager.call('PUT', '/notification-preferences', { json: { items } }));
    if (!project) throw new Error('The seed has no tower.');
    const lock = { key: 'rfi_assigned', enabled: true, frequency: 'daily', locked: true } as const;
    const channels = { inApp: true, email: true, push: true };
    team.state.projects.prj_harbor = { ...project, notifications: [{ ...lock, channels }] };
    const read = await manager.json<{ data: { items: Change[] } }>(
      'GET',
      '/notification-preferences',
    );
    expect(read.body.data.items[0]).toMatchObject({
      key: 'rfi_assigned',
      enabled: true,
      locked: true,
    });
    const refused = await manager.call('PUT', '/notification-preferences', { json: { items } });
    expect((await refused.json()).errors).toMatchObject([
      { pointer: '/items/0/enabled', code: 'locked' },
    ]);
  });
});

it('breaks no contract', () => expect(warnings).toEqual([]));
