import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Listener, settled } from '../../../../tests/support/host/live.ts';
import { Client, CONTROL, form, refusalOf, testMock } from '../../../../tests/support/host/mock.ts';
import { paragraph, type Schemas, updateWith } from '../../../../tests/support/host/pages.ts';
import { refuse } from '../../../engine/problem.ts';
import { plainText } from '../../../modules/pages/nodes.ts';
import { handlers as ownHandlers } from '../../../server/allHandlers.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';
import { seedState } from '../../../server/seedState.ts';
import type { StreamEvent } from '../../live/event.ts';
import type { Handlers } from '../call.ts';
import type { TenantState } from '../model.ts';
import { InUse } from './connection.ts';
import { StateDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-database-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
let home = '';
let database = '';
beforeEach(() => {
  home = join(folder, String(++count));
  database = join(home, 'mock.sqlite');
});

const start = (path = database) => testMock({ database: path });
const scans = '/projects/prj_harbor/scans';
const SAVED_VIEWS = '/projects/prj_harbor/saved-views';
const upload = (client: Client) =>
  client.call('POST', scans, {
    body: form({ title: 'Kept', file: new File(['x'.repeat(5000)], 'a.xyz') }),
  });
const newItem = (client: Client, title: string) =>
  client.call('POST', '/projects/prj_harbor/punch-items', {
    json: { title, punchType: 'internal_punch' },
  });

/** Jobs of the demo go on meanwhile, and are news of scans. */
const isAboutLogs = (
  event: StreamEvent,
): event is Extract<StreamEvent, { type: 'record.changed' }> =>
  event.type === 'record.changed' && ['punch_item', 'saved_view'].includes(event.recordType);

/** The files as a mock leaves them that is killed now. @returns the database in them */
function killed(name: string): string {
  const copy = join(folder, `${count}-${name}`);
  cpSync(home, copy, { recursive: true });
  rmSync(join(copy, 'mock.sqlite.lock'), { force: true });
  return join(copy, 'mock.sqlite');
}

describe('what was answered', () => {
  it('is there after a restart, with sessions and uploads, and other tenants are gone', async () => {
    const first = await start();
    const client = new Client(first.mock, 'default');
    const { refreshToken } = await client.signIn();
    expect((await upload(client)).status).toBe(201);
    const other = new Client(first.mock, 'other');
    await other.signIn();
    await first.mock.close();

    const second = await start();
    const back = new Client(second.mock, 'default');
    back.token = client.token;
    expect(back.state()).toBe(client.state());
    const { body } = await back.json<{ data: { id: string; sizeBytes: number }[] }>('GET', scans);
    expect(body.data[0]).toMatchObject({ title: 'Kept', sizeBytes: 5000 });
    const ids = { scanIds: [body.data[0]?.id] };
    expect((await back.call('POST', `${scans}/download`, { json: ids })).status).toBe(200);
    const refreshed = await back.call('POST', '/auth/refresh-token', { json: { refreshToken } });
    expect(refreshed.status).toBe(200);
    const gone = new Client(second.mock, 'other');
    gone.token = other.token;
    expect(await refusalOf(gone.call('GET', '/auth/me'))).toBe('401 UNAUTHENTICATED');
    expect(second.warnings).toEqual([]);
    await second.mock.close();
  });

  it('is there after the process is killed: records, pages, sessions and kept answers', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    const { refreshToken } = await client.signIn();
    const headers = { 'idempotency-key': '"one"' };
    const json = { title: 'In a hurry', punchType: 'internal_punch' };
    const path = '/projects/prj_harbor/punch-items';
    const made = await client.json<{ data: { id: string } }>('POST', path, { json, headers });
    expect(made.status).toBe(201);
    const page = await client.json<{ data: Schemas['Page'] }>(
      'POST',
      '/projects/prj_harbor/pages',
      { json: { title: 'Written in a hurry', kind: 'page' } },
    );
    const pagePath = `/projects/prj_harbor/pages/${page.body.data.id}`;
    const updates = [updateWith(paragraph('Nothing of this is lost.'))];
    const update = { json: { clientId: 'tab_12345678', updates } };
    expect((await client.call('POST', `${pagePath}/updates`, update)).status).toBe(200);

    const second = await start(killed('killed'));
    const back = new Client(second.mock, 'default');
    back.token = client.token;
    const again = await back.json<{ data: { id: string } }>('POST', path, { json, headers });
    expect([again.status, again.body.data.id]).toEqual([201, made.body.data.id]);
    const { body } = await back.json<{ data: Schemas['PageState'] }>('GET', `${pagePath}/state`);
    expect(body.data.content && plainText(body.data.content)).toBe('Nothing of this is lost.');
    const refreshed = await back.call('POST', '/auth/refresh-token', { json: { refreshToken } });
    expect(refreshed.status).toBe(200);
    expect(second.warnings).toEqual([]);
    await second.mock.close();
    await mock.close();
  });

  it('is there after a kill, if it is the entry of an export in the log', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    const path = '/projects/prj_harbor/punch-items/export';
    expect((await client.call('GET', path)).status).toBe(200);
    const second = await start(killed('export'));
    const saved = second.mock.store.saved()?.activity.at(-1);
    expect(saved).toMatchObject({ action: 'exported', actorId: 'usr_ana' });
    await second.mock.close();
    await mock.close();
  });

  it('is all of the demo, also if the first start was killed while it was saved', async () => {
    const first = await start();
    const whole = first.mock.store.saved();
    await first.mock.close();
    const opened = new DatabaseSync(database);
    opened.exec("DELETE FROM facts; DELETE FROM rows WHERE slice = 'users'");
    opened.close();
    const second = await start();
    await new Client(second.mock, 'default').signIn();
    expect(Object.keys(second.mock.store.saved()?.users ?? {})).toEqual(
      Object.keys(whole?.users ?? {}),
    );
    expect(second.warnings).toEqual([]);
    await second.mock.close();
  });

  it('stays where it is if the file cannot be opened', async () => {
    const first = await start();
    await first.mock.close();
    // A folder in the place of the file that the database writes beside it, as a disk without rights would refuse it.
    mkdirSync(`${database}-wal`);
    await expect(start()).rejects.toThrow();
    expect(readdirSync(home).filter((name) => name.startsWith('aside-'))).toEqual([]);
    expect(existsSync(database)).toBe(true);
  });

  it('is saved, though another call ended while its own was at work', async () => {
    const { mock } = await start();
    const tenant = mock.store.tenant('default');
    tenant.changed(true);
    const { punchItems } = tenant.state;
    const [item] = Object.values(punchItems);
    tenant.working += 1;
    tenant.changed(true);
    if (item) punchItems.pch_late = { ...item, id: 'pch_late' };
    tenant.working -= 1;
    tenant.changed(true);
    expect(mock.store.saved()?.punchItems.pch_late?.id).toBe('pch_late');
    await mock.close();
  });

  it('is told after a kill to who missed it, and to nobody else', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    const stranger = new Client(mock, 'default');
    await stranger.signIn('grace.lindqvist@example.com');
    const heard = await Listener.open(client, '?wait=0');
    const { body: view } = await client.json<{ data: { id: string } }>('POST', SAVED_VIEWS, {
      json: { log: 'punch_items', name: 'Mine', query: 'status=open', shared: false },
    });
    expect((await newItem(client, 'Missed')).status).toBe(201);
    // What is gone is known by what the event itself keeps.
    expect((await client.call('DELETE', `${SAVED_VIEWS}/${view.data.id}`)).status).toBe(200);
    const second = await start(killed('events'));
    const types = async ({ token }: Client) => {
      const back = new Client(second.mock, 'default');
      back.token = token;
      const { heard: events } = await Listener.open(back, '?wait=0', heard.lastEventId);
      return events.flatMap(({ event }) =>
        isAboutLogs(event) ? [`${event.recordType} ${event.change}`] : [],
      );
    };
    expect(await types(client)).toEqual([
      'saved_view created',
      'punch_item created',
      'saved_view deleted',
    ]);
    expect(await types(stranger)).toEqual([]);
    await second.mock.close();
    await mock.close();
  });

  it('is saved, though other calls ended while its body was read', async () => {
    // The handler knows the caller, whom nobody looks up again.
    const updateProfilePicture: Handlers['updateProfilePicture'] = (call) => {
      call.user().jobTitle = 'Kept';
      return refuse('UNSUPPORTED_MEDIA_TYPE');
    };
    const handlers = { ...ownHandlers, updateProfilePicture };
    const { mock } = await testMock({ database, handlers });
    const client = new Client(mock, 'default');
    await client.signIn();
    const tenant = mock.store.tenant('default');
    // Other requests get their turn after each MiB of a form.
    const picture = new File(['x'.repeat(4 * 1024 ** 2)], 'me.jpg', { type: 'image/jpeg' });
    let isAnswered = false;
    const answer = client.call('PUT', '/profile/picture', { body: form({ picture }) }).then(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      tenant.changed(true);
      await turn();
    }
    await answer;
    expect(mock.store.saved()?.users.usr_ana?.jobTitle).toBe('Kept');
    await mock.close();
  });

  it('is the state in memory, whatever the calls change', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    await newItem(client, 'First');
    await upload(client);
    await client.call('PUT', '/auth/push-token', { json: { fcmToken: 'token' } });
    const { state } = mock.store.tenant('default');
    expect(mock.store.saved()).toEqual(JSON.parse(JSON.stringify(state)));
    await mock.close();
  });

  it('is reset together with its uploads', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    await upload(client);
    expect(readdirSync(join(home, 'files'))).toHaveLength(1);
    await client.call('POST', 'http://mock.localhost/__mock/reset');
    expect(readdirSync(join(home, 'files'))).toEqual([]);
    expect(await refusalOf(client.call('GET', '/auth/me'))).toBe('401 UNAUTHENTICATED');
    await mock.close();
    const second = await start();
    expect(JSON.stringify(second.mock.store.saved())).not.toContain('Kept');
    await second.mock.close();
  });

  it('is read without uploads that are missing, and files of yesterday without a record go', async () => {
    const first = await start();
    const client = new Client(first.mock, 'default');
    await client.signIn();
    await upload(client);
    const { state } = first.mock.store.tenant('default');
    const scan = Object.values(state.scans).find(({ title }) => title === 'Kept');
    const [rfi] = Object.values(state.rfis);
    if (!scan || !rfi) throw new Error('The seed has no RFI.');
    state.rfis[rfi.id] = { ...rfi, linked: [{ type: 'scan', id: scan.id }] };
    first.mock.store.tenant('default').changed();
    await first.mock.close();
    const uploads = join(home, 'files');
    for (const name of readdirSync(uploads)) rmSync(join(uploads, name));
    for (const name of ['orphan', 'on-its-way']) writeFileSync(join(uploads, name), 'x');
    const yesterday = new Date(first.clock.now - 25 * 60 * 60 * 1000);
    utimesSync(join(uploads, 'orphan'), yesterday, yesterday);
    const second = await start();
    const back = new Client(second.mock, 'default');
    const found = inconsistencies(second.mock.store.tenant('default'));
    expect(found).toEqual(['the storage names on-its-way, which does not exist']);
    back.token = client.token;
    const { body } = await back.json<{ data: unknown[] }>('GET', scans);
    expect(body.data).toHaveLength(24);
    expect(readdirSync(uploads)).toEqual(['on-its-way']);
    await second.mock.close();
  });
});

