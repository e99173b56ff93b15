import { demoAccount, expect, test } from '../../support/test.ts';

test('an admin sees the project as a subcontractor on a phone, and changes nothing', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(405);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto('/settings/roles');
  await page.getByRole('button', { name: 'View as' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('diego');
  await page.getByRole('option', { name: /^Diego Alvarez/ }).click();
  await dialog.getByRole('button', { name: 'Open the view' }).click();
  const banner = page.getByRole('region', { name: 'View as somebody else' });
  await expect(banner).toContainText(
    'You see Harbor Point Tower as Diego Alvarez (Subcontractor).',
  );
  await page.getByRole('link', { name: /Thermostat not level/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Done today.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Nothing can be changed in this view.')).toBeVisible();
  await banner.getByRole('button', { name: 'Leave view' }).click();
  await expect(page.getByRole('button', { name: 'Account of Tom Becker' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
