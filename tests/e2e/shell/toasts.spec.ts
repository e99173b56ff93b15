import type { Locator, Page } from '@playwright/test';
import { pauseClock } from '../../support/clock.ts';
import { expect, test } from '../../support/test.ts';
import { act, openScans, seeded, titles } from '../scans/scansPage.ts';

/** All toasts, whatever their text. */
const toasts = (page: Page): Locator =>
  page.getByRole('button', { name: 'Close', exact: true }).locator('xpath=ancestor::*[@role][1]');

/** Advances the clock until something is visible; then it has been visible for at most 20 ms. */
const runUntil = (page: Page, there: Locator) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(there).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [10] });

/** Makes a scan public or private and returns its toast as soon as it is visible. */
async function publish(page: Page, title: string, item = 'Make public'): Promise<Locator> {
  const shown = await toasts(page).count();
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await runUntil(page, page.getByRole('menuitem', { name: item }));
  await page.clock.runFor(200);
  await page.getByRole('menuitem', { name: item }).click();
  await runUntil(page, toasts(page).nth(Math.min(shown, 2)));
  return toasts(page).last();
}

/** The scans page with a stopped clock. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openScans(page);
  await pauseClock(page);
}

test('a toast closes after 4 seconds, or later if it is hovered or focused', async ({
  signedIn: page,
}) => {
  await openStopped(page);
  const toast = await publish(page, seeded.newest);
  await expect(toast).toContainText('Scan is now public');
  await page.clock.runFor(3950);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);

  await publish(page, seeded.newest, 'Make private');
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

test('three toasts are shown at once, 356 px wide and 14 px apart at the top right, and the fourth waits', async ({
  signedIn: page,
}) => {
  await openStopped(page);
  const names = await titles(page).allTextContents();
  const [a = '', , c = '', d = '', , f = ''] = names;
  for (const name of [a, c]) await publish(page, name);
  await page.clock.runFor(300);
  const layouts = await page.getByRole('radiogroup', { name: 'Layout' }).boundingBox();
  if (!layouts) throw new Error('The layouts must be visible.');
  await expect(async () => {
    const [first, second] = await Promise.all([0, 1].map((i) => toasts(page).nth(i).boundingBox()));
    if (!first || !second) throw new Error('There must be two toasts.');
    expect(first.width).toBe(356);
    expect(second.width).toBe(356);
    expect(second.y - (first.y + first.height)).toBe(14);
    expect(first.x + first.width).toBe(1440 - 16);
    // Below the buttons of the page.
    expect(first.y - (layouts.y + layouts.height)).toBe(14);
  }).toPass({ timeout: 5000 });

  for (const name of [d, f]) await publish(page, name);
  await expect(page.getByRole('button', { name: `Actions for ${f}` })).toBeVisible();
  await expect(toasts(page)).toHaveCount(3);
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(400);
  for (let left = 3; left > 0; left--) {
    await expect(toasts(page)).toHaveCount(left);
    await toasts(page).first().getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(400);
  }
  await expect(toasts(page)).toHaveCount(0);
});

/** Drags a toast sideways with the pointer. */
async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('There must be a toast.');
  // In a toast that still slides in, fractions would add up to 44.99 px.
  const [x, y] = [Math.round(box.x + 60), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
  await page.clock.runFor(400);
}

async function expectToReturn(page: Page, toast: Locator): Promise<void> {
  const text = toast.getByText('Scan is now public');
  const before = await text.boundingBox();
  await swipe(page, toast, 40);
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await text.boundingBox())?.x).toBe(before?.x);
}

test('Close, Escape and a swipe of 45 px to either side close a toast, a swipe of 40 px does not', async ({
  signedIn: page,
}) => {
  await openStopped(page);
  const ways: Readonly<Record<string, (toast: Locator) => Promise<void>>> = {
    'the Close button': (toast) => toast.getByRole('button', { name: 'Close' }).click(),
    'the Escape key': (toast) => toast.getByRole('button', { name: 'Close' }).press('Escape'),
    'to the right': (toast) => swipe(page, toast, 45),
    'to the left': (toast) => swipe(page, toast, -45),
  };
  const [item, back] = ['Make public', 'Make private'];
  for (const [i, [name, close]] of Object.entries(ways).entries()) {
    await test.step(name, async () => {
      const toast = await publish(page, seeded.newest, i % 2 ? back : item);
      await page.clock.runFor(300);
      if (i === 0) await expectToReturn(page, toast);
      await close(toast);
      // The toast may start to leave after the clock has run.
      await expect(async () => {
        await page.clock.runFor(400);
        await expect(toast).toHaveCount(0, { timeout: 500 });
      }).toPass();
    });
  }
});

test('success is announced politely and an error at once, each in one live region', async ({
  signedIn: page,
  mock,
}) => {
  await openScans(page);
  await mock.fail('makeScanPrivate', { code: 500 });
  const regions = page.locator('[role="status"], [role="alert"], [aria-live]');
  for (const [title, item, text, role] of [
    [seeded.newest, 'Make public', 'Scan is now public', 'status'],
    [seeded.published, 'Make private', 'Failed to make scan private', 'alert'],
  ] as const) {
    await act(page, title, item);
    const announcement = regions.filter({ hasText: text });
    await expect(announcement).toHaveCount(1);
    await expect(announcement).toHaveRole(role);
  }
});