it('the log of many records is that of few', async () => {
  const { mock } = await start();
  const photos = '/projects/prj_harbor/photos';
  /** What somebody does with photos, and what the log says of it. */
  async function logged(tenant: string) {
    const client = new Client(mock, tenant);
    await client.signIn();
    const before = mock.store.tenant(tenant).state.activity.length;
    const done = async (method: string, path: string, json?: object) =>
      expect([path, (await client.call(method, path, { json })).status]).toEqual([
        path,
        expect.toSatisfy((status: number) => status < 300),
      ]);
    await done('PATCH', `${photos}/pht_h1`, { version: 1, title: 'First' });
    const full = vi.spyOn(StateDatabase.prototype, 'save').mockImplementationOnce(function (
      this: StateDatabase,
      state,
    ) {
      this.undo(state);
      return false;
    });
    const lost = { version: 2, title: 'Lost' };
    if (tenant === 'default')
      expect((await client.call('PATCH', `${photos}/pht_h1`, { json: lost })).status).toBe(507);
    full.mockRestore();
    await done('PATCH', `${photos}/pht_h1`, { version: 2, title: 'Second' });
    await done('POST', `${photos}/pht_h2/comments`, { body: 'Look at the corner.' });
    await done('DELETE', `${photos}/pht_h3?version=1`);
    return mock.store
      .tenant(tenant)
      .state.activity.slice(before)
      .map(({ action, record, changes }) => [action, record?.title, changes]);
  }
  const few = await logged('few');
  // The pins on a photo go with it.
  const actions = ['updated', 'updated', 'commented', 'deleted', 'deleted', 'deleted'];
  expect(few.map(([action]) => action)).toEqual(actions);
  // Only what is saved is followed key by key.
  expect(await logged('default')).toEqual(few);
  await mock.close();
});

