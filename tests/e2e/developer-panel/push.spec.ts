import { expect, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/Push messages: /));

test('push messages work without Firebase, and the panel sends them to the open page and in the background', async ({
  context,
  signedIn: page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' }),
  );
  const panel = new Panel(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  // The build has no settings of Firebase.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('push-token')))
    .toContain('"token-1"');
  await panel.open();
  const section = panel.dialog.getByRole('region', { name: 'Push message' });
  await section.getByLabel('Title').fill('Submittal 07 is yours');
  await section.getByLabel('Link').fill('/dashboard/submittals?project=prj_harbor');
  await section.getByRole('button', { name: 'Send now' }).click();
  await panel.expectStatus('Sent.');
  await page.getByRole('link', { name: /^Submittal 07 is yours/ }).click();
  await expect(page).toHaveURL('/dashboard/submittals?project=prj_harbor');

  await section.getByRole('button', { name: 'Send in 5 s' }).click();
  await panel.expectStatus('Arrives in 5 s. Leave this tab to get it in the background.');
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  // Headless browsers show no notification.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: { showNotification: unknown };
      shown: string[];
    };
    scope.shown = [];
    scope.registration.showNotification = async (title: string) => scope.shown.push(title);
  });
  await page.close();
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown))
    .toEqual(['Submittal 07 is yours']);
});
