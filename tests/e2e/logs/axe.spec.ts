import { expect, expectAccessible, expectNoAxeFindings, test } from '../../support/test.ts';
import { listOf } from './records.ts';

for (const [kind, open, fresh] of [
  ['rfis', 'Close RFI', 'New RFI'],
  ['submittals', 'Close and distribute', 'New submittal'],
] as const) {
  test(`${kind}: list, record and dialogs have no axe findings`, async ({ signedIn: page }) => {
    await page.goto(`${listOf(kind)}&status=open`);
    await page.locator('tbody').getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // punch-items/axe.spec.ts checks the colors of dialogs in both themes.
    await expectNoAxeFindings(page, 'structure');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: fresh }).click();
    const dialog = page.getByRole('dialog', { name: fresh });
    await expect(dialog).toBeVisible();
    if (kind === 'submittals') await dialog.getByRole('button', { name: 'Add a step' }).click();
    await expectNoAxeFindings(page, 'structure');
  });
}
