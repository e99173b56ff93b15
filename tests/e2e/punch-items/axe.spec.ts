import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { listAddress, openList, rows } from './punchItems.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the list, an item and its dialogs have no axe finding', async ({ signedIn: page }) => {
      await openList(page, `${listAddress}&status=pending_reins`);
      await expectNoAxeFindings(page);
      await rows(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole('button', { name: 'Not accepted' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeFindings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New punch item' }).click();
      await expect(page.getByRole('dialog', { name: 'New punch item' })).toBeVisible();
      await expectNoAxeFindings(page);
    });

    test('the cards of a phone have no axe finding @phone', async ({
      signedIn: page,
      isMobile,
    }) => {
      test.skip(!isMobile, 'The wide screen has a table.');
      await page.goto(listAddress);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectNoAxeFindings(page);
    });
  });
}
