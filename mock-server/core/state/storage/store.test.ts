import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tests/support/host/mock.ts';
import { convertInWorker } from '../../../converter/points/convert.ts';
import { samplePicture } from '../../../demo/pictures/index.ts';
import { seedState } from '../../../server/seedState.ts';
import { isPassword } from '../sessions/passwords.ts';
import { Store } from './store.ts';

const settings = { accessTokenSeconds: 1, refreshTokenSeconds: 1, emailedTokenSeconds: null };
const newStore = (options = {}) =>
  new Store({
    seed: () => seedState(Date.now(), settings),
    database: null,
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
