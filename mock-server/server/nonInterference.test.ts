import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Listener, settled } from '../../tests/support/host/live.ts';
import { type Client, CONTROL, testMock } from '../../tests/support/host/mock.ts';
import {
  channels,
  clientOf,
  hideSome,
  mark,
  markTalk,
  PROJECT,
  publicChannels,
  publicPathOf,
  readableBy,
  reduced,
  SECRET,
  said,
  sampleOf,
  type Thing,
  take,
  threadsOf,
} from '../../tests/support/host/onlookers.ts';
import { Sharing } from '../../tests/support/host/publicLinks.ts';
import type { Role } from '../core/state/roles.ts';

/**
 * Non-interference: what somebody cannot read directly changes nothing that they read in another way. The walk changes and
 * removes what each person cannot read, and compares all answers before and after.
 */
const { mock, clock } = await testMock();
const TENANT = 'non-interference';
const { state } = mock.store.tenant(TENANT);
const changed = () => mock.store.tenant(TENANT).changed();

const MEDIA = ['photos', 'videos', 'scans', 'field-cams', 'tours', 'models'];
const someManager = reduced(
  'project_manager',
  [...MEDIA, 'budget', 'pages'],
  ['invite', 'export', 'share_public'],
);
const someAdmin = reduced(
  'project_admin',
  ['budget', 'photos', 'rfis'],
  ['invite', 'share_public'],
);

interface Person {
  userId: string;
  email: string;
  role?: Role;
  /** The role in a view that the person opens. */
  viewed?: string;
  /** The role of a program that the person lets in. */
  program?: string;
  isSuspended?: true;
  isRemoved?: true;
}

const people: Record<string, Person> = {
  'a project manager': { userId: 'usr_ana', email: 'ana.torres@example.com' },
  'a superintendent': { userId: 'usr_marcus', email: 'marcus.reed@example.com' },
  'a design reviewer': { userId: 'usr_priya', email: 'priya.raman@example.com' },
  'a subcontractor': { userId: 'usr_diego', email: 'diego.alvarez@example.com' },
  'an owner': { userId: 'usr_helen', email: 'helen.park@example.com' },
  'a viewer': { userId: 'usr_grace', email: 'grace.lindqvist@example.com' },
  'a manager without media, pages and budget': {
    userId: 'usr_kofi',
    email: 'kofi.mensah@example.com',
    role: someManager,
  },
  'an admin without budget, photos and RFIs': {
    userId: 'usr_lena',
    email: 'lena.hoffmann@example.com',
    role: someAdmin,
  },
  'the same admin in a view': {
    userId: 'usr_lena',
    email: 'lena.hoffmann@example.com',
    viewed: 'project_manager',
  },
  'a program of that manager': {
    userId: 'usr_kofi',
    email: 'kofi.mensah@example.com',
    program: someManager.id,
  },
  'somebody suspended': {
    userId: 'usr_sam',
    email: 'sam.whitfield@example.com',
    isSuspended: true,
  },
  'somebody removed': { userId: 'usr_rosa', email: 'rosa.delgado@example.com', isRemoved: true },
};

const chosen = Object.entries(people);
let things: Thing[] = [];
const tried = { calls: 0, secrets: 0, sent: 0, people: chosen.length };

beforeAll(() => {
  hideSome(state);
  const password = state.users.usr_ana?.passwordHash ?? null;
  for (const { userId, role } of Object.values(people)) {
    const user = state.users[userId];
    // Not everybody in the demo signs in.
    if (user) state.users[userId] = { ...user, passwordHash: password, verified: true };
    const own = (one: { projectId: string; userId: string }) =>
      one.projectId === PROJECT && one.userId === userId;
    if (role) {
      if (typeof role === 'object') state.roles[role.id] = role;
      state.memberships = state.memberships.map((one) => (own(one) ? { ...one, role } : one));
    }
  }
  changed();
  things = sampleOf(mock, TENANT, [...new Set(Object.values(people).map(({ userId }) => userId))]);
});

afterAll(() => {
  const { people: count, secrets, calls, sent } = tried;
  console.info(
    `Non-interference: ${count} people, ${secrets} secrets, ${calls} answers compared, ${sent} messages read.`,
  );
  // Somebody else hears of the changes.
  expect(sent).toBeGreaterThan(0);
});

/** Somebody, and the word of the secrets that they must not hear of. */
interface Hearer extends Person {
  word: string;
}
const hearers: Hearer[] = [];

