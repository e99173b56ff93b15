import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';

test('a name in a record opens the contact card, which keeps what a company hides', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/dashboard/punch-items/pch_h17?project=prj_harbor');
  const other = page.getByRole('button', { name: 'Sam Whitfield' }).first();
  await other.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Electrical foreman, Northline Electric');
  await expect(card).toContainText('In their court');
  await expect(card.getByRole('link', { name: '@' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(other).toBeFocused();

  const history = page.getByRole('region', { name: 'History' });
  await page.setViewportSize({ width: 390, height: 844 });
  await history.getByRole('button', { name: 'Kofi Mensah' }).last().click();
  await expect(card.getByRole('link', { name: 'kofi.mensah@example.com' })).toBeVisible();
  await card.getByRole('link', { name: 'Show in the team' }).click();
  await expect(page).toHaveURL(/\/dashboard\/team\?.*member=usr_kofi/);
});
