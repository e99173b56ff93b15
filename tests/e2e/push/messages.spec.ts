import type { Page } from '@playwright/test';
import { pauseClock } from '../../support/clock.ts';
import { expectAccessible } from '../../support/test.ts';
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

test.beforeEach(({ push }) => push.permission({ now: 'granted' }));

test('a message shows as a toast with its title, text, picture and icon, until it is closed', async ({
  signedIn: page,
  baseURL,
}) => {
  const delivery = await openListening(page, baseURL);
  await delivery.send(
    message({ title: 'RFI 042', body: 'Priya Raman replied.', image: green, icon: '/favicon.svg' }),
  );
  const shown = toast(page, 'RFI 042');
  await expect(shown.getByText('Priya Raman replied.')).toBeVisible();
  await expect(shown.locator(`img[src='${green}']`)).toHaveJSProperty('naturalWidth', 90);
  await expect(shown.locator('img[src="/favicon.svg"]')).toBeVisible();
  await expect(shown.getByRole('link')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
});

test('the title and text of a message have defaults, are not read as markup, and a lost picture is left out', async ({
  signedIn: page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404|Failed to load/);
  const delivery = await openListening(page, baseURL);
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

test('its toast stays at the top right for 5 seconds', async ({ signedIn: page, baseURL }) => {
  await page.clock.install();
  const delivery = await openListening(page, baseURL);
  // Toasts age only when the test advances the clock.
  await pauseClock(page);
  await delivery.send(message({ title: 'RFI 042' }));
  const shown = toast(page, 'RFI 042');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(shown).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [10] });
  const box = await shown.boundingBox();
  expect(box?.width).toBe(356);
  expect((box?.x ?? 0) + 356).toBeGreaterThan(1400);
  // Below the header of the page.
  expect(box?.y).toBeLessThan(200);
  await page.clock.runFor(4950);
  await expect(shown).toBeVisible();
  await page.clock.runFor(300);
  await expect(shown).toHaveCount(0);
});

test('a click follows its link within the portal', async ({ signedIn: page, baseURL }) => {
  const delivery = await openListening(page, baseURL);
  await delivery.send(message({ title: 'Elsewhere' }, 'https://evil.example.com/'));
  await expect(toast(page, 'Elsewhere')).toBeVisible();
  await expect(toast(page, 'Elsewhere').getByRole('link')).toHaveCount(0);
  await delivery.send(
    message({ title: 'RFI 042', icon: '/favicon.svg' }, '/dashboard/rfis?project=prj_harbor'),
  );
  const link = toast(page, 'RFI 042').getByRole('link');
  await link.hover(); // Hovering keeps the toast open.
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL('/dashboard/rfis?project=prj_harbor');
  await expect(page.getByRole('heading', { name: 'RFIs', level: 1 })).toBeVisible();
});
