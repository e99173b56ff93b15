import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindOf, storagePlaces } from '@/shared/storagePlaces';

const keys: Record<string, string> = {
  ana: 'pX1v0m8JqkzFZ0u3mHhS2bq8m7mQ2kq9w4r1T5y6U7I',
  priya: 'aX1v0m8JqkzFZ0u3mHhS2bq8m7mQ2kq9w4r1T5y6U7I',
};
/** Who calls; null if the host does not answer. */
let caller: string | null;
let sealing: typeof import('./sealing');
let session: typeof import('./session').session;

const DRAFT = 'draft:usr_ana:prj_harbor:punch_item';
const draft = (id: string, title: string) => ({ id, savedAt: 1, values: { title } });
const person = (name: string) =>
  ({ id: `usr_${name}`, username: name, email: `${name}@example.com` }) as never;
const save = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));
const saved = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
const all = () => JSON.stringify({ ...localStorage });

async function begin(name: string): Promise<void> {
  caller = name;
  await sealing.open(`usr_${name}`, 'token');
  const user = { id: `usr_${name}`, username: name, email: `${name}@example.com` };
  session.signIn({ user: { ...user } as never, accessToken: 'a', refreshToken: 'r' });
  await sealing.holdKey(user.id);
}

async function end(): Promise<void> {
  session.end();
  await sealing.seal();
}

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  vi.doMock('@/api/generated/profile/getStorageKey.gen', () => ({
    getStorageKey: async () =>
      caller ? { data: { data: { key: keys[caller] } } } : { error: new Error('No answer') },
  }));
  sealing = await import('./sealing');
  ({ session } = await import('./session'));
});

afterEach(() => {
  vi.doUnmock('@/api/generated/profile/getStorageKey.gen');
  vi.resetModules();
  localStorage.clear();
});

test('what a person leaves is readable for nobody, and there again after their next sign-in', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  save('recent-records:usr_ana:prj_harbor', [{ title: 'Door' }]);
  save('density', 'compact');
  await end();
  expect(all()).not.toMatch(/Crack|Door|usr_ana|prj_harbor|storage-key/);
  expect(saved('density')).toBe('compact');

  await begin('priya');
  expect(all()).not.toMatch(/Crack|Door/);
  await end();

  await begin('ana');
  expect(saved(DRAFT)).toEqual([draft('1', 'Crack')]);
  expect(saved('recent-records:usr_ana:prj_harbor')).toEqual([{ title: 'Door' }]);
  expect(all()).not.toContain('sealed:');
});

test('a session that ended while no tab was open is sealed at the next start', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  vi.resetModules();
  localStorage.removeItem('auth-storage');
  await (await import('./sealing')).seal();
  expect(all()).not.toMatch(/Crack|storage-key/);
});

test('what a tab saves after the sealing is sealed, too', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  await end();
  save(DRAFT, [draft('2', 'Stain')]);
  await sealing.seal();
  expect(all()).not.toContain('Stain');
  await begin('ana');
  expect(saved(DRAFT)).toEqual([draft('2', 'Stain'), draft('1', 'Crack')]);
});

test('without the answer of the host, it stays sealed until a later start', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  await end();
  caller = null;
  await sealing.open('usr_ana', 'token');
  expect(saved(DRAFT)).toBeNull();
  await begin('ana');
  expect(saved(DRAFT)).toEqual([draft('1', 'Crack')]);
});

test('something sealed that is broken or has another key is ignored', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  await end();
  const [place = ''] = Object.keys(localStorage).filter((name) => name.startsWith('sealed:'));
  for (const broken of ['', '%', localStorage.getItem(place)?.slice(0, -8) ?? '']) {
    localStorage.setItem(place, broken);
    await begin('ana');
    expect(saved(DRAFT)).toBeNull();
    await end();
  }
});

/** A storage with what there is, that takes no more. */
function limitStorage(refuses: (name: string) => boolean): void {
  class Small {
    [name: string]: unknown;
    getItem(name: string) {
      return this[name] ?? null;
    }
    removeItem(name: string) {
      delete this[name];
    }
    setItem(name: string, value: string) {
      if (refuses(name)) throw new DOMException('', 'QuotaExceededError');
      this[name] = value;
    }
  }
  vi.stubGlobal('localStorage', Object.assign(new Small(), { ...localStorage }));
}

