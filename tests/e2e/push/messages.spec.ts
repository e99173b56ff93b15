import type { Page, Worker } from '@playwright/test';
import { pauseClock, placeAtRest, runUntil } from '../../support/clock.ts';
import { Delivery, expect, expectToken, message, quietPage, test } from './push.ts';

interface ShownNotification {
  title: string;
  body?: string;
  data: { FCM_MSG: unknown };
}

/** Runs in the service worker: records what it would show or open, since headless browsers show no notifications. */
function standInForNotifications(): void {
  const scope = globalThis as unknown as {
    registration: { showNotification: unknown };
    clients: { openWindow: unknown };
    WindowClient: { prototype: { focus: unknown } };
    shown: ShownNotification[];
    opened: string[];
  };
  scope.shown = [];
  scope.opened = [];
  scope.registration.showNotification = async (title: string, options: ShownNotification) => {
    scope.shown.push({ ...options, title });
  };
  scope.clients.openWindow = async (link: string) => {
    scope.opened.push(link);
    return null;
  };
  // Browsers focus a window only after a user gesture.
  scope.WindowClient.prototype.focus = async function focus(this: unknown) {
    return this;
  };
}

function clickLast(): void {
  const { shown } = globalThis as unknown as { shown: ShownNotification[] };
  const notification = { ...shown.at(-1), close: () => {} };
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    waitUntil: () => {},
  });
  dispatchEvent(event);
}

const recordedIn = <T>(worker: Worker, name: 'shown' | 'opened'): Promise<T[]> =>
  worker.evaluate((key) => (globalThis as unknown as Record<string, T[]>)[key] ?? [], name);

const green =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="green"/></svg>';

const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });

/** Waits until all toasts are over. Under the mouse they would stay. */
async function letToastsGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.fastForward(6_000);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
}

