import type { Locator, Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { openScans, seeded, titles } from '../scans/scansPage.ts';

/** Stops the page's clock, so that toasts age only when the test advances it. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

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
  await stopClock(page);
}

test('a toast closes after 4 seconds', async ({ signedIn: page }) => {
  await openStopped(page);
  const toast = await publish(page, seeded.newest);
  await expect(toast).toContainText('Scan is now public');
  await page.clock.runFor(3950);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
});

test('the sign-in toast closes after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const { email, password } = demoAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await stopClock(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await runUntil(page, toasts(page));
  await expect(toasts(page)).toContainText('Login Successfully');
  await page.clock.runFor(4950);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test('three toasts are shown at once, and the fourth waits', async ({ signedIn: page }) => {
  await openStopped(page);
  const names = await titles(page).allTextContents();
  const [a = '', , c = '', d = '', , f = ''] = names;
  for (const name of [a, c, d, f]) await publish(page, name);
  await expect(page.getByRole('button', { name: `Actions for ${f}` })).toBeVisible();
  await expect(toasts(page)).toHaveCount(3);
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(3);
  for (let left = 3; left > 0; left--) {
    await expect(toasts(page)).toHaveCount(left);
    await toasts(page).first().getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(400);
  }
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts are 356 px wide, 14 px apart, at the top right', async ({ signedIn: page }) => {
  await openStopped(page);
  await publish(page, seeded.newest);
  await publish(page, seeded.third);
  await page.clock.runFor(300);
  const boxes = async () => Promise.all([0, 1].map((i) => toasts(page).nth(i).boundingBox()));
  await expect(async () => {
    const [first, second] = await boxes();
    if (!first || !second) throw new Error('There must be two toasts.');
    expect(first.width).toBe(356);
    expect(second.width).toBe(356);
    expect(second.y - (first.y + first.height)).toBe(14);
    expect(first.x + first.width).toBe(1440 - 16);
    expect(first.y).toBeLessThan(100);
  }).toPass({ timeout: 5000 });
});

/** Drags a toast sideways with the pointer. */
async function swipe(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('There must be a toast.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
  await page.clock.runFor(400);
}

test('Close, Escape and a swipe of 45 px to either side close a toast', async ({
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
      await close(toast);
      await page.clock.runFor(400);
      await expect(toast).toHaveCount(0);
    });
  }
});

test('a toast returns to its place after a swipe of 40 px', async ({ signedIn: page }) => {
  await openStopped(page);
  const toast = await publish(page, seeded.newest);
  await page.clock.runFor(300);
  const before = await toast.getByText('Scan is now public').boundingBox();
  await swipe(page, toast, 40);
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => (await toast.getByText('Scan is now public').boundingBox())?.x)
    .toBe(before?.x);
});

test('a toast stays while hovered or focused and closes afterward', async ({ signedIn: page }) => {
  await openStopped(page);
  const toast = await publish(page, seeded.newest);
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

test('success is announced politely and an error at once, each in one live region', async ({
  signedIn: page,
  mock,
}) => {
  await openStopped(page);
  await mock.fail('makeScanPrivate', { code: 500 });
  await publish(page, seeded.newest);
  await publish(page, seeded.published, 'Make private');
  const regions = page.locator('[role="status"], [role="alert"], [aria-live]');
  for (const [text, role] of [
    ['Scan is now public', 'status'],
    ['Failed to make scan private', 'alert'],
  ] as const) {
    const announcement = regions.filter({ hasText: text });
    await expect(announcement).toHaveCount(1);
    await expect(announcement).toHaveRole(role);
  }
});
