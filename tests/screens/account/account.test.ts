import { demoAccount, expect, test } from '../support/test.ts';

const admin = demoAccount('Ingrid Solberg');
const screen = '/settings/admin-setting';

test('the settings of the account are not lost by accident, and not saved with errors', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  await page.goto(screen);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Shortest password').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
  await expect(page.getByLabel('Shortest password')).toHaveAccessibleDescription(/from 8 to 64/);
  await page.getByLabel('Name').fill('Meridian Group');
  await page.getByLabel('Shortest password').fill('12');
  await page.getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Meridian Group');
  await expect(page.getByLabel('Shortest password')).toHaveValue('12');
});

test('an admin allows one domain and requires passwords, which invitations and links obey', async ({
  page,
  signIn,
}) => {
  await signIn(admin);
  await page.goto(screen);
  await page.getByLabel('Allowed email domains').fill('@example.com');
  await page.getByLabel('Require a password').check();
  await page.getByLabel('Links expire after').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

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
});
