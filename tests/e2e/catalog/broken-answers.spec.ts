import { brokenAnswers, serverWords } from '../../support/brokenAnswers.ts';
import { BrokenHost } from '../../support/brokenHost.ts';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';

/**
 * A host that breaks the contract: no page may be blank or show what the host sends, and each page works again
 * after Retry. These are the responses that look different to a page; tests/contract/broken-answers.test.ts runs
 * all of them against the client.
 */
const project = 'project=prj_harbor';
const pages = [
  { path: '/', title: 'Failed to load projects', shows: 'Harbor Point Tower' },
  { path: '/user-profile', title: 'Failed to load your profile', shows: 'Project manager' },
  {
    path: '/template-settings/notifications',
    title: 'Failed to load notification preferences',
    shows: 'Asset updates',
  },
  { path: `/dashboard?${project}`, title: 'Failed to load the statistics', shows: 'Punch Items' },
  {
    path: `/dashboard/build-view/scans?${project}`,
    title: 'Failed to load scans',
    shows: 'Roof steel',
  },
];
const tried = [
  '200 with a page',
  '200 without its fields',
  '204',
  '200 cut off',
  '401 without a body',
  '500 with a page',
];
const answers = brokenAnswers.filter(({ name }) => tried.includes(name));

test('the broken responses exist', () => {
  expect(answers.map(({ name }) => name)).toEqual(tried);
});
const commands = /\/(?:login|signup|forgot-password|resend-verification)$/;

let host: BrokenHost;
test.beforeAll(async () => {
  host = await BrokenHost.start();
});
test.afterAll(() => host.stop());

for (const answer of answers) {
  test(`${answer.name}: every page shows an error and works again`, async ({
    page,
    mock,
    allowStatus,
    allowConsole,
  }) => {
    test.slow();
    allowStatus(answer.status);
    // Chromium logs the cut connection.
    if (answer.cut) allowConsole(/net::ERR_/);
    await seedSession(page, host.origin, await login(mock, demoAccount()));
    await page.clock.install();
    for (const { path, title, shows } of pages) {
      await test.step(path, async () => {
        host.breakCalls((method) => method === 'GET', answer);
        await page.goto(host.origin + path);
        const state = page.getByRole('alert').filter({ hasText: title });
        await expect(async () => {
          await page.clock.fastForward(1000);
          await expect(state.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('This page could not be shown')).toBeHidden();
        await expect(page.locator('body')).not.toContainText(serverWords);
        host.fix();
        await state.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('main').getByText(shows, { exact: true })).toBeVisible({
          timeout: 15_000,
        });
      });
    }
  });

  test(`${answer.name}: every form shows an error and keeps the input`, async ({
    page,
    allowStatus,
    allowConsole,
  }) => {
    test.slow();
    allowStatus(answer.status);
    if (answer.cut) allowConsole(/net::ERR_/);
    host.breakCalls((method, path) => method === 'POST' && commands.test(path), answer);
    const { email, password } = demoAccount();
    const inline = page.getByRole('alert', { name: 'Problem' });
    for (const [path, button, failure] of [
      ['/login', 'Log in', page.getByRole('alert').filter({ hasText: 'Login Failed' })],
      ['/forgot-password', 'Send reset link', inline],
      ['/verify-pending', 'Resend email', inline],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(host.origin + path);
        await page.getByLabel('Email').fill(email);
        if (path === '/login') await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: button }).click();
        await expect(failure).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page.locator('body')).not.toContainText(serverWords);
      });
    }
  });
}
