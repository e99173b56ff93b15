import { seededPrivateScans, seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, seeded, select, titles } from './scansPage.ts';

test('selects some scans, all and none', async ({ signedIn: page }) => {
  await openScans(page);
  const none = page.getByText(`${seededScans} scans`, { exact: true });
  const all = page.getByRole('checkbox', { name: 'Select all scans' });
  await expect(none).toBeVisible();
  await select(page, seeded.newest);
  await page.getByRole('checkbox', { name: `Select ${seeded.published}` }).press('Space');
  await expect(page.getByText(/^2 scans selected, \d/)).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await all.check();
  await expect(page.getByText(new RegExp(`^${seededScans} scans selected`))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${seeded.third}` })).toBeChecked();
  await all.uncheck();
  await expect(none).toBeVisible();
});

test('actions and Select all leave out scans that are not shown', async ({ signedIn: page }) => {
  await openScans(page);
  await select(page, seeded.newest);
  await select(page, seeded.published);
  await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Public');
  await expect(page.getByText(/^1 scan selected/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 scan?' });
  await expect(dialog).toContainText(seeded.published);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const shared = seededScans - seededPrivateScans;
  await expect(titles(page)).toHaveCount(shared);
  await page.getByRole('checkbox', { name: 'Select all scans' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: `Delete ${shared} scans?` })).toBeVisible();
});