/** The emails to a person and the push messages to their device, which has the word as its name. */
const sentTo = ({ email, word }: Hearer): string => {
  const mails = state.outbox.filter(({ to }) => to === email);
  const pushes = state.pushes.filter(({ token }) => token === word);
  return JSON.stringify([mails, pushes.map(({ message }) => message)]);
};

async function enter(person: Person): Promise<{ client: Client; secrets: Thing[]; seen: Thing[] }> {
  const { userId, email, viewed, program } = person;
  const client = await clientOf(mock, TENANT, email);
  if (person.isSuspended || person.isRemoved) {
    const own = (one: { projectId: string; userId: string }) =>
      one.projectId === PROJECT && one.userId === userId;
    const out = state.memberships.filter(own);
    state.memberships = state.memberships.filter((one) => !own(one));
    if (person.isSuspended) state.suspended = [...state.suspended, ...out];
    changed();
  }
  if (program !== undefined) {
    const expiresAt = new Date(clock.now + 86_400_000).toISOString();
    const json = { name: 'Program', role: program, projectIds: [PROJECT], expiresAt };
    const made = await client.json<{ data: { secret: string } }>('POST', '/profile/api-tokens', {
      json,
    });
    expect(made.status).toBe(201);
    client.token = made.body.data.secret;
  }
  const direct = await readableBy(client, things);
  const secrets = things.filter((thing) => !direct.includes(thing));
  if (viewed === undefined) return { client, secrets, seen: direct };
  const { body } = await client.json<{ data: { accessToken: string } }>('POST', '/see-as', {
    json: { projectId: PROJECT, roleId: viewed },
  });
  client.token = body.data.accessToken;
  return { client, secrets, seen: await readableBy(client, things) };
}

