import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { addressOf, createRecord, record } from './records.ts';

test('the optional fields are saved and shown', async ({ signedIn: page, mock }) => {
  const rfi = await createRecord(mock, 'rfis');
  await page.goto(addressOf(rfi));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await dialog.getByRole('combobox', { name: 'Building, level or room' }).fill('4.08 tower');
  await page.getByRole('option', { name: 'Tower › Level 4 › Rooms › Room 4.08' }).click();
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel('Received from').selectOption('Diego Alvarez');
  await dialog.getByLabel('Category').selectOption('MEP');
  await dialog.getByLabel('Cost impact').selectOption('Yes');
  await dialog.getByLabel('Amount').fill('1250.50');
  await dialog.getByLabel('Schedule impact').selectOption('Yes');
  await dialog.getByLabel('Days', { exact: true }).fill('3');
  await dialog.getByLabel('Private').check();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const facts = record(page, 'Draft').locator('dl');
  await expect(facts).toContainText('Diego Alvarez');
  await expect(facts).toContainText('MEP');
  await expect(facts).toContainText('1,250.5');
  await expect(facts).toContainText('3 days');
  await expect(facts).toContainText('Tower › Level 4 › Rooms › Room 4.08');
  await expect(page.getByRole('row').getByRole('img', { name: 'Private' }).first()).toBeVisible();
});
