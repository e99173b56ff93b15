import { expect, expectAccessible, test } from '../../support/test.ts';
import { listAddress, openList, rows } from './punchItems.ts';

test('the list, an item and its dialogs have no axe findings', async ({ signedIn: page }) => {
  await openList(page, `${listAddress}&status=pending_reins`);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New punch item' }).click();
  await expect(page.getByRole('dialog', { name: 'New punch item' })).toBeVisible();
  await expectAccessible(page);
});

test('the cards on a phone have no axe findings @phone-only', async ({ signedIn: page }) => {
  await page.goto(listAddress);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
