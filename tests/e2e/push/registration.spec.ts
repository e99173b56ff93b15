import { expectAccessible } from '../../support/test.ts';
import {
  advanceTime,
  demoAccount,
  dropToken,
  expect,
  expectToken,
  openQuestion,
  promptCount,
  test,
} from './push.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

test.describe('the first time', () => {
  test.beforeEach(({ push }) => push.permission({ now: 'default', answer: 'granted' }));

  test('the portal explains notifications before the browser prompts, and the SDK stores the registration', async ({
    signedIn: page,
    push,
  }) => {
    await page.goto('/dashboard?project=prj_harbor');
    const question = page.getByRole('complementary', {
      name: 'Get notified when something needs you',
    });
    await expect(question).toBeVisible();
    expect(await promptCount(page)).toBe(0);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Notifications are on')).toBeVisible();
    await expect(question).toBeHidden();
    expect(await promptCount(page)).toBe(1);
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

  test('the sign-in page does not prompt, and a user who clicks "Not now" is not prompted again', async ({
    page,
    push,
  }) => {
    const { email, password } = demoAccount();
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const question = page.getByRole('complementary', {
      name: 'Get notified when something needs you',
    });
    await expect(question).toHaveCount(0);
    // The same page load asks right after the sign-in.
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await question.getByRole('button', { name: 'Not now' }).click();
    const assistant = page.waitForResponse(/PushAssistant.*\.js$/);
    await page.reload();
    await assistant;
    // The stream of events stays open, so the network is never idle.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(await promptCount(page)).toBe(0);
    expect(push.operations()).toEqual([]);
    await openQuestion(page);
    await expect(question).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('the question stands above any page and covers nothing', async ({ signedIn: page }) => {
      await page.goto('/dashboard/budget?project=prj_harbor');
      const question = page.getByRole('complementary');
      await expect(question).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const [line, below] = await Promise.all([question.boundingBox(), heading.boundingBox()]);
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });

    test('the bell opens the question again', async ({ signedIn: page }) => {
      await page.goto('/dashboard?project=prj_harbor');
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await openQuestion(page);
      await expect(page.getByRole('complementary')).toBeVisible();
    });
  });
});

test.describe('a browser with permission', () => {
  test.beforeEach(async ({ push, signedIn: page }) => {
    await push.permission({ now: 'granted' });
    await page.goto('/');
    await expectToken(page, 'token-1');
    push.forget();
    await dropToken(page);
  });

  test('reuses its token for 7 days, and then renews it', async ({ page, push }) => {
    await page.reload();
    await expectToken(page, 'token-1');
    await dropToken(page);
    await advanceTime(page, WEEK - 2 * 60 * 60 * 1000);
    await page.reload();
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual([]);
    push.answer('updateRegistration', { example: 'renewed' });
    await advanceTime(page, 2 * 60 * 60 * 1000);
    const update = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/auth/push-token') &&
        answer.request().postDataJSON().fcmToken === 'token-2',
    );
    await page.reload();
    // The session on the server gets it, too.
    expect((await update).status()).toBe(200);
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['generateAuthToken', 'updateRegistration']);
  });

  test('renews the auth token an hour before it expires', async ({ page, push }) => {
    // A call is needed: a changed subscription causes one.
    await page.evaluate(() => localStorage.removeItem('stand-in-push-subscription'));
    await advanceTime(page, WEEK - 59 * 60 * 1000);
    push.answer('createRegistration', { example: 'renewed' });
    await page.reload();
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual([
      'generateAuthToken',
      'deleteRegistration',
      'createRegistration',
    ]);
  });

  test('deletes its token and creates another when the subscription or the VAPID key changes', async ({
    page,
    push,
  }) => {
    await page.evaluate(() => localStorage.removeItem('stand-in-push-subscription'));
    push.answer('createRegistration', { example: 'renewed' });
    await page.reload();
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
    push.forget();
    await page.evaluate(changeVapidKey);
    await page.reload();
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
  });

  test('deletes its token at sign-out, and sends the new one with the next sign-in', async ({
    page,
    push,
  }) => {
    await page.reload();
    await expectToken(page, 'token-1');
    push.answer('createRegistration', { example: 'renewed' });
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => push.operations()[0]).toBe('deleteRegistration');
    await expectToken(page, 'token-2');
    expect(push.operations()).toEqual(['deleteRegistration', 'createRegistration']);
    const { email, password } = demoAccount();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const request = page.waitForRequest(/\/auth\/login$/);
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await request).postDataJSON()).toEqual({ email, password, fcmToken: 'token-2' });
    await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  });
});

test('a failed call to the service is retried once', async ({
  signedIn: page,
  push,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await push.permission({ now: 'granted' });
  push.answer('createInstallation', { code: 500 });
  await page.goto('/');
  await expectToken(page, 'token-1');
  expect(push.operations()).toEqual([
    'createInstallation',
    'createInstallation',
    'createRegistration',
  ]);
});

test('waits up to 10 seconds for an installation that another tab started', async ({
  signedIn: page,
  push,
}) => {
  await push.permission({ now: 'granted' });
  push.answer('createInstallation', { never: true });
  await page.goto('/');
  await expect.poll(() => push.operations()).toEqual(['createInstallation']);
  await page.clock.install();
  const assistant = page.waitForResponse(/PushAssistant.*\.js$/);
  await page.reload();
  await assistant;
  await page.clock.fastForward(5_000);
  expect(push.operations()).toEqual(['createInstallation']);
  await page.clock.fastForward(6_000);
  await expectToken(page, 'token-1');
  expect(push.operations()).toEqual([
    'createInstallation',
    'createInstallation',
    'createRegistration',
  ]);
});

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
