import type { Page } from '@playwright/test';
import { placeOf } from '../../support/steady.ts';
import { expectNoAxeFindings } from '../../support/test.ts';
import {
  advanceTime,
  answerPrompt,
  demoAccount,
  dropToken,
  expect,
  expectToken,
  failureLines,
  openQuestion,
  promptCount,
  quietPage,
  setPermission,
  test,
} from './push.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

const question = (page: Page) =>
  page.getByRole('complementary', { name: 'Get notified when something needs you' });

async function fillIn(page: Page): Promise<void> {
  const { email, password } = demoAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function logIn(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Checks that push messages failed with one line in the console, and that the portal works as usual. */
async function expectOnlyLogged(page: Page, lines: readonly string[], kind: string): Promise<void> {
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toContain(`Push messages: ${kind}.`);
  // No message is shown, and the portal works.
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Harbor Point Tower' }).click();
  await expect(page).toHaveURL(/\/dashboard\?project=/);
  expect(lines).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('push-token'))).toBeNull();
}

test.beforeEach(({ allowConsole }) => allowConsole(/Push messages: /));

test('a person turns notifications on, and each sign-in sends the token', async ({
  page,
  push,
}) => {
  test.slow();
  await push.permission('default');
  const lines = failureLines(page);

  await test.step('the sign-in page does not ask, and the same page load asks right after the sign-in', async () => {
    await page.goto('/login');
    await fillIn(page);
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(question(page)).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await test.step('on a phone, the question stands above any page and covers nothing', async () => {
    const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    const line = await placeOf(question(page));
    const below = await placeOf(page.getByRole('heading', { level: 1 }));
    expect(line.y + line.height).toBeLessThanOrEqual(below.y);
    await page.setViewportSize(desktop);
  });

  await test.step('a user who clicks "Not now" is not asked again, but the bell opens the question', async () => {
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await expect(question(page)).toHaveCount(0);
    const assistant = page.waitForResponse(/PushAssistant.*\.js$/);
    await page.reload();
    await assistant;
    // The stream of events stays open, so the network is never idle.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(push.operations()).toEqual([]);
    await openQuestion(page);
    await expect(question(page)).toBeVisible();
    expect(await promptCount(page)).toBe(0);
  });

  await test.step('a dismissed browser prompt is only logged', async () => {
    await question(page).getByRole('button', { name: 'Turn on' }).click();
    await expect.poll(() => lines.join()).toContain('Push messages: permission dismissed.');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(push.operations()).toEqual([]);
  });

  await test.step('the portal explains notifications before the browser prompts, and the SDK stores the registration', async () => {
    await answerPrompt(page, 'granted');
    await openQuestion(page);
    expect(await promptCount(page)).toBe(1);
    await question(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Notifications are on')).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(await promptCount(page)).toBe(2);
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual(['createInstallation', 'createRegistration']);
    expect(push.calls[1]?.body).toMatchObject({
      web: {
        endpoint: expect.stringContaining('https://push.example.com/'),
        auth: expect.any(String),
        p256dh: expect.any(String),
        applicationPubKey: expect.any(String),
      },
    });
    expect(await page.evaluate(storedRecord)).toEqual({
      token: 'token-1',
      createTime: expect.any(Number),
      subscriptionOptions: {
        endpoint: expect.stringContaining('https://push.example.com/'),
        auth: expect.any(String),
        p256dh: expect.any(String),
        swScope: expect.stringContaining('/firebase-cloud-messaging-push-scope'),
        vapidKey: expect.any(String),
      },
    });
  });

  await test.step('deletes its token at sign-out, and sends the new one with the next sign-in', async () => {
    push.forget();
    push.answer('createRegistration', { example: 'renewed' });
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => push.operations()[0]).toBe('deleteRegistration');
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
    const request = page.waitForRequest(/\/auth\/login$/);
    await logIn(page);
    const { email, password } = demoAccount();
    expect((await request).postDataJSON()).toEqual({ email, password, fcmToken: 'token-2' });
    await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  });

  await test.step('a blocked permission is only logged, and a sign-in sends no token', async () => {
    push.forget();
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    // The page before the reload would log the same.
    await expect
      .poll(() => push.operations())
      .toEqual(['deleteRegistration', 'createRegistration']);
    await setPermission(page, 'denied');
    lines.length = 0;
    await page.reload();
    await expect.poll(() => lines).toHaveLength(1);
    const request = page.waitForRequest(/\/auth\/login$/);
    await logIn(page);
    const { email, password } = demoAccount();
    expect((await request).postDataJSON()).toEqual({ email, password });
    await expectOnlyLogged(page, lines, 'permission blocked');
  });
});

test('a browser with permission keeps its token for a week', async ({
  signedIn: page,
  push,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500/);
  await push.permission('granted');
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  await page.goto('/dashboard?project=prj_harbor');

  await test.step("Firebase's SDK loads after the first screen", async () => {
    await expectToken(page, 'token-1');
    expect(order.findIndex((path) => /PushAssistant.*\.js$/.test(path))).toBeGreaterThan(
      order.findIndex((path) => /\/(stats|scans)$/.test(path)),
    );
    push.forget();
  });

  await test.step('reuses its token for 7 days, and then renews it', async () => {
    await dropToken(page);
    await advanceTime(page, WEEK - 2 * 60 * 60 * 1000);
    await page.goto(quietPage);
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual([]);
    push.answer('updateRegistration', { example: 'renewed' });
    await advanceTime(page, 2 * 60 * 60 * 1000);
    const update = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/auth/push-token') &&
        answer.request().postDataJSON().fcmToken === 'token-2',
    );
    await page.goto(quietPage);
    // The session on the server gets it, too.
    expect((await update).status()).toBe(200);
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['generateAuthToken', 'updateRegistration']);
    push.forget();
  });

  await test.step('deletes its token and creates another when the subscription or the VAPID key changes', async () => {
    await page.evaluate(() => localStorage.removeItem('browser:push-subscription'));
    await page.goto(quietPage);
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
    push.forget();
    await page.evaluate(changeVapidKey);
    push.answer('createRegistration', { example: 'renewed' });
    await page.goto(quietPage);
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
    push.forget();
  });

  await test.step('renews the auth token an hour before it expires', async () => {
    // A call is needed: a changed subscription causes one.
    await page.evaluate(() => localStorage.removeItem('browser:push-subscription'));
    await advanceTime(page, WEEK - 59 * 60 * 1000);
    await page.goto(quietPage);
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual([
      'generateAuthToken',
      'deleteRegistration',
      'createRegistration',
    ]);
  });

  await test.step('a renewal that fails is only logged', async () => {
    push.answer('updateRegistration', { code: 500 });
    await advanceTime(page, WEEK);
    const lines = failureLines(page);
    await page.goto('/');
    await expectOnlyLogged(page, lines, 'update failed');
  });

  await test.step('a failure to delete the token at sign-out is only logged', async () => {
    await page.goto(quietPage);
    await expectToken(page, 'token-1');
    const lines = failureLines(page);
    push.answer('deleteRegistration', { code: 500 });
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => lines.join()).toContain('Push messages: unsubscribe failed.');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  await test.step('a service worker that does not start within 10 seconds is only logged', async () => {
    await page.addInitScript(withoutWorker);
    const lines = failureLines(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => 'afterTenSeconds' in window)).toBe(true);
    expect(lines).toEqual([]);
    await page.evaluate(() => (window as unknown as { afterTenSeconds(): void }).afterTenSeconds());
    await expect
      .poll(() => lines.join())
      .toContain('service worker registration failed. Messaging: We are unable to register');
    expect(lines.join()).toContain('not registered after 10000 ms');
  });
});