describe('what cannot be read', () => {
  async function written(): Promise<void> {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    await upload(client);
    await mock.close();
  }

  const change = (sql: string) => () => {
    const opened = new DatabaseSync(database);
    opened.exec(sql);
    opened.close();
  };

  it.each<[string, () => void, RegExp]>([
    ['was cut to nothing', () => writeFileSync(database, ''), /the database is empty/],
    ['is no database', () => writeFileSync(database, 'x'.repeat(5000)), /not a database/],
    [
      'has a text with another letter',
      change("UPDATE rows SET text = replace(text, 'Kept', 'Gone') WHERE slice = 'scans'"),
      /the row scans \S+ is damaged/,
    ],
    [
      'is of a later version',
      change("UPDATE facts SET value = '999' WHERE name = 'format'"),
      /later format 999/,
    ],
    [
      'is of a version that nothing leads on from',
      change("UPDATE facts SET value = '3' WHERE name = 'format'"),
      /format 3/,
    ],
  ])('is set aside with its uploads if it %s, and said in one line', async (_, damage, reason) => {
    await written();
    const files = readdirSync(join(home, 'files'));
    damage();
    const { mock, warnings } = await start();
    await new Client(mock, 'default').signIn();
    await mock.close();
    expect(warnings).toEqual([expect.stringMatching(reason)]);
    const [aside = ''] = readdirSync(home).filter((name) => name.startsWith('aside-'));
    expect(warnings[0]).toContain(join(home, aside));
    expect(existsSync(join(home, aside, 'mock.sqlite'))).toBe(true);
    expect(readdirSync(join(home, aside, 'files'))).toEqual(files);
  });
});

