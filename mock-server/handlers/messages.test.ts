import { describe, expect, it } from 'vitest';
import { Listener } from '../live/testkit.ts';
import { people, type Role, roles, Team } from '../logs/testkit.ts';
import { Client, form, refusalOf, testMock } from '../testkit.ts';

const { mock, clock } = await testMock();
const THREADS = '/projects/prj_harbor/message-threads';
const SITE = `${THREADS}/thr_harbor-site`;
const DIRECT = `${THREADS}/thr_harbor-ana-marcus`;

interface Answer<T> {
  data: T;
}
interface Thread {
  id: string;
  kind: string;
  title: string;
  messageCount: number;
  unreadCount: number;
  mentioned: boolean;
  readUpTo: number;
  archived: boolean;
  version: number;
  members: { person: { id: string }; readUpTo: number }[];
  pinned: { id: string }[];
}
interface Message {
  id: string;
  position: number;
  body: string;
  deleted: boolean;
  editedAt: string | null;
  replyTo: { text: string } | null;
  reactions: { emoji: string; people: { id: string }[] }[];
  attachments: { url: string }[];
  records: { id: string; status: string }[];
  permittedActions: string[];
}

/** A tenant of its own. */
function start(tenant: string) {
  const team = new Team(mock, tenant);
  const call = async (role: Role, method: string, path: string, json?: unknown) =>
    (await team.as(role)).call(method, path, json === undefined ? {} : { json });
  const read = async <T>(role: Role, method: string, path: string, json?: unknown) =>
    ((await (await call(role, method, path, json)).json()) as Answer<T>).data;
  const refused = (role: Role, method: string, path: string, json?: unknown) =>
    refusalOf(call(role, method, path, json));
  const unread = async (role: Role) =>
    (await read<{ unreadMessageCount: number }>(role, 'GET', '/projects/prj_harbor'))
      .unreadMessageCount;
  return { team, call, read, refused, unread };
}

describe('who reads what', () => {
  const { call, refused, read } = start('messages-access');
  const outcome = async (role: Role, path: string) => (await call(role, 'GET', path)).status;

  it.each(roles.map((role) => [role, role === 'viewer' ? [403, 404] : [200, 200]] as const))(
    'a %s and the channels',
    async (role, [list, thread]) => {
      expect(await outcome(role, THREADS)).toBe(list);
      expect(await outcome(role, SITE)).toBe(thread);
    },
  );

  it.each(
    roles.map((role) => [role, ['project_manager', 'superintendent'].includes(role)] as const),
  )('a %s and the direct thread of Ana and Marcus', async (role, isMember) => {
    const status = isMember ? 200 : 404;
    expect(await outcome(role, DIRECT)).toBe(status);
    expect(await outcome(role, `${DIRECT}/messages`)).toBe(status);
    if (role === 'viewer') return;
    const list = await read<Thread[]>(role, 'GET', `${THREADS}?limit=100`);
    expect(list.some(({ id }) => id === 'thr_harbor-ana-marcus')).toBe(isMember);
  });

  it('an administrator who looks as Ana sees no direct thread and no group', async () => {
    const admin = new Client(mock, 'messages-access');
    await admin.signIn('ingrid.solberg@example.com');
    const { body } = await admin.json<Answer<{ accessToken: string }>>('POST', '/see-as', {
      json: { projectId: 'prj_harbor', userId: 'usr_ana' },
    });
    admin.token = body.data.accessToken;
    const list = await admin.json<Answer<Thread[]>>('GET', THREADS);
    expect(new Set(list.body.data.map(({ kind }) => kind))).toEqual(
      new Set(['channel', 'announcement']),
    );
    expect(await refusalOf(admin.call('GET', DIRECT))).toBe('404 NOT_FOUND');
  });

  it('few start channels, and few write announcements', async () => {
    const channel = { kind: 'channel', title: 'Crane' };
    expect(await refused('superintendent', 'POST', THREADS, channel)).toBe('403 FORBIDDEN');
    expect((await call('project_manager', 'POST', THREADS, channel)).status).toBe(201);
    const news = `${THREADS}/thr_harbor-news/messages`;
    expect(await refused('superintendent', 'POST', news, { body: 'No' })).toBe('403 FORBIDDEN');
    expect((await call('project_manager', 'POST', news, { body: 'Yes' })).status).toBe(201);
    const viewer = { kind: 'direct', memberIds: ['usr_grace'] };
    expect(await refused('project_manager', 'POST', THREADS, viewer)).toBe('422 VALIDATION_FAILED');
  });

  it('two people have one direct thread, whoever starts it', async () => {
    const one = await read<Thread>('owner', 'POST', THREADS, {
      kind: 'direct',
      memberIds: ['usr_diego'],
    });
    const two = await read<Thread>('subcontractor', 'POST', THREADS, {
      kind: 'direct',
      memberIds: ['usr_helen'],
    });
    expect(two.id).toBe(one.id);
    expect([one.title, two.title]).toEqual(['Diego Alvarez', 'Helen Park']);
  });
});

