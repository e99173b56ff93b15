import { type ChildProcess, spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { demoAccounts } from '../mock-server/modules/account/seed/accounts.ts';
import { faulty, replaced } from './conformance/faulty-host.ts';
import { hostOf, quietMock } from './conformance/testkit.ts';
import { call, handlerOf, startHost } from './proxy/testkit.ts';
import { freePort } from './support/freePort.ts';
import { inRoot } from './support/paths.ts';
import { runNode } from './support/run.ts';

const start = inRoot('scripts', 'start.ts');

/** Collects the output of a child process. */
function printed(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  return () => text;
}

// In a fresh clone the client is generated first.
const PATIENCE = { timeout: 80_000 };

test('with API_TARGET the app runs against that host, and departures are printed', {
  timeout: 100_000,
}, async () => {
  const mock = await quietMock();
  onTestFinished(() => mock.close());
  const host = faulty(hostOf(mock, 'start'), {
    operation: 'listProjects',
    what: '',
    says: /x/,
    answer: replaced('data.0.name', () => undefined),
  });
  const API_TARGET = await startHost(handlerOf(host));
  const port = await freePort();
  const env = { ...process.env, API_TARGET, PORT: String(port), VITE_API_URL: 'http://other.test' };
  const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = printed(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(output, PATIENCE).toContain('Ctrl-C');
  expect(output()).toContain(`Its host:     ${API_TARGET}/api/v1`);
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  expect(output()).not.toContain(password);

  const app = `http://127.0.0.1:${port}`;
  const page = await call(app);
  expect(page.bytes.toString()).not.toContain('mock-server');
  const login = await call(`${app}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = JSON.parse(login.bytes.toString()).data;
  const headers = { authorization: `Bearer ${accessToken}` };
  const projects = await call(`${app}/api/v1/projects`, { headers });
  expect(projects.status).toBe(200);
  await expect
    .poll(output)
    .toMatch(/GET \/projects \(listProjects\) 200, answer: .*required property 'name'/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).toContain('1 departure from the contract; 2 calls');
  expect(output()).not.toContain(accessToken);
});

test.each([
  ['host.example', /^API_TARGET must be an address such as .*, not "host\.example"\.\n$/],
  ['http://127.0.0.1:9', /^API_TARGET: http:\/\/127\.0\.0\.1:9 does not answer \(.*\)\. .*\n$/],
])('API_TARGET=%s is refused in one sentence', async (API_TARGET, sentence) => {
  const { code, stdout, stderr } = await runNode([start], {
    env: { API_TARGET, PORT: String(await freePort()) },
  });
  expect(stderr).toMatch(sentence);
  expect([code === 0, stdout]).toEqual([false, '']);
});
