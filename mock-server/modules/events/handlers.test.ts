import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Listener, settled } from '../../../tests/support/host/live.ts';
import { HARBOR, ITEMS, type Role, roles, Team } from '../../../tests/support/host/logs.ts';
import { Client, CONTROL, problemOf, testMock } from '../../../tests/support/host/mock.ts';
import type { StreamEvent } from '../../core/live/event.ts';
import { hubOf } from '../../core/live/hub.ts';

const { mock, clock } = await testMock();
let count = 0;
let team: Team;

beforeEach(() => {
  count += 1;
  team = new Team(mock, `events-${count}`);
});

const listen = async (role: Role, query = '', lastEventId?: string) =>
  Listener.open(await team.as(role), query, lastEventId);

async function send(role: Role, method: string, path: string, json?: object) {
  const answer = await team.call(role, method, path, json);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  await settled();
  return (await answer.json()) as { data: { id: string; version: number } };
}

const edit = (role: Role, id: string, changes: object) => {
  const version = team.state.punchItems[id]?.version;
  return send(role, 'PATCH', `${ITEMS}/${id}`, { version, ...changes });
};
const disturb = async (json: object) =>
  (await team.as('project_manager')).call('PUT', `${CONTROL}/streams`, { json });
const changeOf = (recordId: string) =>
  expect.objectContaining({ type: 'record.changed', recordId });
const noViolations = () => expect(mock.violations.list()).toEqual([]);

test('a change is heard by others as an id and a version', async () => {
  const viewer = await listen('viewer');
  const { data } = await edit('project_manager', 'pch_h9', { title: 'Seal the joint' });
  expect(viewer.types).toEqual(['stream.ready', 'record.changed']);
  expect(viewer.news).toEqual([
    {
      type: 'record.changed',
      at: new Date(clock.now).toISOString(),
      projectId: 'prj_harbor',
      recordType: 'punch_item',
      recordId: 'pch_h9',
      version: data.version,
      parts: false,
      change: 'updated',
      actorId: 'usr_ana',
    },
  ]);
  await send('project_manager', 'POST', `${ITEMS}/pch_h9/comments`, {
    body: 'Done.',
    visibility: 'everyone',
  });
  expect(viewer.news[1]).toMatchObject({ parts: true, version: data.version });
  noViolations();
});

test('processing is heard of by those who see it, at most twice a second, and its end at once', async () => {
  const tenant = mock.store.tenant(team.tenant);
  const scan = Object.values(team.state.scans).find(({ projectId }) => projectId === 'prj_harbor');
  if (!scan) throw new Error('The tower has no scan.');
  const be = (state: 'running' | 'ready', progress: number) => {
    team.state.scans[scan.id] = { ...scan, processing: { state, progress, error: null } };
    tenant.changed();
  };
  be('running', 0.1);
  const viewer = await listen('viewer');
  clock.now += 1000;
  for (const progress of [0.2, 0.3, 0.4]) be('running', progress);
  clock.now += 500;
  be('running', 0.5);
  be('ready', 1);
  await settled();
  const event = expect.objectContaining({ type: 'processing.progress', recordId: scan.id });
  expect(viewer.news).toEqual([event, event, event]);
  noViolations();
});

