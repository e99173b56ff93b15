import type { Locator, Page } from '@playwright/test';
import { pauseClock, placeAtRest, runUntil, runUntilGone, swipe } from '../../support/clock.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, seeded, titles } from '../scans/scansPage.ts';

/** All toasts, whatever their text. */
const toasts = (page: Page): Locator =>
  page.getByRole('button', { name: 'Close', exact: true }).locator('xpath=ancestor::*[@role][1]');

/** Makes a scan public or private and returns its toast as soon as it is visible, above so many others. */
async function publish(
  page: Page,
  title: string,
  { item = 'Make public', above = 0 } = {},
): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await runUntil(page, page.getByRole('menuitem', { name: item }));
  await page.clock.runFor(200);
  await page.getByRole('menuitem', { name: item }).click();
  await runUntil(page, toasts(page).nth(Math.min(above, 2)));
  return toasts(page).last();
}

const close = (toast: Locator) => toast.getByRole('button', { name: 'Close' }).click();

test('toasts appear, stay, wait and go', async ({ signedIn: page, mock }) => {
  test.slow();
  // The scans page with a stopped clock.
  await page.clock.install();
  await openScans(page);
  await pauseClock(page);

  await test.step('a toast closes after 4 seconds, or later if it is hovered or focused', async () => {
    const toast = await publish(page, seeded.newest);
    await expect(toast).toContainText('Scan is now public');
    await page.clock.runFor(3950);
    await expect(toast).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);

    await publish(page, seeded.newest, { item: 'Make private' });
    await page.clock.runFor(300);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.clock.runFor(4300);
    await expect(toast).toHaveCount(0);
  });

  await test.step('success is announced politely and an error at once, each in one live region', async () => {
    await mock.fail('makeScanPrivate', { code: 500 });
    const regions = page.locator('[role="status"], [role="alert"], [aria-live]');
    for (const [title, item, text, role] of [
      [seeded.newest, 'Make public', 'Scan is now public', 'status'],
      [seeded.published, 'Make private', 'Failed to make scan private', 'alert'],
    ] as const) {
      const toast = await publish(page, title, { item });
      const announcement = regions.filter({ hasText: text });
      await expect(announcement).toHaveCount(1);
      await expect(announcement).toHaveRole(role);
      await close(toast);
      await runUntilGone(page, toast);
    }
  });

  await test.step('Close, Escape and a swipe of 45 px to either side close a toast, a swipe of 40 px does not', async () => {
    const ways: Readonly<Record<string, (toast: Locator) => Promise<void>>> = {
      'the Close button': close,
      'the Escape key': (toast) => toast.getByRole('button', { name: 'Close' }).press('Escape'),
      'to the right': (toast) => swipe(page, toast, 45),
      'to the left': (toast) => swipe(page, toast, -45),
    };
    for (const [i, [name, leave]] of Object.entries(ways).entries()) {
      await test.step(name, async () => {
        const toast = await publish(page, seeded.newest, {
          item: i % 2 ? 'Make public' : 'Make private',
        });
        await page.clock.runFor(300);
        if (i === 0) {
          const text = toast.getByText('Scan is now private');
          const { x } = await placeAtRest(text);
          await swipe(page, toast, 40);
          await expect(toast).toBeVisible();
          await expect.poll(async () => (await placeAtRest(text)).x).toBe(x);
        }
        await leave(toast);
        await runUntilGone(page, toast);
      });
    }
  });

  await test.step('three toasts are shown at once, 356 px wide and 14 px apart at the top right, and the fourth waits', async () => {
    await expect(titles(page).nth(5)).toBeVisible();
    const names = await titles(page).allTextContents();
    const [, , c = '', d = '', , f = ''] = names;
    await publish(page, seeded.newest, { item: 'Make private' });
    await publish(page, c, { above: 1 });
    await page.clock.runFor(300);
    const view = await placeAtRest(page.getByRole('button', { name: 'View', exact: true }));
    const [first, second] = [
      await placeAtRest(toasts(page).nth(0)),
      await placeAtRest(toasts(page).nth(1)),
    ];
    expect(first.width).toBe(356);
    expect(second.width).toBe(356);
    expect(second.y - (first.y + first.height)).toBe(14);
    expect(first.x + first.width).toBe(1440 - 16);
    // Below the buttons of the page.
    expect(first.y - (view.y + view.height)).toBe(14);

    await publish(page, d, { above: 2 });
    await publish(page, f, { above: 3 });
    await expect(page.getByRole('button', { name: `Actions for ${f}` })).toBeVisible();
    await expect(toasts(page)).toHaveCount(3);
    await close(toasts(page).first());
    await page.clock.runFor(400);
    for (let left = 3; left > 0; left--) {
      await expect(toasts(page)).toHaveCount(left);
      await close(toasts(page).first());
      await page.clock.runFor(400);
    }
    await expect(toasts(page)).toHaveCount(0);
  });
});
