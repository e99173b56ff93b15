import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mock-main-'));
const children: ChildProcess[] = [];
afterAll(() => {
  // A failing test must not leave a server behind.
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, MOCK_DATABASE: 'off', ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, exit: once(child, 'close'), output: () => output };
}

// Each start loads Prism, which takes long on a busy machine.
const SLOW = 60_000;

it('serves, saves its state on SIGTERM and exits with code 0', { timeout: SLOW }, async () => {
  const database = join(folder, 'mock.sqlite');
  const { child, exit, output } = start({ MOCK_PORT: '0', MOCK_DATABASE: database });
  await expect.poll(output, { timeout: SLOW }).toMatch(/127\.0\.0\.1:\d+/);
  const base = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
  const body = JSON.stringify({ email: 'ana.torres@example.com', password: 'Portal!2026' });
  const answer = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(existsSync(database)).toBe(true);
  const saved = new DatabaseSync(database);
  const sessions = saved.prepare("SELECT count(*) AS count FROM rows WHERE slice = 'sessions'");
  expect(sessions.get()).toEqual({ count: 1 });
  saved.close();
});

it('explains in one sentence why it cannot start', { timeout: SLOW }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const cases: [Record<string, string>, RegExp][] = [
    [{ MOCK_PORT: port }, /^Port \d+ is taken by another program; [^\n]+\.\n$/],
    [{ MOCK_SPEC: 'package.json', MOCK_PORT: '0' }, /^The contract [^\n]+\.\n$/],
  ];
  await Promise.all(
    cases.map(async ([env, sentence]) => {
      const { exit, output } = start(env);
      expect(await exit).toEqual([1, null]);
      expect(output()).toMatch(sentence);
    }),
  );
  taken.close();
});