describe('a damaged database', () => {
  const settings = { accessTokenSeconds: 900, refreshTokenSeconds: 60, emailedTokenSeconds: null };
  const state = seedState(Date.parse('2026-11-20T12:00:00Z'), settings);
  const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

  /** What is loaded after a damage, and what is said. */
  function loaded(damage: (bytes: Buffer) => Buffer) {
    const first = new StateDatabase(database, () => {});
    first.load(state);
    first.begin('secret', state);
    first.close();
    writeFileSync(database, damage(readFileSync(database)));
    const warnings: string[] = [];
    const second = new StateDatabase(database, (line) => warnings.push(line));
    const found = second.load(state);
    second.close();
    const isAside = readdirSync(home).some((name) => name.startsWith('aside-'));
    const isWhole =
      found !== null && JSON.stringify(found) === JSON.stringify({ secret: 'secret', state });
    return { isWhole, isAside, warnings: warnings.length };
  }

  const WHOLE = { isWhole: true, isAside: false, warnings: 0 };
  const ASIDE = { isWhole: false, isAside: true, warnings: 1 };

  it('is read as it was without damage', () => {
    expect(loaded((bytes) => bytes)).toEqual(WHOLE);
  });

  it.each(TENTHS)('is set aside if it was cut after %i tenths', (tenth) => {
    const end = (bytes: Buffer) => Math.floor((bytes.length * (tenth + 0.5)) / 10);
    expect(loaded((bytes) => bytes.subarray(0, end(bytes)))).toEqual(ASIDE);
  });

  it.each(TENTHS)('is whole or set aside if a byte after %i tenths was changed', (tenth) => {
    const found = loaded((bytes) => {
      const at = Math.floor((bytes.length * (tenth + 0.37)) / 10);
      bytes[at] = (bytes[at] ?? 0) ^ 0x20;
      return bytes;
    });
    expect([WHOLE, ASIDE]).toContainEqual(found);
  });

  it.each([
    ["UPDATE rows SET key = 'pch_other' WHERE key = 'pch_h9'"],
    ["UPDATE rows SET slice = 'rfis' WHERE key = 'pch_h9'"],
    ["UPDATE rows SET text = replace(text, '\"title\"', '\"titel\"') WHERE key = 'pch_h9'"],
  ])('is set aside if a row says something else: %s', (sql) => {
    expect(
      loaded((bytes) => {
        writeFileSync(database, bytes);
        const opened = new DatabaseSync(database);
        opened.exec(sql);
        opened.close();
        return readFileSync(database);
      }),
    ).toEqual(ASIDE);
  });
});

