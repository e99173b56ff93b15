import { demoAccount, expect } from '../../support/test.ts';
import { dashboard, loseCode, recorderLoaded, test, throwLater } from './monitoring.ts';

test.beforeEach(({ allowConsole }) =>
  allowConsole(/Broken|dynamically imported|Failed to load|preloaded/),
);

test('errors and lost code are reported once each, and nothing before the first screen', async ({
  page,
  signIn,
  mock,
  ingest,
  allowConsole,
  allowStatus,
}) => {
  test.slow();
  allowConsole(/^Page error: {2}at /);
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

  await test.step('an internal error is reported with its code, and a declared problem is not', async () => {
    ingest.envelopes.length = 0;
    const logIn = async () => {
      await page.getByLabel('Email').fill(demoAccount().email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong!2026');
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await logIn();
    await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    // This error is reported, and a report of the earlier problem would have arrived before it.
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
    // A file is fetched, and then imported from the cache.
    const monitoring = () => [
      ...new Set(loaded.filter((url) => /\/(?:sentry|replay)-[\w-]+\.js$/.test(url))),
    ];
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

  await test.step('a part of the page whose code is missing says so, and Retry loads it again', async () => {
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    const inPlace = alert('This page could not be shown');
    const menu = alert('The account menu could not be shown');
    // All pages and menus come through the routes. The bar with the logo always stays.
    for (const chunks of [['routes'], ['DashboardPage', 'project']]) {
      const code = await Promise.all(chunks.map((chunk) => loseCode(page, chunk)));
      ingest.envelopes.length = 0;
      await page.goto(dashboard);
      await expect(inPlace).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(menu).toBeVisible();
      // A page that is left sooner takes its report along.
      await expect.poll(() => ingest.about('dynamically imported').length).toBeGreaterThan(0);
      for (const { found } of code) found();
      await inPlace.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Punch Items' })).toBeVisible();
      await expect(inPlace).toBeHidden();
      // The browser does not ask again for what the document requested, so that Retry loads the whole page.
      await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
      await expect(menu).toBeHidden();
    }
  });

  await test.step('a chunk that stays missing reloads the page', async () => {
    ingest.envelopes.length = 0;
    const code = await loseCode(page, 'DashboardPage');
    await page.goto(dashboard);
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    const retry = failure.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    const again = page.waitForEvent('load');
    await retry.click();
    await again;
    await expect(retry).toBeVisible();
    code.found();
    await retry.click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });

  await test.step('a dialog shows an error and closes if its code cannot load', async () => {
    ingest.envelopes.length = 0;
    const code = await loseCode(page, 'UploadScanDialog');
    await page.getByRole('link', { name: 'Scans', exact: true }).first().click();
    await page.getByRole('button', { name: 'Upload' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The dialog could not be shown' });
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    code.found();
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => ingest.events().length).toBe(1);
  });
});
