import { describe, expect, it } from 'vitest';
import { Listener } from '../../../../tests/support/host/live.ts';
import { people, type Role, roles, Team } from '../../../../tests/support/host/logs.ts';
import { Client, form, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';

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
      new Set(['channel', 'announcement', 'item']),
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
    const thread = await read<Thread>('owner', 'POST', THREADS, {
      kind: 'direct',
      memberIds: ['usr_diego'],
    });
    const two = await read<Thread>('subcontractor', 'POST', THREADS, {
      kind: 'direct',
      memberIds: ['usr_helen'],
    });
    expect(two.id).toBe(thread.id);
    expect([thread.title, two.title]).toEqual(['Diego Alvarez', 'Helen Park']);
  });
});

describe('a message', () => {
  const { call, read, refused, team } = start('messages-write');

  it('is changed for 5 minutes by its author, and deleted with a mark', async () => {
    const path = `${SITE}/messages`;
    const sent = await read<Message>('superintendent', 'POST', path, { body: 'Gate 3 is open.' });
    const url = `${path}/${sent.id}`;
    expect(sent.permittedActions.sort()).toEqual(['delete', 'link', 'pin', 'react', 'update']);
    expect(await refused('project_manager', 'PATCH', url, { body: 'No' })).toBe('403 FORBIDDEN');
    expect(await refused('project_manager', 'DELETE', url)).toBe('403 FORBIDDEN');
    const edited = await read<Message>('superintendent', 'PATCH', url, { body: 'Gate 4.' });
    expect(edited).toMatchObject({ body: 'Gate 4.', editedAt: expect.any(String) });
    clock.now += 5 * 60 * 1000;
    expect(await refused('superintendent', 'PATCH', url, { body: 'Late' })).toBe('403 FORBIDDEN');
    const reply = await read<Message>('project_manager', 'POST', path, {
      body: 'Thanks',
      replyToId: sent.id,
    });
    expect(reply.replyTo).toMatchObject({ text: 'Gate 4.' });
    const gone = await read<Message>('project_admin', 'DELETE', url);
    expect(gone).toMatchObject({ position: sent.position, deleted: true, body: '' });
    expect(await refused('superintendent', 'DELETE', url)).toBe('404 NOT_FOUND');
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
    const message = { body: 'Look', records: [{ type: 'punch_item', id }] };
    const sent = await read<Message>('project_manager', 'POST', path, message);
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

describe('the discussion of a record', () => {
  const { call, read, refused, unread, team } = start('messages-records');
  const RFIS = '/projects/prj_harbor/rfis';
  interface Rfi {
    id: string;
    title: string;
    comments: { body: string; visibility: string }[];
  }

  /** An open RFI of Ana's that Diego and Helen see. */
  async function made() {
    const { id } = await read<Rfi>('project_manager', 'POST', RFIS, {
      title: 'Height of the parapet',
      description: 'Which height?',
      assigneeIds: ['usr_priya'],
      watcherIds: ['usr_diego', 'usr_helen'],
      dueDate: '2099-01-01',
      status: 'open',
    });
    const thread = await read<Thread>('project_manager', 'POST', THREADS, {
      kind: 'item',
      record: { type: 'rfi', id },
    });
    return { id, rfi: `${RFIS}/${id}`, thread: `${THREADS}/${thread.id}`, threadId: thread.id };
  }

  it('is one with its comments, in both directions', async () => {
    const { rfi, thread } = await made();
    await call('superintendent', 'POST', `${rfi}/comments`, { body: 'Seen on site.' });
    const [first] = await read<Message[]>('project_manager', 'GET', `${thread}/messages`);
    expect(first).toMatchObject({ position: 1, body: 'Seen on site.', permittedActions: ['link'] });
    const sent = await read<Message>('project_manager', 'POST', `${thread}/messages`, {
      body: 'Thanks, @Marcus Reed.',
      mentions: ['usr_marcus'],
    });
    expect(sent.position).toBe(2);
    const { comments } = await read<Rfi>('superintendent', 'GET', rfi);
    expect(comments.map(({ body }) => body)).toEqual(['Seen on site.', 'Thanks, @Marcus Reed.']);
    expect(await read<Thread>('superintendent', 'GET', thread)).toMatchObject({
      kind: 'item',
      unreadCount: 1,
      mentioned: true,
      record: { type: 'rfi', status: 'open' },
    });
    expect(await refused('owner', 'PATCH', `${thread}/messages/${sent.id}`, { body: 'x' })).toBe(
      '403 FORBIDDEN',
    );
    for (const body of [{}, { body: 'x', records: [{ type: 'scan', id: 'scn_harbor-16' }] }]) {
      expect(await refused('project_manager', 'POST', `${thread}/messages`, body)).toBe(
        '422 VALIDATION_FAILED',
      );
    }
  });

  it('shows internal comments to the leading company, and others have no gap', async () => {
    const { rfi, thread, threadId } = await made();
    const write = (role: Role, body: string, visibility = 'everyone') =>
      call(role, 'POST', `${thread}/messages`, { body, visibility });
    const diego = await Listener.open(await team.as('subcontractor'));
    const marcus = await Listener.open(await team.as('superintendent'));
    await write('project_manager', 'One');
    await write('superintendent', 'Between us', 'internal');
    await write('subcontractor', 'Two');
    expect((await write('subcontractor', 'No', 'internal')).status).toBe(403);
    const bodies = async (role: Role) =>
      (await read<Message[]>(role, 'GET', `${thread}/messages`)).map(
        ({ position, body }) => `${position} ${body}`,
      );
    expect(await bodies('superintendent')).toEqual(['1 One', '2 Between us', '3 Two']);
    expect(await bodies('subcontractor')).toEqual(['1 One', '2 Two']);
    const of = (listener: Listener) =>
      listener.news
        .filter((event) => event.type === 'message.created' && event.threadId === threadId)
        .map((event) => (event as { position: number }).position);
    await expect.poll(() => of(marcus)).toEqual([1, 2, 3]);
    expect(of(diego)).toEqual([1, 2]);
    // Reading up to a position means that comment for everybody.
    await call('subcontractor', 'PATCH', `${thread}/state`, { readUpTo: 1 });
    const readers = async (role: Role) =>
      (await read<Thread>(role, 'GET', thread)).members.find(
        ({ person }) => person.id === 'usr_diego',
      )?.readUpTo;
    expect(await readers('subcontractor')).toBe(1);
    expect(await readers('superintendent')).toBe(2);
    const hits = async (role: Role) =>
      (await read<unknown[]>(role, 'GET', '/projects/prj_harbor/message-hits?q=between')).length;
    expect([await hits('superintendent'), await hits('subcontractor')]).toEqual([1, 0]);
    const { comments } = await read<Rfi>('subcontractor', 'GET', rfi);
    expect(comments).toHaveLength(2);
  });

  it('is unread for those who take part, and open to all who see the record', async () => {
    const { thread, threadId } = await made();
    const before = await unread('owner');
    const tom = await unread('project_admin');
    await call('project_manager', 'POST', `${thread}/messages`, { body: 'Any news?' });
    expect(await unread('owner')).toBe(before + 1);
    expect(await unread('project_admin')).toBe(tom);
    const ids = async (role: Role, show: string) =>
      (await read<Thread[]>(role, 'GET', `${THREADS}?show=${show}&limit=100`)).map(({ id }) => id);
    expect(await ids('owner', 'inbox')).toContain(threadId);
    expect(await ids('project_admin', 'inbox')).not.toContain(threadId);
    expect(await ids('project_admin', 'records')).toContain(threadId);
    await call('owner', 'PATCH', `${thread}/state`, { muted: true });
    expect(await unread('owner')).toBe(before);
  });

  it('does not exist for those who do not see the record', async () => {
    const { id } = await read<Rfi>('project_manager', 'POST', RFIS, { title: 'Own draft' });
    const thread = `${THREADS}/thr_item-${id}`;
    expect((await call('project_manager', 'GET', thread)).status).toBe(200);
    expect(await refused('subcontractor', 'GET', thread)).toBe('404 NOT_FOUND');
    expect(await refused('subcontractor', 'GET', `${thread}/messages`)).toBe('404 NOT_FOUND');
    const discussion = { kind: 'item', record: { type: 'rfi', id } };
    expect(await refused('subcontractor', 'POST', THREADS, discussion)).toBe(
      '422 VALIDATION_FAILED',
    );
  });

  it('leaves the figures of the demo data alone', async () => {
    const fresh = start('messages-records-fresh');
    expect(await fresh.unread('project_manager')).toBe(5);
  });
});

describe('what was made from a message', () => {
  const { call, read, refused } = start('messages-made');

  it('is linked both ways, for those who read the thread', async () => {
    const sent = await read<Message>('superintendent', 'POST', `${DIRECT}/messages`, {
      body: 'The parapet is too low.',
    });
    const { id } = await read<{ id: string }>(
      'project_manager',
      'POST',
      '/projects/prj_harbor/punch-items',
      { title: 'Parapet', punchType: 'internal_punch', status: 'draft' },
    );
    const link = { record: { type: 'punch_item', id } };
    const path = `${DIRECT}/messages/${sent.id}/records`;
    expect(await refused('owner', 'POST', path, link)).toBe('404 NOT_FOUND');
    await read('project_manager', 'POST', path, link);
    const { records } = await read<Message>('project_manager', 'POST', path, link);
    expect(records.map((record) => record.id)).toEqual([id]);
    const query = `/projects/prj_harbor/message-hits?recordType=punch_item&recordId=${id}`;
    const found = async (role: Role) =>
      (await read<{ id: string }[]>(role, 'GET', query)).map((hit) => hit.id);
    expect(await found('project_manager')).toEqual([sent.id]);
    expect(await found('project_admin')).toEqual([]);
    const unknown = { record: { type: 'rfi', id: 'rfi_nope' } };
    expect((await call('project_manager', 'POST', path, unknown)).status).toBe(422);
  });
});

describe('the search', () => {
  const { read } = start('messages-search');

  it('finds words in all threads of the caller, and in no other', async () => {
    const find = (role: Role, q: string) =>
      read<{ threadId: string; position: number; text: string }[]>(
        role,
        'GET',
        `/projects/prj_harbor/message-hits?q=${encodeURIComponent(q)}`,
      );
    const long = `${'word '.repeat(100)}Zebra crossing ${'word '.repeat(100)}`;
    const sent = await read<Message>('superintendent', 'POST', `${DIRECT}/messages`, {
      body: long,
    });
    const [hit, ...others] = await find('project_manager', 'crossing ZEBRA');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ threadId: 'thr_harbor-ana-marcus', position: sent.position });
    expect(hit?.text).toContain('Zebra crossing');
    expect(hit?.text.length).toBeLessThanOrEqual(200);
    expect(await find('project_admin', 'zebra')).toEqual([]);
    await read('superintendent', 'DELETE', `${DIRECT}/messages/${sent.id}`);
    expect(await find('project_manager', 'zebra')).toEqual([]);
  });
});

describe('an export by an administrator', () => {
  const { call, read, refused, unread, team } = start('messages-export');

  it('tells the members and the log, and lets the administrator read nothing else', async () => {
    const list = '/projects/prj_harbor/exportable-message-threads';
    expect(await refused('project_manager', 'GET', list)).toBe('403 FORBIDDEN');
    const threads = await read<Record<string, unknown>[]>('project_admin', 'GET', list);
    const direct = threads.find(({ id }) => id === 'thr_harbor-ana-marcus');
    expect(direct).toMatchObject({ kind: 'direct', messageCount: 5 });
    expect(JSON.stringify(direct)).not.toContain('RFI');
    const reason = { reason: 'Claim 17' };
    expect(await refused('project_manager', 'POST', `${DIRECT}/export`, reason)).toBe(
      '403 FORBIDDEN',
    );
    expect(await refused('project_admin', 'POST', `${SITE}/export`, reason)).toBe('404 NOT_FOUND');
    const before = await unread('project_manager');
    const answer = await call('project_admin', 'POST', `${DIRECT}/export`, reason);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(await answer.text()).toContain('Marcus Reed');
    expect(await unread('project_manager')).toBe(before + 1);
    const last = (await read<Message[]>('project_manager', 'GET', `${DIRECT}/messages`)).at(-1);
    expect(last).toMatchObject({
      event: 'exported',
      body: 'Claim 17',
      createdBy: { name: 'Tom Becker' },
      permittedActions: [],
    });
    expect(await refused('project_admin', 'GET', DIRECT)).toBe('404 NOT_FOUND');
    const tom = await team.as('project_admin');
    const log = await tom.json<Answer<Record<string, unknown>[]>>(
      'GET',
      '/activity?module=messages',
    );
    expect(log.body.data).toMatchObject([
      { action: 'exported', reason: 'Claim 17', record: { title: expect.stringContaining('Ana') } },
    ]);
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