describe('a message', () => {
  const { call, read, refused, team } = start('messages-write');

  it('is changed for 5 minutes by its author, and deleted with a mark', async () => {
    const path = `${SITE}/messages`;
    const sent = await read<Message>('superintendent', 'POST', path, { body: 'Gate 3 is open.' });
    const own = `${path}/${sent.id}`;
    expect(sent.permittedActions.sort()).toEqual(['delete', 'pin', 'react', 'update']);
    expect(await refused('project_manager', 'PATCH', own, { body: 'No' })).toBe('403 FORBIDDEN');
    expect(await refused('project_manager', 'DELETE', own)).toBe('403 FORBIDDEN');
    const edited = await read<Message>('superintendent', 'PATCH', own, { body: 'Gate 4.' });
    expect(edited).toMatchObject({ body: 'Gate 4.', editedAt: expect.any(String) });
    clock.now += 5 * 60 * 1000;
    expect(await refused('superintendent', 'PATCH', own, { body: 'Late' })).toBe('403 FORBIDDEN');
    const reply = await read<Message>('project_manager', 'POST', path, {
      body: 'Thanks',
      replyToId: sent.id,
    });
    expect(reply.replyTo).toMatchObject({ text: 'Gate 4.' });
    const gone = await read<Message>('project_admin', 'DELETE', own);
    expect(gone).toMatchObject({ position: sent.position, deleted: true, body: '' });
    expect(await refused('superintendent', 'DELETE', own)).toBe('404 NOT_FOUND');
  });

  it('has reactions, each person once, and a pin', async () => {
    const path = `${SITE}/messages/msg_harbor-site-1`;
    const react = (role: Role, on: boolean) =>
      read<Message>(role, 'PUT', `${path}/reaction`, { emoji: 'eyes', on });
    await react('owner', true);
    await react('owner', true);
    const { reactions } = await react('project_manager', true);
    expect(reactions.find(({ emoji }) => emoji === 'eyes')?.people.map(({ id }) => id)).toEqual([
      'usr_helen',
      'usr_ana',
    ]);
    await react('owner', false);
    expect((await react('project_manager', false)).reactions).toEqual([]);
    await read('owner', 'PUT', `${path}/pin`, { pinned: true });
    const { pinned } = await read<Thread>('owner', 'GET', SITE);
    expect(pinned.map(({ id }) => id)).toContain('msg_harbor-site-1');
  });

  it('takes files that its author has added, and only its readers get them', async () => {
    const marcus = await team.as('superintendent');
    const file = new File(['note'], 'note.txt');
    const added = await marcus.json<Answer<{ id: string }>>('POST', `${DIRECT}/attachments`, {
      body: form({ file }),
    });
    const body = { attachmentIds: [added.body.data.id] };
    const path = `${DIRECT}/messages`;
    expect(await refused('project_manager', 'POST', path, body)).toBe('422 VALIDATION_FAILED');
    const { attachments } = await read<Message>('superintendent', 'POST', path, body);
    const served = await mock.fetch(new Request(attachments[0]?.url ?? ''));
    expect(await served.text()).toBe('note');
    expect(await refused('superintendent', 'POST', path, body)).toBe('422 VALIDATION_FAILED');
    expect(await refused('superintendent', 'POST', path, {})).toBe('422 VALIDATION_FAILED');
  });

  it('links to records that each reader sees for themselves', async () => {
    const records = [{ type: 'punch_item', id: 'pch_nope' }];
    const path = `${SITE}/messages`;
    expect(await refused('owner', 'POST', path, { body: 'x', records })).toBe(
      '422 VALIDATION_FAILED',
    );
    const { id } = await read<{ id: string }>(
      'project_manager',
      'POST',
      '/projects/prj_harbor/punch-items',
      { title: 'Own draft', punchType: 'internal_punch' },
    );
    const own = { body: 'Look', records: [{ type: 'punch_item', id }] };
    const sent = await read<Message>('project_manager', 'POST', path, own);
    expect(sent.records).toMatchObject([{ id, status: 'draft' }]);
    const [seen] = await read<Message[]>('owner', 'GET', `${path}?from=${sent.position}`);
    expect(seen).toMatchObject({ id: sent.id, records: [] });
  });

  it('is not doubled by a repeated call', async () => {
    const ana = await team.as('project_manager');
    const send = () =>
      ana.json<Answer<Message>>('POST', `${DIRECT}/messages`, {
        json: { body: 'Once' },
        headers: { 'idempotency-key': '"once"' },
      });
    const [first, again] = [await send(), await send()];
    expect(again.body.data.id).toBe(first.body.data.id);
    const count = (await read<Thread>('project_manager', 'GET', DIRECT)).messageCount;
    expect(count).toBe(first.body.data.position);
    expect((await call('project_manager', 'GET', `${DIRECT}/messages?cursor=x`)).status).toBe(422);
  });
});

