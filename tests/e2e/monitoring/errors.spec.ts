import { expect } from '../../support/test.ts';
import { dashboard, recorderLoaded, test, throwLater } from './monitoring.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/Broken/));

test('nothing is loaded or sent before the first screen is usable', async ({
  signedIn: page,
  ingest,
}) => {
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
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const monitoring = () => loaded.filter((url) => /\/(?:sentry|replay)-[\w-]+\.js$/.test(url));
  expect(monitoring()).toEqual([]);
  release();
  await recorderLoaded(page);
  expect(monitoring()).toHaveLength(2);
  expect(ingest.events()).toEqual([]);
});

test('an error before the first screen is reported once', async ({ page, ingest }) => {
  await page.addInitScript(() => {
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

test('an uncaught error and an unhandled rejection are reported, once each, and aborted work is not', async ({
  signedIn: page,
  ingest,
  allowConsole,
}) => {
  allowConsole(/^Page error: $/);
  await page.goto(dashboard);
  await recorderLoaded(page);
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