describe('what an earlier version saved', () => {
  /** Data of the demo as a format had them, in a snapshot with a journal and an upload. */
  function snapshot(format: number): void {
    const settings = {
      accessTokenSeconds: 900,
      refreshTokenSeconds: 60,
      emailedTokenSeconds: null,
    };
    const state = structuredClone(seedState(Date.parse('2026-11-20T12:00:00Z'), settings));
    const without = (slice: object, ...names: string[]) => {
      for (const row of Object.values(slice))
        for (const name of names) Reflect.deleteProperty(row, name);
    };
    without([state], 'lastNumbers');
    if (format < 33) {
      without(state.locations, 'position', 'archived', 'sheetArea', 'version');
      without(state.templates, 'locations');
    }
    if (format < 30) {
      without([state], 'apiTokens', 'passkeys', 'authenticators', 'signInDomains');
      without(Object.values(state.accounts), 'secondFactorRequired', 'secondFactorGraceDays');
      without(state.documentDownloads, 'viewed');
    }
    if (format < 29) {
      for (const order of Object.values(state.changeOrders))
        Reflect.set(order, 'editedById', 'usr_sofia');
      for (const rows of [state.changeOrders, state.commitments, state.invoices])
        without(rows, 'editedByIds');
      for (const { levels } of Object.values(state.roles)) without([levels], 'pages');
      without([state], 'pages', 'pageUpdates');
    }
    const [item] = Object.values(state.punchItems);
    if (item) item.title = 'Kept from before';
    mkdirSync(join(home, 'files'), { recursive: true });
    writeFileSync(join(home, 'files', 'fil_old'), 'x');
    state.files.fil_old = {
      id: 'fil_old',
      fileName: 'old.txt',
      contentType: 'text/plain',
      source: { kind: 'upload' },
    };
    const saved = { version: `${format}-x`, secret: 'a secret', state: ofOneAccount(state) };
    writeFileSync(join(home, 'snapshot.json'), JSON.stringify(saved));
    if (format < 29) return;
    const page = { ...Object.values(state.pages)[0], id: 'pag_late', title: 'Written last' };
    const lines = [JSON.stringify({ page }), '{"pageId":"pag_la'];
    writeFileSync(join(home, 'snapshot.json.journal'), lines.join('\n'));
  }

  /** Until format 32, there was one account. */
  function ofOneAccount(state: TenantState): object {
    const { users, projects, companies, roles, templates, memberships, activity } = state;
    const roleOf = memberships.flatMap(({ role }) => (typeof role === 'string' ? [] : role));
    for (const rows of [users, projects, companies, roles, templates, activity, roleOf]) {
      for (const row of Object.values(rows)) Reflect.deleteProperty(row, 'accountId');
    }
    const { accounts, ...slices } = state;
    const [{ id: _, ...account } = { id: '' }] = Object.values(accounts);
    return { ...slices, account: { ...account, name: 'Named before' } };
  }

  it('becomes that of the account of the demo: format 32', async () => {
    const settings = {
      accessTokenSeconds: 900,
      refreshTokenSeconds: 60,
      emailedTokenSeconds: null,
    };
    const state = seedState(Date.parse('2026-11-20T12:00:00Z'), settings);
    const role = Object.values(state.roles)[0];
    const kofi = state.memberships.find(({ userId }) => userId === 'usr_kofi');
    if (role && kofi) kofi.role = structuredClone(role);
    const earlier = ofOneAccount(structuredClone(state)) as TenantState;
    const written = new StateDatabase(database, () => {});
    written.load(state);
    written.begin('a secret', earlier);
    written.close();
    const opened = new DatabaseSync(database);
    opened.exec("UPDATE facts SET value = '32' WHERE name = 'format'");
    opened.close();

    const { mock, warnings } = await start();
    const tenant = mock.store.tenant('default');
    expect(inconsistencies(tenant)).toEqual([]);
    expect(tenant.state).not.toHaveProperty('account');
    const admin = new Client(mock, 'default');
    await admin.signIn('ingrid.solberg@example.com');
    const { body } = await admin.json<{ data: { name: string } }>('GET', '/account/settings');
    expect(body.data.name).toBe('Named before');
    const log = await admin.json<{ total: number }>('GET', '/activity?module=account');
    expect(log.body.total).toBeGreaterThan(0);
    await mock.close();
    const second = await start();
    expect(second.mock.store.saved()?.accounts).toEqual(tenant.state.accounts);
    await second.mock.close();
    expect([...warnings, ...second.warnings]).toEqual([]);
  });

  it.each([28, 29, 30])('is taken over with its uploads: format %i', async (format) => {
    snapshot(format);
    const { mock, warnings } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    const kept = Object.values(mock.store.tenant('default').state.punchItems)[0];
    expect(kept?.title).toBe('Kept from before');
    for (const path of [
      '/account/settings',
      '/roles',
      '/projects/prj_harbor/change-orders',
      '/projects/prj_harbor/commitments',
      '/projects/prj_harbor/invoices',
      '/projects/prj_harbor/pages',
      '/projects/prj_harbor/documents/dir_specs/downloads',
      '/projects/prj_harbor/locations',
      '/templates',
    ]) {
      expect([path, (await client.call('GET', path)).status]).toEqual([path, 200]);
    }
    if (format > 28) expect(mock.store.saved()?.pages.pag_late?.title).toBe('Written last');
    await mock.close();
    expect(warnings).toEqual([expect.stringContaining('were taken over')]);
    expect(readdirSync(join(home, 'files'))).toEqual(['fil_old']);
    const second = await start();
    expect(second.warnings).toEqual([]);
    expect(JSON.stringify(second.mock.store.saved())).toContain('Kept from before');
    await second.mock.close();
  });

  it.each([
    [
      'of a format that nothing leads on from',
      '{"version":"27-x","secret":"","state":{}}',
      'format 27',
    ],
    ['cut', '{"version":"30-x","secret":"","sta', 'JSON'],
    ['no snapshot', '[]', 'it is no snapshot'],
  ])('is set aside with its uploads if it is %s', async (_, text, reason) => {
    mkdirSync(join(home, 'files'), { recursive: true });
    writeFileSync(join(home, 'files', 'fil_old'), 'x');
    writeFileSync(join(home, 'snapshot.json'), text);
    const { mock, warnings } = await start();
    await mock.close();
    expect(warnings).toEqual([expect.stringContaining(reason)]);
    const [aside = ''] = readdirSync(home).filter((name) => name.startsWith('aside-'));
    expect(readdirSync(join(home, aside))).toContain('snapshot.json');
    expect(readdirSync(join(home, aside, 'files'))).toEqual(['fil_old']);
  });
});