/** Runs in the page: no service worker becomes active, and the wait of 10 seconds ends when the test says so. */
function withoutWorker(): void {
  const neverActive = Object.assign(new EventTarget(), { state: 'installing' });
  ServiceWorkerContainer.prototype.register = async () =>
    ({
      installing: neverActive,
      active: null,
      update: async () => {},
    }) as unknown as ServiceWorkerRegistration;
  const { setTimeout: original } = window;
  window.setTimeout = ((task: () => void, wait: number) =>
    wait === 10_000
      ? Object.assign(window, { afterTenSeconds: task }) && 0
      : original(task, wait)) as typeof setTimeout;
}

/** Runs in the page: returns the SDK's record of the token. */
function storedRecord(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database
        .transaction('firebase-messaging-store')
        .objectStore('firebase-messaging-store');
      const all = store.getAll();
      all.onsuccess = () => {
        database.close();
        resolve(all.result[0]);
      };
    };
  });
}

/** Runs in the page: makes the SDK's record contain a different key from the build's. */
function changeVapidKey(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('firebase-messaging-store', 'readwrite');
      const cursor = transaction.objectStore('firebase-messaging-store').openCursor();
      cursor.onsuccess = () => {
        const found = cursor.result;
        if (!found) return;
        found.value.subscriptionOptions.vapidKey = 'another-key';
        found.update(found.value);
      };
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
