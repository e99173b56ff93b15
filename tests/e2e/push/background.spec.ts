import type { BrowserContext, Page, Worker } from '@playwright/test';
import { Delivery, expect, expectToken, message, test } from './push.ts';

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

/** The service worker of a browser with permission, and a sender of messages that works without an open page. */
async function openWorker(context: BrowserContext, page: Page, origin: string | undefined) {
  const other = await context.newPage();
  const delivery = await Delivery.through(other, String(origin));
  await page.goto('/');
  await expectToken(page, 'token-1');
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(standInForNotifications);
  return { delivery, worker };
}

test('the service worker shows messages that come without a visible page', async ({
  context,
  signedIn: page,
  push,
  baseURL,
}) => {
  await push.permission({ now: 'granted' });
  const { delivery, worker } = await openWorker(context, page, baseURL);

  await test.step('a click on the notification follows its link in the open portal', async () => {
    const background = await context.newPage();
    await background.close();
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