describe('permissions', () => {
  test('everyone hears exactly of the records that they may read', async () => {
    const listeners = new Map<Role, Listener>();
    for (const role of roles) listeners.set(role, await listen(role));
    const items = Object.values(team.state.punchItems).filter(
      ({ projectId, deletedAt }) => projectId === 'prj_harbor' && deletedAt === null,
    );
    // Each kind of record that a rule of the table of roles tells apart.
    const kinds = new Map(
      items.map((item) => [`${item.status} ${item.private} ${item.raisedByCompanyId}`, item.id]),
    );
    kinds.set('private', 'pch_h9');
    await edit('project_admin', 'pch_h9', { private: true });
    for (const id of kinds.values()) {
      await send('project_admin', 'POST', `${ITEMS}/${id}/comments`, {
        body: 'Please look.',
        visibility: 'everyone',
      });
    }
    for (const role of roles) {
      for (const id of kinds.values()) {
        const { status } = await team.call(role, 'GET', `${ITEMS}/${id}`);
        const heard = listeners
          .get(role)
          ?.news.filter(
            (event) => event.type === 'record.changed' && event.recordId === id && event.parts,
          );
        expect(heard, `${role} hears of ${id}, which answers ${status}`).toHaveLength(
          status === 200 ? 1 : 0,
        );
      }
    }
    noViolations();
  });

  test('who no longer sees a record hears only that the view of the project changed', async () => {
    const viewer = await listen('viewer');
    await edit('project_admin', 'pch_h9', { private: true });
    expect(viewer.news).toEqual([{ type: 'access.changed', projectId: 'prj_harbor' }]);
  });

  test('who loses a page that was shared hears that the view of the project changed', async () => {
    const page = Object.values(team.state.pages).find(({ title }) => title === 'Site handbook');
    const viewer = await listen('viewer');
    await send('project_admin', 'PATCH', `${HARBOR}/pages/${page?.id}`, {
      version: page?.version,
      sharing: { access: 'restricted', grants: [] },
    });
    expect(viewer.news).toEqual([{ type: 'access.changed', projectId: 'prj_harbor' }]);
  });

  test('nobody hears of a folder that is private, nor of what is in it', async () => {
    const [viewer, subcontractor, admin] = [
      await listen('viewer'),
      await listen('subcontractor'),
      await listen('project_admin'),
    ];
    const folders = `${HARBOR}/documents/folders`;
    const hidden = { name: 'Claims', isPrivate: true };
    const { data: folder } = await send('project_admin', 'POST', folders, hidden);
    const inside = { name: 'Letters', parentId: folder.id };
    const { data: child } = await send('project_admin', 'POST', folders, inside);
    for (const { id } of [folder, child]) {
      expect(admin.news).toContainEqual(changeOf(id));
      expect(viewer.news).not.toContainEqual(changeOf(id));
      expect(subcontractor.news).not.toContainEqual(changeOf(id));
    }
  });

  test('who is taken out of a project hears of it, and then of nothing more', async () => {
    const viewer = await listen('viewer');
    const member = team.state.memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_grace',
    );
    expect(member).toBeDefined();
    await send(
      'project_admin',
      'DELETE',
      `${HARBOR}/team/usr_grace?version=${member?.version ?? 1}`,
    );
    expect(viewer.news).toEqual([{ type: 'access.changed', projectId: 'prj_harbor' }]);
    await edit('project_manager', 'pch_h9', { title: 'After that' });
    expect(viewer.news).toHaveLength(1);
  });

  test('the end of a private photo is heard by those who saw it', async () => {
    const [photo] = Object.values(team.state.photos).filter(
      ({ projectId }) => projectId === 'prj_harbor',
    );
    const id = photo?.id ?? '';
    Object.assign(team.state.photos, { [id]: { ...photo, private: true } });
    team.changed();
    const [manager, viewer] = [await listen('project_manager'), await listen('viewer')];
    await send('project_admin', 'DELETE', `${HARBOR}/photos/${id}?version=${photo?.version}`);
    expect(manager.news).toContainEqual(
      expect.objectContaining({ recordId: id, change: 'deleted' }),
    );
    expect(viewer.news).toEqual([]);
  });
});

