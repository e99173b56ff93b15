import type { Page } from '@playwright/test';
import { pauseClock, placeAtRest, runUntil } from '../../support/clock.ts';
import { Delivery, expect, expectToken, message, test } from './push.ts';

const green =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="green"/></svg>';

/** The portal with a token, and a sender of messages to it. */
async function openListening(page: Page, origin: string | undefined): Promise<Delivery> {
  const delivery = await Delivery.through(page, String(origin));
  await page.goto('/');
  await expectToken(page, 'token-1');
  return delivery;
}

const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });

/** Waits until all toasts are over. Under the mouse they would stay. */
async function letToastsGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.fastForward(6_000);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
}

test('a message shows as a toast in the open portal', async ({
  signedIn: page,
  push,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404|Failed to load/);
  await push.permission({ now: 'granted' });
  await page.clock.install();
  const delivery = await openListening(page, baseURL);

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
});
