import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../scripts/bench/host.ts';
import { builds } from '../../../scripts/build.ts';
import { inRoot } from '../../../scripts/support/paths.ts';
import { Mock } from '../../support/mock.ts';
import { seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { hostText, library, newPage, saved, text, typeAtEnd } from './steps.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A mock that keeps its data in a folder. */
async function startMock(port: number, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [inRoot('mock-server', 'main.ts')], {
    env: {
      ...process.env,
      MOCK_PORT: String(port),
      MOCK_SNAPSHOT: join(folder, 'snapshot.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

test('a server that dies while people write loses no letter', async ({ browser, playwright }) => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const port = await freePort();
  let server = await startMock(port, folder);
  const portal = await startHost(inRoot(builds.app.folder), port);
  // Without the header of a tenant: the mock keeps only the data of the default one.
  const options = { baseURL: portal.address, extraHTTPHeaders: {} };
  const request = await playwright.request.newContext(options);
  const context = await browser.newContext(options);
  try {
    const mock = new Mock(request, 'default');
    const answer = await mock.request('POST', '/auth/login', { data: demoAccount() });
    const { data } = await answer.json();
    const page = await context.newPage();
    await seedSession(page, portal.address, { ...data, user: { ...data.user, avatarUrl: null } });
    await page.goto(library);
    const id = await newPage(page, 'Notes in a storm');
    await typeAtEnd(page, 'Acknowledged. ');
    await expect(saved(page)).toBeVisible();

    const words = 'Typed while the server died and was down for a while. ';
    const typing = page.keyboard.type(words.repeat(3), { delay: 15 });
    await expect(text(page)).toContainText('Typed while');
    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect(
      page.getByRole('status').filter({ hasText: /^Offline: \d+ changes? waits?/ }),
    ).toBeVisible();
    await typing;
    server = await startMock(port, folder);
    await expect(saved(page)).toBeVisible();

    const expected = `Acknowledged. ${words.repeat(3)}`.trim();
    expect((await hostText(mock, id)).trim()).toBe(expected);
    await page.reload();
    await expect(text(page)).toHaveText(expected);
  } finally {
    await context.close();
    await request.dispose();
    portal.close();
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