test('messages show in the open portal, and as notifications without it', async ({
  context,
  signedIn: page,
  push,
  baseURL,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404|Failed to load|status of 500/);
  await push.permission('granted');
  push.answer('createInstallation', { never: true }, { code: 500 });
  await page.goto(quietPage);
  await expect.poll(() => push.operations()).toEqual(['createInstallation']);

  await test.step('waits up to 10 seconds for an installation that another tab started', async () => {
    await page.clock.install();
    const assistant = page.waitForResponse(/PushAssistant.*\.js$/);
    await page.reload();
    await assistant;
    await page.clock.fastForward(5_000);
    expect(push.operations()).toEqual(['createInstallation']);
    await page.clock.fastForward(6_000);
  });

  await test.step('a failed call to the service is retried once', async () => {
    await expectToken(page, 'token-1');
    expect(push.operations()).toEqual([
      'createInstallation',
      'createInstallation',
      'createInstallation',
      'createRegistration',
    ]);
  });

  // Messages come through another page, and so also when the portal is closed.
  const delivery = await Delivery.through(await context.newPage(), String(baseURL));
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));

  await test.step('a message shows as a toast with its title, text, picture and icon, until it is closed', async () => {
    await delivery.send(
      message({
        title: 'RFI 042',
        body: 'Priya Raman replied.',
        image: green,
        icon: '/favicon.svg',
      }),
    );
    const shown = toast(page, 'RFI 042');
    await expect(shown.getByText('Priya Raman replied.')).toBeVisible();
    await expect(shown.locator(`img[src='${green}']`)).toHaveJSProperty('naturalWidth', 90);
    await expect(shown.locator('img[src="/favicon.svg"]')).toBeVisible();
    await expect(shown.getByRole('link')).toHaveCount(0);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0);
  });

  await test.step('the title and text of a message have defaults, are not read as markup, and a lost picture is left out', async () => {
    await delivery.send(message({}));
    const shown = toast(page, 'New Notification');
    await expect(shown.getByText('You have a new message.', { exact: true })).toBeVisible();
    const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
    await delivery.send(message({ title: markup, body: markup }));
    await expect(page.getByText(markup, { exact: true })).toHaveCount(2);
    await expect(page.getByRole('status').locator('b, img')).toHaveCount(0);
    await delivery.send(message({ title: 'RFI 042', image: '/api/v1/nothing.png' }));
    await expect(toast(page, 'RFI 042')).toBeVisible();
    await expect(toast(page, 'RFI 042').locator('img')).toHaveCount(0);
  });

  await test.step('a click follows its link within the portal', async () => {
    await letToastsGo(page);
    await delivery.send(message({ title: 'Elsewhere' }, 'https://evil.example.com/'));
    await expect(toast(page, 'Elsewhere')).toBeVisible();
    await expect(toast(page, 'Elsewhere').getByRole('link')).toHaveCount(0);
    await delivery.send(
      message({ title: 'RFI 043', icon: '/favicon.svg' }, '/dashboard/rfis?project=prj_harbor'),
    );
    const link = toast(page, 'RFI 043').getByRole('link');
    await link.hover(); // Hovering keeps the toast open.
    await link.click();
    await expect(page).toHaveURL('/dashboard/rfis?project=prj_harbor');
    await expect(page.getByRole('heading', { name: 'RFIs', level: 1 })).toBeVisible();
  });

  await test.step('its toast stays at the top right for 5 seconds', async () => {
    await letToastsGo(page);
    // Toasts age only when the test advances the clock.
    await pauseClock(page);
    await delivery.send(message({ title: 'RFI 044' }));
    const shown = toast(page, 'RFI 044');
    await runUntil(page, shown);
    await expect.poll(async () => (await placeAtRest(shown)).width).toBe(356);
    const place = await placeAtRest(shown);
    expect(place.x + 356).toBeGreaterThan(1400);
    // Below the header of the page.
    expect(place.y).toBeLessThan(200);
    await page.clock.runFor(4950);
    await expect(shown).toBeVisible();
    await page.clock.runFor(300);
    await expect(shown).toHaveCount(0);
  });

  await page.clock.resume();
  await worker.evaluate(standInForNotifications);

  await test.step('a click on the notification follows its link in the open portal', async () => {
    const away = message({ title: 'RFI 042' }, '/dashboard/rfis?project=prj_harbor');
    // The message arrived while the page was hidden; a headless page never is.
    await worker.evaluate((payload) => {
      const { shown } = globalThis as unknown as { shown: ShownNotification[] };
      shown.push({ title: 'RFI 042', data: { FCM_MSG: payload } });
    }, away);
    await worker.evaluate(clickLast);
    await expect(page).toHaveURL('/dashboard/rfis?project=prj_harbor');
    // The service worker still works.
    await delivery.send(message({ title: 'RFI 043' }));
    await expect(page.getByText('RFI 043')).toBeVisible();
  });

  await test.step('the service worker does not intercept requests of pages', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'RFIs', level: 1 })).toBeVisible();
    const seen = await page.evaluate(async () => ({
      controller: navigator.serviceWorker.controller,
      caches: await caches.keys(),
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    }));
    expect(seen).toEqual({
      controller: null,
      caches: [],
      scopes: [`${baseURL}/firebase-cloud-messaging-push-scope`],
    });
  });

  await test.step('without a visible page, a message shows as a notification, and a click opens its link on this host only', async () => {
    await worker.evaluate(standInForNotifications);
    await page.close();
    await delivery.send(message({ title: 'Elsewhere' }, 'https://evil.example.com/'));
    await expect.poll(() => recordedIn<ShownNotification>(worker, 'shown')).toHaveLength(1);
    await worker.evaluate(clickLast);
    await delivery.send(
      message({ title: 'RFI 042', body: 'Priya Raman replied.' }, '/dashboard/rfis'),
    );
    await expect.poll(() => recordedIn<ShownNotification>(worker, 'shown')).toHaveLength(2);
    const [, shown] = await recordedIn<ShownNotification>(worker, 'shown');
    expect(shown).toMatchObject({ title: 'RFI 042', body: 'Priya Raman replied.' });
    await worker.evaluate(clickLast);
    await expect.poll(() => recordedIn(worker, 'opened')).toEqual(['/dashboard/rfis']);
  });
});
