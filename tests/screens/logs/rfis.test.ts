import { listOf } from '../../support/records.ts';
import { expect, step, test } from '../support/test.ts';
import { record } from './records.ts';

/** The three logs share the code of these behaviors, so one of them shows each. */

test('RFIs are written one after the other, changed, and linked', async ({ signedIn: page }) => {
  const shown = record(page, 'Draft');
  const table = page.getByRole('table', { name: 'RFIs' });
  // The list next to a record is short, which is faster.
  await page.goto(`${listOf('rfis')}&status=draft&new=1`);

  await step('another record can be created right after the first', async () => {
    const dialog = page.getByRole('dialog', { name: 'New RFI' });
    await dialog.getByLabel('Subject').fill('First of two');
    await dialog.getByLabel('Spec section').fill('03 30 00');
    await dialog.getByRole('checkbox', { name: 'Create another' }).check();
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft created')).toBeVisible();
    await expect(dialog.getByLabel('Subject')).toHaveValue('');
    await expect(dialog.getByLabel('Subject')).toBeFocused();
    await expect(dialog.getByLabel('Spec section')).toHaveValue('03 30 00');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'First of two' })).toBeVisible();
  });

  await step('a row leads to its record only, whatever parameters the URL had', async () => {
    await table.getByRole('link', { name: /^First of two/ }).click();
    await expect(shown).toContainText('First of two');
    await expect(page).toHaveURL(/\/rfis\/[^?]+\?project=prj_harbor&status=draft$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('the optional fields are saved and shown', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit draft' });
    await dialog.getByRole('combobox', { name: 'Building, level or room' }).fill('4.08 tower');
    await page.getByRole('option', { name: 'Tower › Level 4 › Rooms › Room 4.08' }).click();
    await dialog.getByText('More', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Received from' }).fill('diego');
    await page.getByRole('option', { name: 'Diego Alvarez' }).click();
    await dialog.getByLabel('Category').selectOption('MEP');
    await dialog.getByLabel('Cost impact').selectOption('Yes');
    await dialog.getByLabel('Amount').fill('1250.50');
    await dialog.getByLabel('Schedule impact').selectOption('Yes');
    await dialog.getByLabel('Days', { exact: true }).fill('3');
    await dialog.getByLabel('Private').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const facts = shown.getByRole('region', { name: 'Details' });
    await facts.getByRole('button', { name: 'Show all 8 facts' }).click();
    await expect(facts).toContainText('Diego Alvarez');
    await expect(facts).toContainText('MEP');
    await expect(facts).toContainText('1,250.5');
    await expect(facts).toContainText('3 days');
    await expect(facts).toContainText('Tower › Level 4 › Rooms › Room 4.08');
    await expect(page.getByRole('row').getByRole('img', { name: 'Private' }).first()).toBeVisible();
  });

  await step(
    'a record is linked to a record of another log by its number, and the link leads there',
    async () => {
      const links = page.getByRole('region', { name: 'Linked records' });
      await links.getByRole('button', { name: 'Link a record' }).click();
      const dialog = page.getByRole('dialog', { name: 'Link a record' });
      await dialog.getByLabel('Record').fill('PI-140');
      await page.getByRole('option', { name: /^PI-140/ }).click();
      await dialog.getByRole('button', { name: 'Link', exact: true }).click();
      await links.getByRole('link', { name: /^PI-140/ }).click();
      await expect(record(page, 'PI-140')).toBeVisible();
      await page.goBack();
      await links.getByRole('button', { name: /^Unlink PI-140/ }).click();
      await expect(links.getByRole('link')).toHaveCount(0);
      await shown.getByRole('button', { name: 'Back to the list' }).click();
    },
  );
});
