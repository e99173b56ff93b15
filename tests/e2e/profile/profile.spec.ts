import { plainJpeg } from '../../support/pictures.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test('a person changes their profile, and dates follow without a reload', async ({
  signedIn: page,
}) => {
  await page.goto('/user-profile');
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Name').fill('');
  await about.getByLabel('Phone').fill('call me');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(about.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await about.getByLabel('Name').fill('Ana Torres-Reed');
  await about.getByLabel('Phone').fill('(206) 555-0142');
  await about.getByLabel('Locale').selectOption('German (Germany)');
  await about.getByLabel('Time zone').selectOption('EST (Eastern)');
  await about.getByLabel('Theme').selectOption('Dark');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Account of Ana Torres-Reed' })).toBeVisible();

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Harbor Point Tower' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\p{L}+tag, \d+\. \p{L}+ \d{4}$/u,
  );
});

test('a person crops a picture, everybody sees it, and it is removed', async ({
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
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('button', { name: /^Account of/ }).locator('img');
  await expect(shown).toHaveAttribute('src', /\/fil_/);
  const size = shown.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(await size).toEqual([512, 512]);

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});
