import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { act, openScans, pointCloud, seeded, titles, toast } from './scansPage.ts';

const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` });

/** Opens the scan's menu and moves down to an item, using only the keyboard. */
async function moveTo(page: Page, title: string, item: string): Promise<void> {
  await menuOf(page, title).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const menuItem = page.getByRole('menuitem', { name: item });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(menuItem).toBeFocused({ timeout: 250 });
  }).toPass();
}

test('arrow keys move through a menu and Escape closes it', async ({ signedIn: page }) => {
  await openScans(page);
  await moveTo(page, seeded.newest, 'Download');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menuOf(page, seeded.newest)).toBeFocused();
});

test('a scan is edited using only the keyboard, and the focus returns to its menu', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await moveTo(page, seeded.newest, 'Edit');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', final');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Scan updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(menuOf(page, `${seeded.newest}, final`)).toBeFocused();
});

test('Escape in a dialog returns the focus to the element that opened it', async ({
  signedIn: page,
}) => {
  await openScans(page);
  // Twice: the second time, the dialog's code is already loaded.
  for (const time of ['first', 'second']) {
    await moveTo(page, seeded.published, 'Edit');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit scan' });
    await expect(dialog.getByLabel('Title'), time).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page, seeded.published), time).toBeFocused();
  }
});

test('closing the upload dialog returns the focus to the Upload button', async ({
  signedIn: page,
}) => {
  await openScans(page);
  const upload = page.getByRole('button', { name: 'Upload' });
  await upload.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Upload a scan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(upload).toBeFocused();
});

test('the focus stays inside an open dialog', async ({ signedIn: page }) => {
  await openScans(page);
  await act(page, seeded.newest, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('the delete dialog focuses Cancel', async ({ signedIn: page }) => {
  await openScans(page);
  await moveTo(page, seeded.newest, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuOf(page, seeded.newest)).toBeFocused();
});

test('the focus is not lost when its scan is deleted', async ({ signedIn: page }) => {
  await openScans(page);
  await moveTo(page, seeded.newest, 'Delete');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await remove.press('Enter');
  await expect(titles(page)).toHaveCount(seededScans - 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeFocused();
});

test('the space bar selects and unselects a scan', async ({ signedIn: page }) => {
  await openScans(page);
  const box = page.getByRole('checkbox', { name: `Select ${seeded.newest}` });
  await box.press('Space');
  await expect(page.getByText(/^1 scan selected/)).toBeVisible();
  await box.press('Space');
  await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
});

test('an upload is started, paused and resumed using only the keyboard', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('addUploadChunk', { delayMs: 60_000 });
  await openScans(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).press('Enter');
  await (await chooser).setFiles(pointCloud());
  await dialog.getByLabel('Title').press('Enter');
  await page.getByRole('button', { name: 'Pause Level 9 east' }).press('Enter');
  await page.getByRole('button', { name: 'Resume Level 9 east' }).press('Enter');
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
});
