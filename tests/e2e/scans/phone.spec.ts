import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { act, openScans, scan, scansPath, seeded, select, titles, toast } from './scansPage.ts';

/** How many pixels the page can scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const layout of ['grid', 'list']) {
  test(`the ${layout} fits a phone @phone`, async ({ signedIn: page }) => {
    await openScans(page, `${scansPath}&layout=${layout}`);
    expect(await overflow(page)).toBe(0);
    await expect(scan(page, seeded.newest).getByText('Private')).toBeVisible();
    await select(page, seeded.newest);
    await expect(page.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
    expect(await overflow(page)).toBe(0);
  });
}

test('a scan can be renamed on a phone @phone', async ({ signedIn: page }) => {
  await openScans(page);
  await act(page, seeded.newest, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  await dialog.getByLabel('Title').fill('Site overview, final');
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Scan updated successfully')).toBeInViewport({ ratio: 1 });
  await expect(titles(page).first()).toHaveText('Site overview, final');
});

test('scans can be searched on a phone @phone', async ({ signedIn: page }) => {
  await openScans(page);
  await page.getByRole('searchbox', { name: 'Search scans' }).fill('parking');
  await expect(titles(page)).toHaveCount(2);
});
