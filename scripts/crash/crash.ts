import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { inRoot } from '../support/paths.ts';

/** Something that the mock has answered with 2xx. */
interface Acknowledged {
  /** Unique. */
  words: string;
  id: string;
  /** Of the call that made it. */
  key: string;
}

/** What became of it. */
export interface CrashReport {
  rounds: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Rounds after which the session could not be renewed. */
  signedOut: number;
}

const ITEMS = '/projects/prj_harbor/punch-items';

/** A mock in a process of its own. */
class MockProcess {
  readonly #child: ChildProcess;
  readonly base: string;

  constructor(child: ChildProcess, base: string) {
    this.#child = child;
    this.base = base;
  }

  static async start(database: string): Promise<MockProcess> {
    const child = spawn(process.execPath, [inRoot('mock-server', 'main.ts')], {
      env: { ...process.env, MOCK_PORT: '0', MOCK_DATABASE: database },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const base = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (base) return new MockProcess(child, `${base}/api/v1`);
    }
    throw new Error('The mock has not started.');
  }

  /** Ends it as `kill -9` does. */
  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

type Tokens = { accessToken: string; refreshToken: string };

/** Calls the mock. @returns null if there was no answer with 2xx */
async function call<T>(
  { base }: MockProcess,
  method: string,
  path: string,
  { token, key, json }: { token?: string; key?: string; json?: object } = {},
): Promise<T | null> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': `"${key}"` }),
    ...(json && { 'content-type': 'application/json' }),
  };
  const body = json && JSON.stringify(json);
  try {
    const response = await fetch(base + path, { method, headers, ...(body && { body }) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

/** Writes until the mock is gone. */
async function write(mock: MockProcess, token: string, done: Acknowledged[]): Promise<void> {
  for (;;) {
    const [words, key] = [`Crash ${crypto.randomUUID()}`, crypto.randomUUID()];
    const json = { title: words, punchType: 'internal_punch' };
    const made = await call<{ data: { id: string } }>(mock, 'POST', ITEMS, { token, key, json });
    if (!made) return;
    const { id } = made.data;
    done.push({ words, id, key });
    const comment = { words: `Comment ${crypto.randomUUID()}`, key: crypto.randomUUID() };
    const text = { body: comment.words };
    const path = `${ITEMS}/${id}/comments`;
    if (!(await call(mock, 'POST', path, { token, key: comment.key, json: text }))) return;
    done.push({ ...comment, id });
  }
}

/** Looks for what was acknowledged: it has to be there once, also when its call is repeated. */
async function check(
  mock: MockProcess,
  token: string,
  done: readonly Acknowledged[],
  report: CrashReport,
): Promise<void> {
  for (const { words, id, key } of done) {
    const isItem = words.startsWith('Crash');
    if (isItem) {
      const json = { title: words, punchType: 'internal_punch' };
      const again = await call<{ data: { id: string } }>(mock, 'POST', ITEMS, { token, key, json });
      if (again?.data.id !== id) report.doubled.push(words);
    }
    const found = await call<object>(mock, 'GET', `${ITEMS}/${id}`, { token });
    const times = JSON.stringify(found).split(words).length - 1;
    if (times === 0) report.lost.push(words);
    if (!isItem && times > 1) report.doubled.push(words);
  }
}

/**
 * Kills a mock while clients write, and looks whether all that was acknowledged is there afterward.
 * @param ms how long the clients write in a round
 */
export async function crash(rounds: number, clients: number, ms: number): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-crash-'));
  const database = join(folder, 'mock.sqlite');
  const [account] = demoAccounts;
  if (!account) throw new Error('There is no demo account.');
  const { email, password } = account;
  const report: CrashReport = { rounds, acknowledged: 0, lost: [], doubled: [], signedOut: 0 };
  let mock = await MockProcess.start(database);
  try {
    const json = { email, password };
    let tokens = (await call<{ data: Tokens }>(mock, 'POST', '/auth/login', { json }))?.data;
    for (let round = 0; round < rounds; round++) {
      if (!tokens) throw new Error('Nobody can sign in.');
      const { accessToken: token, refreshToken } = tokens;
      const done: Acknowledged[] = [];
      const writers = Array.from({ length: clients }, () => write(mock, token, done));
      await new Promise((resolve) => setTimeout(resolve, ms));
      await mock.kill();
      await Promise.all(writers);
      mock = await MockProcess.start(database);
      const renewed = await call<Tokens>(mock, 'POST', '/auth/refresh-token', {
        json: { refreshToken },
      });
      if (renewed) tokens = renewed;
      else {
        report.signedOut += 1;
        tokens = (await call<{ data: Tokens }>(mock, 'POST', '/auth/login', { json }))?.data;
      }
      report.acknowledged += done.length;
      await check(mock, tokens?.accessToken ?? '', done, report);
    }
  } finally {
    await mock.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}
