import { plainJpeg } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

test('a person crops a picture, everybody sees it, and it is removed; their data is a file', async ({
  signedIn: page,
}) => {
  await page.goto('/user-profile');
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change picture' }).click();
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  };
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await choose(Buffer.from('not a picture'));
  await expect(dialog.getByRole('alert')).toContainText('cannot be shown as a picture');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(plainJpeg(300, 200, [20, 60, 200]));
  await dialog.getByRole('application', { name: 'Part of the picture' }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('button', { name: /^Account of/ }).locator('img');
  await expect(shown).toHaveAttribute('src', /\/fil_/);
  const size = () =>
    shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  // It has no size until it is loaded.
  await expect.poll(size).toEqual([512, 512]);

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
});
