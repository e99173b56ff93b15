import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Client, form, PASSWORD, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { convertInWorker } from '../../converter/points/convert.ts';
import { samplePicture } from '../../demo/pictures/index.ts';
import { inconsistencies } from '../../server/inconsistencies.ts';
import { seedState } from '../../server/seedState.ts';
import { isPassword } from './sessions/passwords.ts';
import { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { accessTokenSeconds: 1, refreshTokenSeconds: 1, emailedTokenSeconds: null };
const newStore = (options = {}) =>
  new Store({
    seed: () => seedState(Date.now(), settings),
    snapshot: null,
    convert: convertInWorker,
    ...options,
  });

describe('the seed', () => {
  it('is cheap to create, and has the documented password', async () => {
    const store = newStore();
    const cost = (times: number, work: (i: number) => void): number => {
      const before = process.cpuUsage();
      for (let i = 0; i < times; i++) work(i);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / times;
    };
    // Compared with work of the same moment, because a busy machine is slower. Takes the best of several rounds,
    // because each includes work of the engine such as compiling.
    const { state } = store.tenant('warm');
    const rounds = Array.from(
      { length: 5 },
      (_, round) =>
        cost(20, (i) => void store.tenant(`t${round * 20 + i}`)) /
        cost(2, () => void structuredClone(state)),
    );
    expect(Math.min(...rounds)).toBeLessThan(1 / 5);
    const hash = store.tenant('t0').state.users.usr_ana?.passwordHash ?? null;
    expect(await isPassword(PASSWORD, hash)).toBe(true);
    expect(await isPassword('Portal!2027', hash)).toBe(false);
    expect(await isPassword(PASSWORD, null)).toBe(false);
  });

  it('states the real size of each photo', async () => {
    const { punchItems, files } = seedState(Date.now(), settings);
    const photos = Object.values(punchItems).flatMap(({ attachments }) => attachments);
    const byKey = new Map<string, number>();
    for (const { fileId, sizeBytes } of photos) {
      const source = files[fileId]?.source;
      if (source?.kind === 'sample') byKey.set(source.key, sizeBytes);
    }
    expect(byKey.size).toBe(8);
    for (const [key, sizeBytes] of byKey) {
      expect((await samplePicture(`scans/${key}`)).length).toBe(sizeBytes);
    }
  });

  it('refers only to records that exist', () => {
    const { memberships, projects, users, scans, files, companies, punchItems, rfis, submittals } =
      seedState(Date.now(), settings);
    for (const { projectId, userId, companyId } of memberships) {
      expect(projects[projectId] && users[userId]).toBeDefined();
      expect(companies[companyId ?? '']?.projectIds).toContain(projectId);
    }
    for (const item of Object.values({ ...punchItems, ...rfis, ...submittals })) {
      const people = [item.createdById, item.managerId, ...item.watcherIds];
      if ('finalApproverId' in item) people.push(item.finalApproverId);
      if ('submitterId' in item) people.push(item.submitterId);
      for (const { id } of item.linked) expect(punchItems[id]).toBeDefined();
      for (const id of people) {
        const isMember = memberships.some((m) => m.projectId === item.projectId && m.userId === id);
        expect(isMember, `${id} in ${item.id}`).toBe(true);
      }
      for (const id of item.assigneeIds) {
        expect(users[id] ?? companies[id]?.projectIds.includes(item.projectId)).toBeTruthy();
      }
      for (const { fileId } of item.attachments) expect(files[fileId]).toBeDefined();
    }
    for (const { projectId, createdById, fileId, thumbnailFileId } of Object.values(scans)) {
      const role = memberships.find((m) => m.projectId === projectId && m.userId === createdById);
      expect(['project_manager', 'project_admin', 'superintendent']).toContain(role?.role);
      expect(files[fileId] && files[thumbnailFileId ?? '']).toBeDefined();
    }
  });
});

describe('the tenants', () => {
  it('drop the least recently used one when there are too many', () => {
    const store = newStore({ maxTenants: 3 });
    for (const id of ['default', 'a', 'b', 'a', 'c']) store.tenant(id);
    expect(['default', 'a', 'b', 'c'].map((id) => store.peek(id) !== undefined)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('drop the least recently used ones when their uploads are too large', () => {
    const store = newStore({ maxBytes: 150 });
    for (const id of ['a', 'b', 'c']) store.tenant(id).storage.put('file', Buffer.alloc(100));
    expect(store.peek('a')).toBeUndefined();
    expect(store.peek('c')).toBeDefined();
  });
});

describe('the snapshot', () => {
  let count = 0;
  let snapshot = '';
  beforeEach(() => {
    snapshot = join(folder, String(++count), 'snapshot.json');
  });
  const start = () => testMock({ snapshot });
  const scans = '/projects/prj_harbor/scans';
  const upload = (client: Client) =>
    client.call('POST', scans, {
      body: form({ title: 'Kept', file: new File(['x'.repeat(5000)], 'a.xyz') }),
    });

  it('restores the default tenant after a restart, with sessions and uploads', async () => {
    const first = await start();
    const client = new Client(first.mock, 'default');
    const { refreshToken } = await client.signIn();
    expect((await upload(client)).status).toBe(201);
    const other = new Client(first.mock, 'other');
    await other.signIn();
    // The store writes it by itself, shortly after the change.
    await expect.poll(() => readFileSync(snapshot, 'utf8'), { timeout: 10_000 }).toContain('Kept');
    expect(readFileSync(snapshot, 'utf8')).not.toContain('x'.repeat(5000));
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
  });

  it('is reset together with its uploads', async () => {
    const { mock } = await start();
    const client = new Client(mock, 'default');
    await client.signIn();
    await upload(client);
    const uploads = join(snapshot, '..', 'files');
    expect(readdirSync(uploads)).toHaveLength(1);
    await client.call('POST', 'http://mock.localhost/__mock/reset');
    expect(readdirSync(uploads)).toEqual([]);
    expect(await refusalOf(client.call('GET', '/auth/me'))).toBe('401 UNAUTHENTICATED');
    await mock.close();
    expect(readFileSync(snapshot, 'utf8')).not.toContain('Kept');
  });

  it('loads without uploads that are missing on the disk', async () => {
    const first = await start();
    const client = new Client(first.mock, 'default');
    await client.signIn();
    await upload(client);
    const { state } = first.mock.store.tenant('default');
    const scan = Object.values(state.scans).find(({ title }) => title === 'Kept');
    const [rfi] = Object.values(state.rfis);
    if (!scan || !rfi) throw new Error('The seed has no RFI.');
    state.rfis[rfi.id] = { ...rfi, linked: [{ type: 'scan', id: scan.id }] };
    await first.mock.close();
    const uploads = join(snapshot, '..', 'files');
    for (const name of readdirSync(uploads)) rmSync(join(uploads, name));
    writeFileSync(join(uploads, 'orphan'), 'x');
    const back = new Client((await start()).mock, 'default');
    expect(inconsistencies(back.mock.store.tenant('default'))).toEqual([]);
    back.token = client.token;
    const { body } = await back.json<{ data: unknown[] }>('GET', scans);
    expect(body.data).toHaveLength(24);
    expect(readdirSync(uploads)).toEqual([]);
  });

  it.each([
    ['{"version":', /cannot be read/],
    ['[]', /another version/],
    ['{"version":"0","secret":"x","state":{}}', /another version/],
  ])('is ignored with one warning when it is %j', async (text, message) => {
    const first = await start();
    await first.mock.close();
    writeFileSync(snapshot, text);
    const { mock, warnings } = await start();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(message);
    await new Client(mock, 'default').signIn();
  });

  it('is ignored when a part of the state is missing', async () => {
    const first = await start();
    await first.mock.close();
    const saved = JSON.parse(readFileSync(snapshot, 'utf8'));
    delete saved.state.memberships;
    writeFileSync(snapshot, JSON.stringify(saved));
    const { warnings } = await start();
    expect(warnings).toHaveLength(1);
  });
});