it('a second mock on the same data is refused by the name of the first', async () => {
  const { mock } = await start();
  await expect(start()).rejects.toThrow(InUse);
  await expect(start()).rejects.toThrow(`process id ${process.pid}`);
  await mock.close();
  const second = await start();
  await second.mock.close();
});

describe('a full disk', () => {
  it('is said with 507, keeps nothing half, and everything works again when there is room', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    const titles = async () => {
      const path = '/projects/prj_harbor/punch-items?limit=100&sort=-createdAt';
      const { body } = await client.json<{ data: { title: string }[] }>('GET', path);
      return body.data.map(({ title }) => title);
    };
    const before = await titles();
    const state = client.state();
    const heard = await Listener.open(client);
    mock.store.database?.limit(0);
    const long = 'x'.repeat(200);
    expect(await refusalOf(newItem(client, long))).toBe('507 STORAGE_FULL');
    expect(await titles()).toEqual(before);
    expect(client.state()).toBe(state);
    const page = '/projects/prj_harbor/pages/pag_harbor-minutes-1';
    const text = async () => {
      const { body } = await client.json<{ data: Schemas['PageState'] }>('GET', `${page}/state`);
      return body.data.content && plainText(body.data.content);
    };
    const textBefore = await text();
    const updates = [updateWith(paragraph('There is no room for this. '.repeat(1000)))];
    const update = { json: { clientId: 'tab_12345678', updates } };
    expect(await refusalOf(client.call('POST', `${page}/updates`, update))).toBe(
      '507 STORAGE_FULL',
    );
    expect(await text()).toBe(textBefore);
    expect(await refusalOf(upload(client))).toBe('507 STORAGE_FULL');
    mock.store.database?.limit(null);
    expect((await newItem(client, 'With room again')).status).toBe(201);
    expect(inconsistencies(mock.store.tenant('default'))).toEqual([]);
    await settled();
    // Nobody hears of what was taken back.
    expect(heard.types).not.toContain('stream.reset');
    expect(heard.news.filter(isAboutLogs)).toHaveLength(1);
    const second = await start(killed('room'));
    expect(JSON.stringify(second.mock.store.saved()?.punchItems)).toContain('With room again');
    await second.mock.close();
    await mock.close();
  });

  it('does not end a conversion', async () => {
    const unsaved = vi.fn();
    const { mock } = await testMock({
      database,
      convert: async (_, { onProgress }) => {
        const full = vi.spyOn(StateDatabase.prototype, 'save').mockImplementationOnce(function (
          this: StateDatabase,
          state,
        ) {
          unsaved();
          this.undo(state);
          return false;
        });
        onProgress(0.5);
        full.mockRestore();
        return { failed: { code: 'broken_file', message: 'It ends early.' } };
      },
    });
    const client = new Client(mock, 'default');
    await client.signIn();
    const body = form({
      title: 'Converted',
      file: new File(['ply\nformat ascii 1.0\nelement vertex 0\nend_header\n'], 'a.ply'),
    });
    expect((await client.call('POST', scans, { body })).status).toBe(201);
    await mock.store.tenant('default').jobs.idle();
    expect(unsaved).toHaveBeenCalled();
    const kept = Object.values(mock.store.saved()?.scans ?? {});
    const scan = kept.find(({ title }) => title === 'Converted');
    expect(scan?.processing).toMatchObject({ state: 'failed', error: { code: 'broken_file' } });
    await mock.close();
  });

  it('takes no file away before that is saved, and leaves none of what is not', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    const files = () => readdirSync(join(home, 'files')).length;
    const large = () => readdirSync(join(home, 'large', 'default'));
    const { data } = (await (await upload(client)).json()) as { data: { id: string } };
    const resumable = { 'tus-resumable': '1.0.0', 'upload-length': '12' };
    const metadata = `filename ${btoa('b.xyz')},purpose ${btoa('scan')}`;
    const created = await client.call('POST', '/projects/prj_harbor/uploads', {
      headers: { ...resumable, 'upload-metadata': metadata },
    });
    const { data: sent } = (await created.json()) as { data: { id: string } };
    await client.call('PATCH', `/projects/prj_harbor/uploads/${sent.id}`, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: '0 0 0\n1 1 1\n',
    });
    await mock.store.tenant('default').jobs.idle();
    const fromUpload = () =>
      client.call('POST', `${scans}/from-upload`, { json: { uploadId: sent.id, title: 'Large' } });
    const before = [files(), large()];

    const full = vi.spyOn(StateDatabase.prototype, 'save').mockImplementation(function (
      this: StateDatabase,
      state,
    ) {
      this.undo(state);
      return false;
    });
    expect(await refusalOf(client.call('DELETE', `${scans}/${data.id}`))).toBe('507 STORAGE_FULL');
    expect(await refusalOf(upload(client))).toBe('507 STORAGE_FULL');
    expect(await refusalOf(fromUpload())).toBe('507 STORAGE_FULL');
    expect(await refusalOf(client.call('POST', `${CONTROL}/reset`))).toBe('507 STORAGE_FULL');
    expect([files(), large()]).toEqual(before);
    full.mockRestore();

    expect((await fromUpload()).status).toBe(201);
    expect(large()).not.toContain(sent.id);
    expect((await client.call('DELETE', `${scans}/${data.id}`)).status).toBe(200);
    await mock.store.tenant('default').jobs.idle();
    expect(inconsistencies(mock.store.tenant('default'))).toEqual([]);
    await mock.close();
  });
});
