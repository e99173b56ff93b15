import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, pointCloud, seeded, titles, toast } from './scansPage.ts';

const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` });

/** Opens the scan's menu and moves down to an item, using only the keyboard. */
async function moveTo(page: Page, title: string, item: string): Promise<void> {
  await menuOf(page, title).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const position = (await items.allTextContents()).indexOf(item);
  for (let step = 1; step <= position; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(step)).toBeFocused();
  }
}

test('a scan is uploaded, edited and deleted using only the keyboard, and the focus is never lost', async ({
  signedIn: page,
  mock,
}) => {
  await openScans(page);

  await test.step('a scan is edited, and the focus returns to its menu', async () => {
    await moveTo(page, seeded.newest, 'Download');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuOf(page, seeded.newest)).toBeFocused();

    await moveTo(page, seeded.newest, 'Edit');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit scan' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page, seeded.newest)).toBeFocused();

    // The second time, the dialog's code is already loaded.
    await moveTo(page, seeded.newest, 'Edit');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(', final');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Scan updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page, `${seeded.newest}, final`)).toBeFocused();
  });

  await test.step('the delete dialog focuses Cancel, and the focus is not lost when its scan is deleted', async () => {
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await moveTo(page, seeded.third, 'Delete');
    await page.keyboard.press('Enter');
    await expect(button('Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuOf(page, seeded.third)).toBeFocused();

    await moveTo(page, seeded.third, 'Delete');
    await page.keyboard.press('Enter');
    await button('Delete').press('Enter');
    await expect(titles(page)).toHaveCount(seededScans - 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeFocused();
  });

  await test.step('an upload is started, paused and resumed', async () => {
    await mock.fail('addUploadChunk', { delayMs: 60_000 });
    const upload = page.getByRole('button', { name: 'Upload' });
    const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
    await upload.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(upload).toBeFocused();

    await page.keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File' }).press('Enter');
    await (await chooser).setFiles(pointCloud());
    await dialog.getByLabel('Title').press('Enter');
    await page.getByRole('button', { name: 'Pause Level 9 east' }).press('Enter');
    await page.getByRole('button', { name: 'Resume Level 9 east' }).press('Enter');
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
  });
});