describe('a connection', () => {
  test('continues after the last event', async () => {
    const first = await listen('viewer');
    await edit('project_manager', 'pch_h9', { title: 'One' });
    await first.close();
    expect(hubOf(mock.store.tenant(team.tenant)).open).toBe(0);
    await edit('project_manager', 'pch_h9', { title: 'Two' });
    await edit('project_manager', 'pch_h9', { title: 'Three' });
    const again = await listen('viewer', '', first.lastEventId);
    const versions = [first, again].flatMap(({ news }) =>
      news.map((event) => 'version' in event && event.version),
    );
    expect(versions).toEqual([2, 3, 4].map((n) => n + (versions[0] as number) - 2));
  });

  test('begins with the events of the last seconds, and can end at once', async () => {
    await edit('project_manager', 'pch_h9', { title: 'Old' });
    clock.now += 60_000;
    await edit('project_manager', 'pch_h10', { title: 'New' });
    clock.now += 2_000;
    const poll = await listen('project_admin', '?wait=0&lookBack=5');
    expect(poll.isOver).toBe(true);
    expect(poll.news).toEqual([changeOf('pch_h10')]);
    expect((await listen('viewer', '?wait=0')).types).toEqual(['stream.ready']);
  });

  test.each(['unknown', 'ffff.1'])('is told to read again after the position %s', async (id) => {
    expect((await listen('viewer', '', id)).types).toEqual(['stream.ready', 'stream.reset']);
  });

  test.each([
    ['made private', (id: string) => edit('project_manager', id, { private: true })],
    [
      'made private and deleted',
      async (id: string) => {
        const { data } = await edit('project_manager', id, { private: true });
        await send('project_admin', 'DELETE', `${ITEMS}/${id}?version=${data.version}`);
      },
    ],
  ])('never names a record that was %s since', async (_, hide) => {
    const id = 'pch_h9';
    await edit('project_manager', id, { title: 'Open at first' });
    await hide(id);
    const later = await listen('viewer', '?lookBack=60&wait=0');
    expect(later.news).not.toContainEqual(changeOf(id));
  });

  test('is told to read again when the replay window is exceeded, or the data was reset', async () => {
    const first = await listen('viewer');
    await first.close();
    await disturb({ do: 'forget' });
    const again = await listen('viewer', '', first.lastEventId);
    expect(again.types).toEqual(['stream.ready', 'stream.reset']);
    mock.store.reset(team.tenant);
    await settled();
    // The sessions are gone as well.
    expect(again.types.slice(2)).toEqual(['stream.reset', 'stream.ended']);
  });

  test('of a view ends when the admin loses the right to it', async () => {
    const admin = await team.as('project_admin');
    const view = await admin.json<{ data: { accessToken: string } }>('POST', '/see-as', {
      json: { projectId: 'prj_harbor', roleId: 'viewer' },
    });
    const client = new Client(mock, team.tenant);
    client.token = view.body.data.accessToken;
    const stream = await Listener.open(client);
    await edit('project_manager', 'pch_h9', { title: 'Seen in the view' });
    expect(stream.news).toEqual([changeOf('pch_h9')]);
    const tom = team.state.memberships.find(
      ({ projectId, userId }) => projectId === 'prj_harbor' && userId === 'usr_tom',
    );
    if (tom) tom.role = 'superintendent';
    await edit('project_manager', 'pch_h9', { title: 'No longer seen' });
    expect(stream.news).toHaveLength(1);
    expect(stream.isOver).toBe(true);
    expect((await client.call('GET', '/events?wait=0')).status).toBe(401);
  });

  test('ends when the session, the token or the account does', async () => {
    const viewer = await listen('viewer');
    const owner = await listen('owner');
    const manager = await listen('project_manager');
    const ended = (code: string): StreamEvent[] => [
      expect.objectContaining({ type: 'stream.ready' }),
      { type: 'stream.ended', code } as StreamEvent,
    ];
    const events = ({ heard }: Listener) => heard.map(({ event }) => event);
    Object.assign(team.state.users.usr_grace ?? {}, { suspended: true });
    team.changed();
    await settled();
    expect(events(viewer)).toEqual(ended('UNAUTHENTICATED'));
    for (const { id, userId } of Object.values(team.state.sessions))
      if (userId === 'usr_helen') delete team.state.sessions[id];
    team.changed();
    await settled();
    expect(events(owner)).toEqual(ended('UNAUTHENTICATED'));
    clock.now += 16 * 60_000;
    team.changed();
    await settled();
    expect(events(manager)).toEqual(ended('TOKEN_EXPIRED'));
    expect([viewer, owner, manager].map(({ isOver }) => isOver)).toEqual([true, true, true]);
    const answer = await (await team.as('project_manager')).call('GET', '/events');
    expect((await problemOf(answer)).code).toBe('TOKEN_EXPIRED');
  });

  test('can be cut, delayed, held back and repeated by the control', async () => {
    const viewer = await listen('viewer');
    await disturb({ delayMs: 30 });
    await edit('project_manager', 'pch_h9', { title: 'Late' });
    expect(viewer.news).toEqual([]);
    await expect.poll(() => viewer.news).toHaveLength(1);
    await disturb({ delayMs: 0, do: 'repeat' });
    await settled();
    expect(viewer.news).toHaveLength(2);
    await disturb({ do: 'cut' });
    await settled();
    expect(viewer.isOver).toBe(true);
    await disturb({ held: true });
    const held = await listen('viewer');
    await edit('project_manager', 'pch_h9', { title: 'Held' });
    expect(held.heard).toEqual([]);
    expect((await listen('viewer', '?wait=0&lookBack=30')).news.length).toBeGreaterThan(0);
    expect((await disturb({ do: 'nonsense' })).status).toBe(400);
  });
});