async function answers(client: Client, paths: readonly string[]): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const activity = [...state.activity];
  for (const path of paths) {
    all.set(path, await said(client, path));
    // The log tells of exports.
    if (state.activity.length === activity.length) continue;
    state.activity.splice(0, state.activity.length, ...activity);
    changed();
  }
  tried.calls += paths.length;
  return all;
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 80), at + 80)} | ${other.slice(Math.max(0, at - 20), at + 60)}`;
}

const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...before]
    .filter(([path, text]) => after.get(path) !== text)
    .map(([path, text]) => `${path}: ${difference(text, after.get(path) ?? '')}`);

describe.each(chosen)('%s', (_, person) => {
  let client: Client;
  let secrets: Thing[];
  let paths: string[];

  beforeAll(async () => {
    const entered = await enter(person);
    ({ client, secrets } = entered);
    paths = channels(entered.seen);
    tried.secrets += secrets.length;
    expect(secrets.length).toBeGreaterThan(0);
  });

  test('reads the same, whatever the secrets say', async () => {
    const plain = await answers(client, paths);
    const restore = mark(state, secrets);
    changed();
    const told = await answers(client, paths);
    restore();
    changed();
    expect(differences(plain, told)).toEqual([]);
  });

  test('reads the same, whatever others write to each other', async () => {
    const talk = threadsOf(state);
    const own = await readableBy(client, talk);
    const { body } = await client.json<{ data?: { companyId?: string } }>(
      'GET',
      `/projects/${PROJECT}/team/${person.userId}`,
    );
    const exportable = `/projects/${PROJECT}/exportable-message-threads`;
    const plain = await answers(client, paths);
    const restore = markTalk(state, {
      threads: talk.filter((thread) => !own.includes(thread)),
      // Who may export conversations chooses them by their names.
      names: (await client.call('GET', exportable)).status !== 200,
      internal: body.data?.companyId !== state.projects[PROJECT]?.leadCompanyId,
    });
    changed();
    const told = await answers(client, paths);
    restore();
    changed();
    expect(differences(plain, told)).toEqual([]);
  });

  test('reads the same, whether the secrets are there or not', async () => {
    const restore = take(state, secrets);
    changed();
    const without = await answers(client, paths);
    restore();
    changed();
    expect(differences(without, await answers(client, paths))).toEqual([]);
  });

  test.skipIf(person.viewed)('makes no public link to a secret', async () => {
    for (const { type, id } of secrets) {
      const json = { label: 'Look', targets: [{ type, id }] };
      const { status } = await client.call('POST', `/projects/${PROJECT}/share-links`, { json });
      expect(status, `${type} ${id}`).toBeGreaterThanOrEqual(400);
    }
  });

  test.skipIf(person.program)(
    'hears of no change of a secret, and gets no mail, push message and notification of one',
    async () => {
      const listener = await Listener.open(client);
      const admin = await clientOf(mock, TENANT, 'ingrid.solberg@example.com');
      const own: Hearer = { word: `${SECRET}${hearers.length}x`, ...person };
      hearers.push(own);
      // A view gets the messages of the person who looks through it.
      if (!person.viewed) {
        await client.call('PUT', '/auth/push-token', { json: { fcmToken: own.word } });
      }
      Object.assign(state, { outbox: [], pushes: [] });
      clock.now += 1000;
      let changes = 0;
      for (const { path, id } of secrets) {
        const { body } = await admin.json<{ data?: { version?: number } }>('GET', path);
        const json = { version: body.data?.version, [nameIn(body.data)]: `${own.word} ${id}` };
        const { status } = await admin.call('PATCH', path, { json });
        if (status === 200) changes += 1;
        const comment = { body: own.word, visibility: 'everyone', mentions: [person.userId] };
        await admin.call('POST', `${path}/comments`, { json: comment });
      }
      await settled();
      const ids = new Set(secrets.map(({ id }) => id));
      const about = ({ news }: Listener) =>
        news.filter((event) => 'recordId' in event && ids.has(event.recordId));
      expect(changes).toBeGreaterThan(secrets.length / 3);
      expect(about(listener)).toEqual([]);
      await listener.close();
      const late = await Listener.open(client, '?lookBack=60&wait=0');
      expect(about(late)).toEqual([]);
      expect(await said(client, '/notifications?limit=100')).not.toContain(own.word);
      expect(sentTo(own)).not.toContain(own.word);
      tried.sent += state.outbox.length + state.pushes.length;
    },
  );
});

test('no digest of the next week tells anybody of a secret', async () => {
  const admin = await clientOf(mock, TENANT, 'ingrid.solberg@example.com');
  Object.assign(state, { outbox: [], pushes: [] });
  clock.now += 8 * 86_400_000;
  await admin.call('GET', `${CONTROL}/outbox.json`);
  expect(JSON.stringify(state.outbox)).toContain(SECRET);
  for (const hearer of hearers) expect(sentTo(hearer)).not.toContain(hearer.word);
});

/** The property that holds the name of a record. */
const nameIn = (data: object | undefined) => (data && 'title' in data ? 'title' : 'name');

describe('a visitor with a link', () => {
  test('reads the same, whatever the secrets say, and whether they are there or not', async () => {
    const sharing = new Sharing(mock, TENANT);
    const isPublic = (kind: { visibility: string }) => kind.visibility === 'public';
    const first = <R extends { id: string; projectId: string }>(
      rows: Record<string, R>,
      fits: (row: R) => boolean = () => true,
    ) => Object.values(rows).find((row) => row.projectId === PROJECT && fits(row))?.id ?? '';
    const targets: Parameters<Sharing['to']>[0] = [
      { type: 'scan', id: first(state.scans, isPublic) },
      { type: 'model', id: first(state.models, isPublic) },
      { type: 'tour', id: first(state.tours, isPublic) },
      { type: 'photo', id: first(state.photos, (photo) => !photo.private) },
      { type: 'album', id: first(state.albums) },
      { type: 'video', id: first(state.videos) },
      { type: 'cam', id: first(state.fieldCams) },
      { type: 'page', id: first(state.pages, ({ access }) => access === 'project') },
    ];
    const visitor = await sharing.visitorOf(targets);
    const shared = new Set(targets.map(({ id }) => id));
    const album = targets.find(({ type }) => type === 'album')?.id;
    const isOpen = ({ id }: Thing) => shared.has(id) || state.photos[id]?.albumId === album;
    const secrets = things.filter((thing) => !isOpen(thing));
    const paths = publicChannels(targets);
    const plain = await answers(visitor, paths);
    expect([...plain.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(5);
    for (const change of [mark, take]) {
      const restore = change(state, secrets);
      changed();
      const told = await answers(visitor, paths);
      restore();
      changed();
      expect(differences(plain, told)).toEqual([]);
    }
    for (const { id, type } of secrets) {
      const path = publicPathOf(type)?.replace(/\{\w+\}/, id);
      if (path) expect((await visitor.call('GET', path)).status, path).toBe(404);
    }
  });
});
