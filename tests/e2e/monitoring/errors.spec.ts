import { demoAccount, expect } from '../../support/test.ts';
import { dashboard, recorderLoaded, test, throwLater } from './monitoring.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/Broken/));

test('errors are reported once each, and nothing before the first screen', async ({
  page,
  signIn,
  mock,
  ingest,
  allowConsole,
  allowStatus,
}) => {
  allowConsole(/^Page error: $/);
  allowStatus(401);

  await test.step('an error before the first screen is reported once', async () => {
    await page.addInitScript(() => {
      if (location.pathname !== '/login') return;
      addEventListener('DOMContentLoaded', () =>
        setTimeout(() => {
          void Promise.reject(new Error('Broken promise at first'));
          throw new Error('Broken at first');
        }),
      );
    });
    await page.goto('/login');
    await expect.poll(() => ingest.about('Broken at first').length).toBe(1);
    await recorderLoaded(page);
    await throwLater(page, 'Broken afterwards');
    await expect.poll(() => ingest.about('Broken afterwards').length).toBe(1);
    expect(ingest.events()).toHaveLength(3);
    expect(ingest.about('Broken promise at first')).toHaveLength(1);
    expect(ingest.about('Broken at first')[0]?.tags.route).toBe('/login');
  });

  await test.step('an internal error is reported with its code, and neither declared problems nor unavailable services', async () => {
    ingest.envelopes.length = 0;
    const logIn = async () => {
      await page.getByLabel('Email').fill(demoAccount().email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong!2026');
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await logIn();
    await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    for (const code of [403, 503]) {
      await mock.fail('login', { code });
      const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
      await logIn();
      expect((await answered).status()).toBe(code);
    }
    await mock.fail('login', { offline: true });
    const cut = page.waitForEvent('requestfailed');
    await logIn();
    await cut;
    await mock.heal();
    // This error is reported, and reports of the earlier problems would have arrived before it.
    await mock.fail('login', { code: 500 });
    await logIn();
    await expect.poll(() => ingest.events().length).toBe(1);
    await throwLater(page, 'Broken last');
    await expect.poll(() => ingest.about('Broken last').length).toBe(1);
    expect(ingest.events()).toHaveLength(2);
    expect(ingest.events()[0]?.tags).toMatchObject({
      operation: 'POST /auth/login',
      'problem.kind': 'problem',
      'problem.code': 'INTERNAL',
    });
  });

  await test.step('nothing is loaded or sent before the first screen is usable', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/projects/*/stats', async (route) => {
      await held;
      await route.continue();
    });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await signIn(page);
    ingest.envelopes.length = 0;
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const monitoring = () => loaded.filter((url) => /\/(?:sentry|replay)-[\w-]+\.js$/.test(url));
    expect(monitoring()).toEqual([]);
    release();
    await recorderLoaded(page);
    expect(monitoring()).toHaveLength(2);
    expect(ingest.events()).toEqual([]);
  });

  await test.step('an uncaught error and an unhandled rejection are reported, once each, and aborted work is not', async () => {
    await page.getByRole('link', { name: 'Punch items', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Punch items', level: 1 })).toBeVisible();
    await throwLater(page, 'Broken late');
    await page.evaluate(() => void Promise.reject(new Error('Broken promise')));
    await expect.poll(() => ingest.about('Broken promise').length).toBe(1);
    await page.evaluate(() => void Promise.reject(new DOMException('Broken off', 'AbortError')));
    await throwLater(page, 'Broken last');
    await expect.poll(() => ingest.about('Broken last').length).toBe(1);
    expect(ingest.events()).toHaveLength(3);
    const [event] = ingest.about('Broken late');
    expect(event?.tags.route).toBe('/dashboard/punch-items');
    expect(event?.breadcrumbs?.map(({ category, data }) => [category, data?.to])).toContainEqual([
      'navigation',
      '/dashboard/punch-items',
    ]);
  });
});
