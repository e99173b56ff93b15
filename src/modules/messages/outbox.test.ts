import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Sent {
  headers: { 'Idempotency-Key': string };
  body: { body: string };
}

/** What happens to a call: the host answers, or never gets it, or has done it and the answer is lost. */
type Line = 'up' | 'down' | 'loses answers';

let line: Line;
/** The messages that the host has, by their key. */
let kept: Map<string, string>;
let ApiError: typeof import('@/api/apiError').ApiError;
let outbox: typeof import('./outbox');
/** The page that is open. */
let open: object;
let session: typeof import('@/platform/auth/session').session;

const person = (id: string) => ({ id, username: id, email: `${id}@example.com` }) as never;

async function answer({ headers, body }: Sent, isOpen: () => boolean) {
  const key = headers['Idempotency-Key'];
  const then = line;
  if (!isOpen()) await new Promise(() => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (then !== 'down' && !kept.has(key)) kept.set(key, body.body);
  if (!isOpen()) await new Promise(() => {});
  if (then !== 'up') throw new ApiError('network', 0);
  return { data: { data: {} } };
}

/** Opens a page, and ends the one before: it sends and receives no more. */
async function openPage(): Promise<void> {
  vi.resetModules();
  vi.doMock('@/api/generated/messages.gen', () => {
    const page = {};
    open = page;
    return { createMessage: (sent: Sent) => answer(sent, () => open === page) };
  });
  ({ ApiError } = await import('@/api/apiError'));
  outbox = await import('./outbox');
  ({ session } = await import('@/platform/auth/session'));
  outbox.openOutbox('usr_ana', () => {});
}

const write = (body: string) =>
  outbox.addPending({ projectId: 'prj_a', threadId: 'thr_a', request: { body } as never });

function change(next: Line): void {
  line = next;
  if (next === 'up') dispatchEvent(new Event('online'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  line = 'up';
  kept = new Map();
  await openPage();
  session.signIn({ user: person('usr_ana'), accessToken: 'a', refreshToken: 'r' });
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.doUnmock('@/api/generated/messages.gen');
  vi.resetModules();
  localStorage.clear();
});

test('a connection that goes 30 times, and a page that is reloaded, lose and double nothing', async () => {
  const written: string[] = [];
  for (let flap = 0; flap < 30; flap += 1) {
    change(flap % 3 === 0 ? 'loses answers' : 'down');
    for (const part of ['first', 'second']) {
      written.push(`${flap} ${part}`);
      write(`${flap} ${part}`);
    }
    await vi.advanceTimersByTimeAsync(20 * (flap % 7));
    if (flap % 10 === 9) await openPage();
    change('up');
    await vi.advanceTimersByTimeAsync(30 * (flap % 5));
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...kept.values()]).toEqual(written);
  expect(Object.keys(localStorage)).toEqual(['auth-storage']);
});

test('two tabs without a connection do not overwrite what the other keeps', async () => {
  change('down');
  const first = outbox;
  await openPage();
  for (const [tab, body] of [[first, 'a'] as const, [outbox, 'b'] as const])
    tab.addPending({ projectId: 'prj_a', threadId: 'thr_a', request: { body } as never });
  await openPage();
  change('up');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...kept.values()].sort()).toEqual(['a', 'b']);
  expect(Object.keys(localStorage)).toEqual(['auth-storage']);
});

test('what one person has not sent is not sent in the session of another', async () => {
  change('down');
  write('of Ana');
  await vi.advanceTimersByTimeAsync(100);
  session.signIn({
    user: person('usr_tom'),
    accessToken: 'b',
    refreshToken: 's',
  });
  change('up');
  outbox.openOutbox('usr_tom', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...kept.values()]).toEqual([]);
  session.signIn({ user: person('usr_ana'), accessToken: 'a', refreshToken: 'r' });
  outbox.openOutbox('usr_ana', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...kept.values()]).toEqual(['of Ana']);
});