describe('unread messages', () => {
  const { read, call, unread } = start('messages-unread');

  it('are counted for each person, apart from muted threads and own messages', async () => {
    expect(await unread('project_manager')).toBe(5);
    const owner = await unread('owner');
    await call('project_manager', 'POST', `${SITE}/messages`, {
      body: '@Helen Park look',
      mentions: ['usr_helen'],
    });
    expect(await unread('owner')).toBe(owner + 1);
    expect(await read<Thread>('owner', 'GET', SITE)).toMatchObject({
      unreadCount: 1,
      mentioned: true,
    });
    // Who writes has read what is above.
    expect(await unread('project_manager')).toBe(3);
    await read('owner', 'PATCH', `${SITE}/state`, { muted: true, archived: true });
    expect(await unread('owner')).toBe(owner);
    await call('project_manager', 'POST', `${SITE}/messages`, { body: 'Again' });
    expect(await read<Thread>('owner', 'GET', SITE)).toMatchObject({ archived: true });
    await read('owner', 'PATCH', `${SITE}/state`, { muted: false });
    await call('project_manager', 'POST', `${SITE}/messages`, { body: 'And again' });
    const thread = await read<Thread>('owner', 'GET', SITE);
    expect(thread).toMatchObject({ archived: false, unreadCount: 3 });
    await read('owner', 'PATCH', `${SITE}/state`, { readUpTo: thread.messageCount });
    expect(await unread('owner')).toBe(owner);
    const { members } = await read<Thread>('project_manager', 'GET', SITE);
    expect(members.find(({ person }) => person.id === 'usr_helen')?.readUpTo).toBe(
      thread.messageCount,
    );
  });
});

describe('the stream', () => {
  it('tells the members of a thread alone, by ids alone', async () => {
    const { team, call } = start('messages-stream');
    const open = async (role: Role) => Listener.open(await team.as(role));
    const marcus = await open('superintendent');
    const tom = await open('project_admin');
    await call('project_manager', 'POST', `${DIRECT}/messages`, { body: 'Between us' });
    await expect
      .poll(() => marcus.news)
      .toEqual([
        {
          type: 'message.created',
          projectId: 'prj_harbor',
          threadId: 'thr_harbor-ana-marcus',
          messageId: expect.any(String),
          position: 6,
        },
      ]);
    await call('project_manager', 'POST', `${SITE}/messages`, { body: 'For everybody' });
    await expect.poll(() => tom.news.length).toBe(1);
    expect(tom.news).toMatchObject([{ threadId: 'thr_harbor-site' }]);
  });

  it('tells those who are taken out of a group, which then does not exist for them', async () => {
    const { team, call, read, refused } = start('messages-group');
    const group = `${THREADS}/thr_harbor-handover`;
    const diego = await Listener.open(await team.as('subcontractor'));
    const { version } = await read<Thread>('project_manager', 'GET', group);
    const memberIds = ['usr_marcus'];
    await call('project_manager', 'PATCH', group, { version, memberIds });
    await expect.poll(() => diego.types).toContain('thread.changed');
    expect(await refused('subcontractor', 'GET', group)).toBe('404 NOT_FOUND');
    expect(await refused('project_manager', 'PATCH', group, { version, title: 'Old' })).toBe(
      '409 STALE_VERSION',
    );
    expect((await call('superintendent', 'DELETE', `${group}/membership`)).status).toBe(200);
    expect(await refused('superintendent', 'GET', group)).toBe('404 NOT_FOUND');
  });
});

it('the activity log tells of groups and of no direct thread', async () => {
  const { call, team } = start('messages-log');
  await call('project_manager', 'POST', THREADS, { kind: 'channel', title: 'Crane' });
  await call('project_manager', 'POST', THREADS, { kind: 'direct', memberIds: ['usr_kofi'] });
  const tom = await team.as('project_admin');
  const { body } = await tom.json<Answer<{ record: { title: string } | null }[]>>(
    'GET',
    '/activity?module=messages',
  );
  expect(body.data.map(({ record }) => record?.title)).toEqual(['Crane']);
  expect(people.project_admin).toBe('tom.becker');
});
