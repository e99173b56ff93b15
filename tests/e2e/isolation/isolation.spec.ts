import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/**
 * Tests of a worker share a browser context (tests/support/sharedContext.ts). Each pair of tests runs in one worker:
 * the first test leaves something behind, and the second must not find it.
 */
test.describe.configure({ mode: 'serial' });

/** Everything that a page of the portal's origin can read and an earlier page may have stored. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage).filter((key) => key.startsWith('left-')),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    windowName: window.name,
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    history: history.length,
  }));

const nothing = {
  ...{ cookies: '', local: [], session: [], databases: [], caches: [] },
  ...{ windowName: '', permission: 'denied', history: 1 },
};

/** The scripts of the portal that the page has loaded so far, with how each came. */
const scriptsOf = (page: Page): Promise<Record<string, 'cache' | ''>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map((entry) => [entry.name, Reflect.get(entry, 'deliveryType')]),
    ),
  );

let tenantBefore = '';
let scriptsBefore: string[] = [];

test('a test fills every storage, gets permissions and opens a second page', async ({
  page,
  context,
  tenant,
  mock,
}) => {
  tenantBefore = tenant;
  await page.goto('/login/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  scriptsBefore = Object.keys(await scriptsOf(page));
  expect(scriptsBefore).not.toEqual([]);
  await page.evaluate(async () => {
    await cookieStore.set('left', 'behind');
    localStorage.setItem('left-behind', 'yes');
    sessionStorage.setItem('left-behind', 'yes');
    window.name = 'left';
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.grantPermissions(['geolocation']);
  await mock.fail('login', { example: 'INTERNAL' });
  await page.route('**/login', (route) => route.abort());
  await context.route('**/login', (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
  expect(await stored(page)).not.toMatchObject({ cookies: '', permission: 'denied' });
});

test('the next test finds none of it except a warm cache', async ({
  page,
  context,
  tenant,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  await page.goto('/login/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await stored(page)).toEqual(nothing);
  // More code is loaded once the page is idle.
  await expect
    .poll(async () => {
      const scripts = await scriptsOf(page);
      return scriptsBefore.map((name) => scripts[name]);
    })
    .toEqual(scriptsBefore.map(() => 'cache'));
  // The other page keeps the process alive.
  expect(context.pages()).toHaveLength(2);
  expect(tenant).not.toBe(tenantBefore);
  const answer = await mock.request('POST', '/auth/login', {
    data: { email: 'ana.torres@example.com', password: 'Wrong!2026' },
  });
  expect(answer.status()).toBe(401);
});

test('a test stops the clock, and runs a script in all pages', async ({ page, context }) => {
  await page.clock.install({ time: new Date('2001-06-01T00:00:00Z') });
  await context.addInitScript(() => Reflect.set(window, 'left', 'behind'));
  await page.goto('/login/');
  expect(
    await page.evaluate(() => [new Date().getFullYear(), Reflect.get(window, 'left')]),
  ).toEqual([2001, 'behind']);
});

test('the next test has the real time and no such script', async ({ page }) => {
  await page.goto('/login/');
  expect(await page.evaluate(() => Reflect.get(window, 'left'))).toBeUndefined();
  const hours = await page.evaluate(() => Date.now() / 3_600_000);
  expect(Math.abs(hours - Date.now() / 3_600_000)).toBeLessThan(1);
});
