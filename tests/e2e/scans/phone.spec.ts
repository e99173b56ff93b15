import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { act, openScans, scan, scansPath, seeded, select, titles, toast } from './scansPage.ts';

/** How many pixels the page can scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('scans are selected on a phone, in a grid and in a list @phone-only', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await expect(scan(page, seeded.newest).getByText('Private')).toBeVisible();
  await select(page, seeded.newest);
  for (const layout of ['Grid', 'List']) {
    await page.getByRole('radio', { name: layout }).press('Space');
    await expect(scan(page, seeded.newest)).toHaveAttribute('data-layout', layout.toLowerCase());
    await expect(page.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
    expect(await overflow(page)).toBe(0);
  }
});

test('a scan is found and renamed on a phone @phone-only', async ({ signedIn: page }) => {
  await openScans(page, `${scansPath}&layout=list`);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('searchbox', { name: 'Search scans' }).fill(seeded.newest);
  await expect(titles(page)).toHaveCount(1);
  await act(page, seeded.newest, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  await dialog.getByLabel('Title').fill(`${seeded.newest}, final`);
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Scan updated successfully')).toBeInViewport({ ratio: 1 });
  await expect(titles(page)).toHaveText([`${seeded.newest}, final`]);
});
