import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { inRoot } from '../support/paths.ts';

/** Something that the mock has answered with 2xx. */
interface Acknowledged {
  call: Written;
  id: string;
  /** Where it can be read. */
  path: string;
  /** What stands there once. */
  words: string;
}

/** A call that makes something. */
interface Written {
  path: string;
  key: string;
  body: object | FormData;
}

type Note = (acknowledged: Acknowledged) => void;

/** What became of it. */
export interface CrashReport {
  rounds: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Rounds after which the session could not be renewed. */
  signedOut: number;
  /** Files that no record refers to two days later, and records whose file is gone. */
  orphans: string[];
}

const ITEMS = '/projects/prj_harbor/punch-items';
const MESSAGES = '/projects/prj_harbor/message-threads/thr_harbor-site/messages';
const LINES = '/projects/prj_harbor/budget/lines';

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

  /** Ends it as `kill -9` does, unless it has ended. */
  async kill(): Promise<void> {
    if (this.#child.signalCode) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}

type Tokens = { accessToken: string; refreshToken: string };

type Made = {
  data: { id: string; version: number; position: number; attachments: { url: string }[] };
};

/** Calls the mock. @returns null if there was no answer with 2xx */
async function call<T>(
  { base }: MockProcess,
  method: string,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object | FormData } = {},
): Promise<T | null> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': `"${key}"` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const sent = body && { body: isForm ? body : JSON.stringify(body) };
  try {
    const response = await fetch(base + path, { method, headers, ...sent });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

const unique = (name: string) => `${name} ${crypto.randomUUID()}`;

function fileOf(words: string, version: number): FormData {
  const form = new FormData();
  form.set('file', new File([`%PDF-1.4\n${words}`], `${words}.pdf`));
  form.set('version', String(version));
  return form;
}

/** Writes a punch item with all that belongs to it, a message and a budget line. @returns whether all was answered */
async function writeOnce(mock: MockProcess, token: string, note: Note): Promise<boolean> {
  const write = async (
    path: string,
    body: object | FormData,
    words: string,
    readAt: (made: Made['data']) => string,
  ): Promise<Made['data'] | null> => {
    const written = { path, key: crypto.randomUUID(), body };
    const made = await call<Made>(mock, 'POST', path, { token, ...written });
    if (!made) return null;
    note({ call: written, id: made.data.id, path: readAt(made.data), words });
    return made.data;
  };
  const title = unique('Item');
  const ready = { location: 'interior', assigneeIds: ['usr_marcus'], dueDate: '2030-01-31' };
  const fields = { title, punchType: 'internal_punch', ...ready };
  const item = await write(ITEMS, fields, `"title":"${title}"`, ({ id }) => `${ITEMS}/${id}`);
  if (!item) return false;
  const own = `${ITEMS}/${item.id}`;
  const comment = unique('Comment');
  if (!(await write(`${own}/comments`, { body: comment }, comment, () => own))) return false;
  const open = { status: 'open', version: item.version };
  const opened = await write(`${own}/transitions`, open, '"status":"open"', () => own);
  if (!opened) return false;
  const file = unique('File');
  const form = fileOf(file, opened.version);
  if (!(await write(`${own}/attachments`, form, `"fileName":"${file}.pdf"`, () => own)))
    return false;
  const message = unique('Message');
  const at = ({ position }: Made['data']) => `${MESSAGES}?from=${position}&limit=1`;
  if (!(await write(MESSAGES, { body: message }, message, at))) return false;
  const line = unique('Line');
  const [a, b] = [randomInt(10, 99), randomInt(10, 99)];
  // Two lines have no code in common.
  const code = `01 ${a} ${b}.${randomInt(100, 999)}`;
  const cells = { code, description: line, costType: 'labor' };
  const lines = { items: [{ action: 'create', cells }] };
  return (await write(`${LINES}/bulk`, lines, `"description":"${line}"`, () => LINES)) !== null;
}

/** Writes until the mock is gone. */
async function write(mock: MockProcess, token: string, note: Note): Promise<void> {
  while (await writeOnce(mock, token, note));
}

/** Looks for what was acknowledged: it has to be there once, also when its call is repeated. */
async function check(
  mock: MockProcess,
  token: string,
  done: readonly Acknowledged[],
  report: CrashReport,
): Promise<void> {
  const texts = new Map<string, string>();
  for (const { call: written, id, path, words } of done) {
    // A transition has no key: its version keeps it from being repeated.
    if (!written.path.endsWith('/transitions')) {
      const again = await call<Made>(mock, 'POST', written.path, { token, ...written });
      if (again?.data.id !== id) report.doubled.push(words);
    }
    const text = texts.get(path) ?? JSON.stringify(await call(mock, 'GET', path, { token }));
    texts.set(path, text);
    const times = text.split(words).length - 1;
    if (times === 0) report.lost.push(words);
    if (times > 1) report.doubled.push(words);
  }
}

/** Makes files seem to be two days old. */
function makeOld(folder: string): void {
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
}

/** Returns the uploads that no saved record names, and the saved names without an upload. */
function orphansIn(folder: string, database: string): string[] {
  const opened = new DatabaseSync(database);
  const rows = opened.prepare(
    "SELECT key FROM rows WHERE slice = 'files' AND text LIKE '%\"upload\"%'",
  );
  const named = new Set(rows.all().map(({ key }) => String(key)));
  opened.close();
  const stored = new Set(readdirSync(join(folder, 'files')));
  const unnamed = [...stored].filter((name) => !named.has(name));
  return [...unnamed, ...[...named].filter((name) => !stored.has(name))];
}

/**
 * Kills a mock while clients write, and looks whether all that was acknowledged is there afterward.
 * @param writes how many writes of a round are answered before the kill
 */
export async function crash(rounds: number, clients: number, writes: number): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-crash-'));
  const database = join(folder, 'mock.sqlite');
  const [account] = demoAccounts;
  if (!account) throw new Error('There is no demo account.');
  const { email, password } = account;
  const report: CrashReport = {
    ...{ rounds, acknowledged: 0, signedOut: 0 },
    ...{ lost: [], doubled: [], orphans: [] },
  };
  let mock = await MockProcess.start(database);
  try {
    const body = { email, password };
    let tokens = (await call<{ data: Tokens }>(mock, 'POST', '/auth/login', { body }))?.data;
    for (let round = 0; round < rounds; round++) {
      if (!tokens) throw new Error('Nobody can sign in.');
      const { accessToken: token, refreshToken } = tokens;
      const done: Acknowledged[] = [];
      let isEnough = () => {};
      const enough = new Promise<void>((resolve) => {
        isEnough = resolve;
      });
      const note: Note = (acknowledged) => {
        done.push(acknowledged);
        if (done.length === writes) isEnough();
      };
      const writers = Array.from({ length: clients }, () => write(mock, token, note));
      await Promise.race([enough, Promise.all(writers)]);
      await mock.kill();
      await Promise.all(writers);
      mock = await MockProcess.start(database);
      const renewed = await call<Tokens>(mock, 'POST', '/auth/refresh-token', {
        body: { refreshToken },
      });
      if (renewed) tokens = renewed;
      else {
        report.signedOut += 1;
        tokens = (await call<{ data: Tokens }>(mock, 'POST', '/auth/login', { body }))?.data;
      }
      report.acknowledged += done.length;
      await check(mock, tokens?.accessToken ?? '', done, report);
    }
    await mock.kill();
    makeOld(join(folder, 'files'));
    mock = await MockProcess.start(database);
    await mock.kill();
    report.orphans = orphansIn(folder, database);
  } finally {
    await mock.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}