/** What happens while somebody listens. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('edit pch_h9', 'edit pch_h10', 'comment pch_h9') },
    fc.constantFrom('cut', 'close', 'open', 'open', 'poll', 'repeat', 'forget'),
  ),
  { maxLength: 25 },
);

test('whatever is cut, and when, a client ends up with the state of the host', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      run += 1;
      team = new Team(mock, `replay-${count}-${run % 3}`);
      mock.store.reset(team.tenant);
      team = new Team(mock, team.tenant);
      const { punchItems } = team.state;
      const versions = () => ({
        pch_h10: punchItems.pch_h10?.version,
        pch_h9: punchItems.pch_h9?.version,
      });
      const countsNow = async () =>
        (await (await team.call('project_admin', 'GET', '/notifications/counts')).json()).data;
      // A client of the stream: it knows versions, and reads all of them again when it is told to. So it does with the
      // figures of its notifications.
      let known: Record<string, number | null | undefined> = versions();
      let counts = await countsNow();
      let lastEventId: string | undefined;
      const applied = new Map<string, StreamEvent>();
      const open = async (query = '') => listen('project_admin', query, lastEventId);
      const take = async ({ heard }: Listener) => {
        for (const { id, event } of heard) {
          lastEventId = id;
          if (event.type === 'stream.reset') known = versions();
          if (['stream.reset', 'notification.changed'].includes(event.type)) {
            counts = await countsNow();
          }
          // Some events arrive twice, and count once.
          if (event.type !== 'record.changed' || applied.has(id)) continue;
          applied.set(id, event);
          known[event.recordId] = event.version;
        }
        heard.length = 0;
      };
      let listener = await open();
      // Nobody cuts off the witness, so it hears everything once.
      const witness = await listen('project_admin');
      let isReset = false;
      for (const act of acts) {
        const [verb, id = ''] = act.split(' ');
        if (verb === 'edit') await edit('project_admin', id, { title: `Step ${applied.size}` });
        if (verb === 'comment') {
          const comment = { body: 'Look, @Tom', visibility: 'everyone', mentions: ['usr_tom'] };
          await send('project_manager', 'POST', `${ITEMS}/${id}/comments`, comment);
        }
        if (verb === 'cut' || verb === 'close') await listener.close();
        if (verb === 'repeat') hubOf(mock.store.tenant(team.tenant)).repeat(5);
        if (verb === 'forget') {
          await disturb({ do: 'forget' });
          isReset = true;
        }
        await settled();
        await take(listener);
        if (verb === 'open' || verb === 'poll') {
          await listener.close();
          listener = await open(verb === 'poll' ? '?wait=0' : '');
          await take(listener);
        }
      }
      await listener.close();
      await take(await open('?wait=0'));
      expect(known).toEqual(versions());
      expect(counts).toEqual(await countsNow());
      const heard = new Map(
        witness.heard.flatMap(({ id, event }) =>
          event.type === 'record.changed' ? [[id, event] as const] : [],
        ),
      );
      if (!isReset) expect([...applied]).toEqual([...heard]);
      await witness.close();
    }),
    { numRuns: 40, seed: 7 },
  );
  noViolations();
});

describe('presence', () => {
  const RECORD = { recordType: 'punch_item', recordId: 'pch_h9' };
  const be = (role: Role, client: string, activity = 'viewing', record = RECORD) =>
    team.call(role, 'PUT', `${HARBOR}/presence/${client}`, { ...record, activity });
  const seenBy = async (role: Role) => {
    const query = new URLSearchParams(RECORD);
    const { body } = await (await team.as(role)).json<{
      data: { person: { id: string }; activity: string }[];
    }>('GET', `${HARBOR}/presence?${query}`);
    return body.data.map(({ person, activity }) => `${person.id} ${activity}`);
  };

  test('each event about it has an id of its own, and nothing is missed after one', async () => {
    const viewer = await listen('viewer');
    await be('project_manager', 'tab-of-ana-1');
    await be('owner', 'tab-of-helen');
    await settled();
    await viewer.close();
    expect(new Set(viewer.heard.map(({ id }) => id)).size).toBe(3);
    await edit('project_manager', 'pch_h9', { title: 'Meanwhile' });
    const back = await listen('viewer', '?wait=0', viewer.lastEventId);
    expect(back.types).toEqual(['stream.ready', 'record.changed']);
  });

  test('the others learn who looks at a record and who writes in it, and forget who left', async () => {
    const viewer = await listen('viewer');
    await be('project_manager', 'tab-of-ana-1');
    await be('project_manager', 'tab-of-ana-2', 'writing');
    await be('owner', 'tab-of-helen');
    expect(await seenBy('viewer')).toEqual(['usr_ana writing', 'usr_helen viewing']);
    expect(await seenBy('owner')).toEqual(['usr_ana writing']);
    await team.call('project_manager', 'DELETE', `${HARBOR}/presence/tab-of-ana-2`);
    expect(await seenBy('viewer')).toEqual(['usr_ana viewing', 'usr_helen viewing']);
    await settled();
    const told = { type: 'presence.changed', projectId: 'prj_harbor', ...RECORD };
    expect(viewer.news).toEqual([told, told, told, told]);
    // To say the same again is no news.
    clock.now += 30_000;
    await be('owner', 'tab-of-helen');
    clock.now += 30_000;
    expect(await seenBy('viewer')).toEqual(['usr_helen viewing']);
    noViolations();
  });

  test('nobody is present at a record that they may not see, nor learns of it', async () => {
    await edit('project_admin', 'pch_h9', { private: true });
    const viewer = await listen('viewer');
    expect((await be('viewer', 'tab-of-grace')).status).toBe(404);
    await be('project_manager', 'tab-of-ana-1');
    await settled();
    expect(viewer.news).toEqual([]);
    const client = await team.as('viewer');
    const query = new URLSearchParams(RECORD);
    expect((await client.call('GET', `${HARBOR}/presence?${query}`)).status).toBe(404);
  });
});

test('a session has ten streams open, and another one when it has closed one', async () => {
  const client = await team.as('viewer');
  const open = await Promise.all(Array.from({ length: 10 }, () => Listener.open(client)));
  const refused = await client.call('GET', '/events');
  expect((await problemOf(refused)).code).toBe('RATE_LIMITED');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Other sessions and polls are free.
  await (await listen('project_manager')).close();
  await (await Listener.open(client, '?wait=0')).close();
  await open[0]?.close();
  for (const stream of [...open.slice(1), await Listener.open(client)]) await stream.close();
});
