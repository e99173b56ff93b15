import { plainJpeg } from '../../support/pictures.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { linkTo, services } from '../public/sharing.ts';

const admin = demoAccount('Ingrid Solberg');
const screen = '/settings/admin-setting';

test('an admin changes name and logo, and they stand in the top bar and on public pages', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await signIn(page, admin);
  await page.goto(screen);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Shortest password').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
  await expect(page.getByLabel('Shortest password')).toHaveAccessibleDescription(/from 8 to 64/);
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Meridian Group');
  await page.getByLabel('Shortest password').fill('12');
  await page.getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
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
  await expect(page.getByText('Logo saved')).toBeVisible();
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

test('an admin allows one domain and requires passwords, which invitations and links obey', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, admin);
  await page.goto(screen);
  await page.getByLabel('Allowed email domains').fill('@example.com');
  await page.getByLabel('Require a password').check();
  await page.getByLabel('Links expire after').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/team?project=prj_harbor');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email addresses').fill('rita@elsewhere.example, rita@example.com');
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  const results = dialog.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results.first()).toContainText('does not accept addresses of this domain');
  await expect(results.last()).toContainText('Invited');
  await expect(dialog.getByLabel('Email addresses')).toHaveValue('rita@elsewhere.example');
});

test('a project manager reads the settings and cannot change them', async ({ signedIn: page }) => {
  await page.goto(screen);
  const rules = page.getByRole('region', { name: 'Sign-in rules' });
  await expect(rules).toContainText('At least 8 characters');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page);
});
