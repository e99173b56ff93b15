import { replaceSession, signedOut } from '../auth/sessions.ts';
import { submitLogin } from '../auth/steps.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

test('an account admin keeps the companies', async ({ page, signIn, allowStatus }) => {
  allowStatus(409);
  await signIn(demoAccount('Ingrid Solberg'));
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Companies ?The companies/ }).click();
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: 'Search companies' });

  await step(
    'Back asks before a filled dialog is discarded, and leads back afterward',
    async () => {
      await page.getByRole('button', { name: 'Add company' }).click();
      await dialog.getByLabel('Name').fill('Northline Electric');
      await page.goBack();
      await expect(dialog.getByText('Discard your changes?')).toBeVisible();
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await expect(dialog.getByLabel('Name')).toHaveValue('Northline Electric');
      await page.goBack();
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL('/settings');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name: /^Companies ?The companies/ }).click();
    },
  );

  await step('what was typed when the session ends is offered after the sign-in', async () => {
    await page.getByRole('button', { name: 'Add company' }).click();
    await dialog.getByLabel('Name').fill('Northline Electric');
    replaceSession(signedOut);
    await expect(page).toHaveURL(/^\/login/);
    const { email, password } = demoAccount('Ingrid Solberg');
    await submitLogin(page, email, password);
    await expect(page).toHaveURL('/settings/companies');
    await page.getByRole('button', { name: 'Add company' }).click();
    const offer = dialog.getByRole('group', { name: 'Unsent draft' });
    await offer.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Northline Electric');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Add company' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect(offer).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goto('/settings');
    await page.getByRole('link', { name: /^Companies ?The companies/ }).click();
  });

  await step('Back closes an open company, and a closed one is no step of its own', async () => {
    await page.getByRole('link', { name: 'Cascade Mechanical' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(search).toBeVisible();
    await page.getByRole('link', { name: 'Cascade Mechanical' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/settings');
    await page.getByRole('link', { name: /^Companies ?The companies/ }).click();
  });

  await step('adds a company with a contact, whose name is new', async () => {
    await page.getByRole('button', { name: 'Add company' }).click();
    await dialog.getByLabel('Name').fill('Northline Electric');
    await dialog.getByLabel('Code').fill('pfp');
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    const contact = dialog.getByRole('group', { name: 'Contact 1' });
    await contact.getByLabel('Name').fill('Jo Field');
    await contact.getByLabel('Phone').fill('(206) 555-0199');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByLabel('Name').first()).toBeFocused();
    await dialog.getByLabel('Name').first().fill('Pacific Fire Protection');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await step('finds it, changes it and deletes it', async () => {
    await search.fill('fire jo');
    await expect(page.getByRole('status').filter({ hasText: '1 company' })).toBeVisible();
    await page.getByRole('link', { name: 'Pacific Fire Protection' }).click();
    await expect(dialog.getByRole('link', { name: '(206) 555-0199' })).toHaveAttribute(
      'href',
      'tel:2065550199',
    );
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Status').selectOption('Inactive');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Inactive')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete company?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('No company matches')).toBeVisible();
    await search.fill('');
  });

  await step('a subcontractor is not offered the companies, and cannot open them', async () => {
    allowStatus(403);
    await signIn(demoAccount('Diego Alvarez'));
    await page.goto('/settings/companies');
    await expect(page.getByRole('alert')).toContainText('Failed to load companies');
    await expect(page.getByRole('link', { name: 'Activity logs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Roles' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Companies' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add company' })).toHaveCount(0);
  });
});
