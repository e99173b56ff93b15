import { expect, test } from '../../support/test.ts';
import { addressOf, createRecord, editRecord, record, withoutLiveUpdates } from './records.ts';

test('Undo restores a change but leaves later changes of others', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const item = await createRecord(mock, 'punch-items', { priority: 'low' });
  await page.goto(addressOf(item));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await dialog.getByLabel('Priority').selectOption('Urgent');
  await dialog.getByLabel('Due date').fill('2027-03-01');
  await editRecord(mock, item, { description: 'Seen on the walk.' }, 'Tom Becker');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Save my changes' }).click();
  const shown = record(page, 'Draft');
  await expect(shown).toContainText('Urgent');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(shown).toContainText('Low');
  await expect(shown).toContainText('Seen on the walk.');
  await expect(shown.locator('dl')).not.toContainText('Mar 1, 2027');
  // The history offers it, too: also for the undo itself, but not for what changed again since.
  const history = shown.getByRole('region', { name: 'History' });
  await expect(history.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await history.getByRole('button', { name: 'Undo' }).first().click();
  await expect(shown).toContainText('Urgent');
  await expect(shown.locator('dl')).toContainText('Mar 1, 2027');
});

test('another record can be created right after the first', async ({ signedIn: page }) => {
  await page.goto('/dashboard/rfis?project=prj_harbor&new=1');
  const dialog = page.getByRole('dialog', { name: 'New RFI' });
  await dialog.getByLabel('Subject').fill('First of two');
  await dialog.getByLabel('Spec section').fill('03 30 00');
  await dialog.getByRole('checkbox', { name: 'Create another' }).check();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft created')).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveValue('');
  await expect(dialog.getByLabel('Subject')).toBeFocused();
  await expect(dialog.getByLabel('Spec section')).toHaveValue('03 30 00');
  await dialog.getByRole('checkbox', { name: 'Create another' }).uncheck();
  await dialog.getByLabel('Subject').fill('Second of two');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(record(page, 'Draft')).toContainText('Second of two');
  await expect(page.getByRole('row').filter({ hasText: 'First of two' })).toBeVisible();
});
