import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { refreshes, storedSession } from '../auth/sessions.ts';
import { apiCalls } from '../auth/steps.ts';

const MINUTES = 3;
const TOKEN_SECONDS = 5;
const TABS = 5;

const project = 'project=prj_harbor';
const addresses = [
  '/',
  `/dashboard/?${project}`,
  `/dashboard/punch-items?${project}`,
  `/dashboard/rfis?${project}`,
  '/user-profile',
];

/** Stops the timers and the scripts of a page, as a browser does with a page that nobody looks at. */
async function sleepFor(page: Page, milliseconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await devtools.detach();
}

test('five tabs with short tokens stay signed in, with reloads and sleeps', async ({
  page,
  sharedContext,
  signIn,
  mock,
  allowStatus,
  allowConsole,
}) => {
  test.setTimeout((MINUTES + 3) * 60_000);
  // Tokens end all the time, and a page that is left breaks off its calls.
  allowStatus(401);
  allowConsole(/Failed to fetch|net::ERR_ABORTED/);
  await mock.settings({ accessTokenSeconds: TOKEN_SECONDS });
  await signIn(page);
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await sharedContext.newPage());
  const calls = apiCalls(page);
  const end = performance.now() + MINUTES * 60_000;
  let visits = 0;

  await Promise.all(
    tabs.map(async (tab, at) => {
      await tab.goto('/');
      for (let turn = at; performance.now() < end; turn += 1) {
        const act = turn % 4;
        if (act === 2) await tab.reload();
        else if (act === 3) await sleepFor(tab, 2000 + 1000 * at);
        else await tab.goto(addresses[turn % addresses.length] ?? '/');
        await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(tab).not.toHaveURL(/\/login/);
        visits += 1;
        await tab.waitForTimeout(300 * (at + 1));
      }
    }),
  );

  for (const tab of tabs) {
    await tab.goto('/user-profile');
    await expect(tab.getByText('Project manager')).toBeVisible();
  }
  expect((await storedSession(page)).user?.email).toBe(demoAccount().email);
  const sent = refreshes(calls).length;
  console.log(`${visits} visits, ${sent} refreshes`);
  // One for all tabs each time that a token has ended, and some whose answer a page has not stored before it was left.
  const tokens = (MINUTES * 60) / TOKEN_SECONDS;
  expect(sent).toBeLessThan(2 * tokens);
});