/** A value that tells who has left it, in each place that the portal writes to. */
function leaveEverywhere(owner: string, secret: string): void {
  for (const [place, kind] of Object.entries(storagePlaces)) {
    if (['auth-storage', 'storage-key', 'sealed'].includes(place)) continue;
    const names = kind === 'browser' ? [place] : [place, `${place}:${owner}:prj_harbor`];
    const value = JSON.stringify(kind === 'browser' ? 'compact' : [{ id: owner, secret }]);
    for (const name of names) (kind === 'tab' ? sessionStorage : localStorage).setItem(name, value);
  }
  // No version of the portal that we know of has written it.
  save(`forgotten ${owner}`, secret);
}

test('nobody finds what another person left, in whichever place it is', async () => {
  await begin('ana');
  leaveEverywhere('usr_ana', 'Crack');
  const left = Object.keys(localStorage).sort();
  await end();
  const found = () => all() + JSON.stringify({ ...sessionStorage });
  expect(found()).not.toMatch(/Crack|usr_ana|prj_harbor/);
  expect(saved('density')).toBe('compact');
  await begin('priya');
  expect(found()).not.toMatch(/Crack|usr_ana|prj_harbor/);
  await end();
  await begin('ana');
  expect(Object.keys(localStorage).sort()).toEqual(left);
});

test('without a key, nobody else finds what a person left either', async () => {
  caller = null;
  session.signIn({ user: person('ana'), accessToken: 'a', refreshToken: 'r' });
  leaveEverywhere('usr_ana', 'Crack');
  await end();
  const kinds = Object.keys(localStorage)
    .filter((name) => name.includes('usr_ana'))
    .map((name) => kindOf(name));
  expect(new Set(kinds)).toEqual(new Set(['unsent', 'owned']));
  await sealing.open('usr_priya', 'token');
  expect(all()).not.toMatch(/Crack|usr_ana/);
});

test('what a person agreed to lose is gone, also if the page saves it once more', async () => {
  caller = null;
  session.signIn({ user: person('ana'), accessToken: 'a', refreshToken: 'r' });
  save(DRAFT, [draft('1', 'Crack')]);
  save('draft:usr_priya:prj_harbor:rfi', [draft('2', 'Stain')]);
  sealing.deleteUnsent();
  session.end();
  save(DRAFT, [draft('1', 'Crack')]);
  await sealing.seal();
  expect(all()).not.toContain('Crack');
  expect(all()).toContain('Stain');
});

test('a storage that takes nothing any more loses nothing', async () => {
  await begin('ana');
  save(DRAFT, [draft('1', 'Crack')]);
  let isFull = true;
  limitStorage(() => isFull);
  await end();
  isFull = false;
  expect(saved(DRAFT)).toEqual([draft('1', 'Crack')]);
  await sealing.seal();
  expect(all()).not.toContain('Crack');
  vi.unstubAllGlobals();
});

test('a storage that is forbidden stops no session', async () => {
  vi.stubGlobal('localStorage', null);
  vi.stubGlobal('sessionStorage', null);
  await begin('ana');
  expect(await sealing.lostBySignOut()).toBe(0);
  await end();
  vi.unstubAllGlobals();
});

test('a full storage keeps what it has until it has room', async () => {
  await begin('ana');
  let isFull = true;
  limitStorage((name) => isFull && name.startsWith('sealed:'));
  save(DRAFT, [draft('1', 'Crack')]);
  await end();
  expect(saved(DRAFT)).toEqual([draft('1', 'Crack')]);
  isFull = false;
  await sealing.seal();
  expect(all()).not.toContain('Crack');
  vi.unstubAllGlobals();
});

test('without a key, only unsent input stays, until somebody else signs in', async () => {
  caller = null;
  const user = { id: 'usr_ana', username: 'Ana', email: 'ana@example.com' };
  session.signIn({ user: { ...user } as never, accessToken: 'a', refreshToken: 'r' });
  save(DRAFT, [draft('1', 'Crack')]);
  save('recent-records:usr_ana:prj_harbor', [{ title: 'Door' }]);
  expect(await sealing.lostBySignOut()).toBe(1);
  await end();
  expect(all()).not.toContain('Door');
  await sealing.open('usr_ana', 'token');
  expect(saved(DRAFT)).toEqual([draft('1', 'Crack')]);
  await sealing.open('usr_priya', 'token');
  expect(saved(DRAFT)).toBeNull();
});
