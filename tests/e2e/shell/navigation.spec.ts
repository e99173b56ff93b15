import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Project' });

/** Label and path below /dashboard. */
const items = [
  ['Punch items', '/punch-items'],
  ['RFIs', '/rfis'],
  ['Submittals', '/submittals'],
  ['Messages', '/messages'],
  ['Scans', '/build-view/scans'],
  ['Photos', '/build-view/photos'],
  ['Videos', '/build-view/videos'],
  ['Field cam', '/build-view/field-cam'],
  ['Models', '/3d-view/models'],
  ['Tours', '/3d-view/tours'],
  ['Documents', '/documents'],
  ['Plans', '/documents/plans'],
  ['Editor', '/editor'],
  ['Team', '/team'],
  ['Budget', '/budget'],
  ['Settings', '/settings'],
  ['Dashboard', ''],
] as const;

test('every item leads to its page and is marked as current', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_harbor');
  for (const [label, path] of items) {
    const link = navigation(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(`/dashboard${path}?project=prj_harbor`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('a new page starts at its heading', async ({ signedIn: page }) => {
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await navigation(page).getByRole('link', { name: 'RFIs' }).click();
  await expect(page.getByRole('heading', { name: 'RFIs', level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab offers to skip the bar', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_harbor');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test("the user menu shows the user's name and links to the profile", async ({ signedIn: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await expect(page.getByRole('menu')).toContainText('ana.torres@example.com');
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/user-profile');
});

test('on a phone, the navigation opens from the bar and closes after use and with Escape @phone-only', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?project=prj_harbor');
  await expect(navigation(page)).toBeHidden();
  const burger = page.getByRole('button', { name: 'Menu' });
  await burger.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveCount(items.length);
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(burger).toBeFocused();

  await burger.click();
  await drawer.getByRole('link', { name: 'Scans' }).click();
  await expect(page).toHaveURL('/dashboard/build-view/scans?project=prj_harbor');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
});
