import { plainJpeg } from '../../support/pictures.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { linkTo, services } from '../public/sharing.ts';

test('an admin changes name and logo, and they stand in the top bar and on public pages', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, demoAccount('Ingrid Solberg'));
  await page.goto('/settings/admin-setting');
  await page.getByLabel('Name').fill('Meridian Group');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Add a|Change) logo$/ }).click();
    await (await chooser).setFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
  };
  await choose(Buffer.from('not a picture'));
  await expect(page.getByRole('alert')).toContainText('cannot be shown as a picture');
  await choose(plainJpeg(120, 40, [20, 60, 200]));
  const logo = page.getByRole('banner').getByRole('img', { name: 'Meridian Group' });
  await expect(logo).toHaveAttribute('src', /\/fil_/);
  await page.reload();
  await expect(logo).toBeVisible();

  const token = await linkTo(mock, [services]);
  await page.goto(`/public-viewer#${token}`);
  await expect(page.getByRole('banner')).toContainText('Meridian Group');
  const picture = page.getByRole('banner').locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 120);
});
