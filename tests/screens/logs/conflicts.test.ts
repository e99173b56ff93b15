import { vi } from 'vitest';
import {
  createRecord,
  editRecord,
  latest,
  listOf,
  withoutLiveUpdates,
} from '../../support/records.ts';
import { nextNumber } from '../../support/totals.ts';
import { expect, step, test } from '../support/test.ts';
import { record } from './records.ts';

test('changes of others are kept, and so is what one typed', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const fields = {
    priority: 'low',
    status: 'open',
    location: 'interior',
    assigneeIds: ['usr_ana'],
    dueDate: '2027-02-01',
  };
  const number = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', { ...fields, title: 'Handrail loose A' });
  await createRecord(mock, 'punch-items', { ...fields, title: 'Handrail loose B' });
  const change = async (changed: Record<string, unknown>) =>
    editRecord(mock, await latest(mock, item), changed, 'Tom Becker');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto(`${listOf('punch-items')}&q=handrail+loose`);

  await step('a bulk change leaves out the records that someone else changed', async () => {
    await page.getByRole('checkbox', { name: /^Select .*Handrail loose A$/ }).check();
    await page.getByRole('checkbox', { name: /^Select .*Handrail loose B$/ }).check();
    await change({ description: 'Seen on the walk.' });
    const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
    await bar.getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expect(page.getByText('1 punch item set to Urgent')).toBeVisible();
    await expect(page.getByText('1 punch item could not be updated')).toBeVisible();
    await expect(row('Handrail loose B')).toContainText('Urgent');
    await expect(row('Handrail loose A')).toContainText('Low');
    await expect(page.getByRole('checkbox', { name: /^Select .*Handrail loose A$/ })).toBeChecked();
    await expect(bar).toContainText(/1 .+ selected/);
    // Restores the changed values.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(row('Handrail loose B')).toContainText('Low');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });

  await row('Handrail loose A').getByRole('link').click();
  const shown = record(page, number);
  await step('a conflict shows the changes of others and keeps the input', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit / });
    const comeIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await dialog.getByLabel('Priority').selectOption('Urgent');
    await dialog.getByLabel('Due date').fill('2027-03-01');
    await change({ discipline: 'electrical' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const conflict = dialog.getByRole('group', { name: /^Tom Becker changed this/ });
    await expect(conflict).toBeVisible();
    // The dialog may be longer than the window.
    expect(comeIntoView.mock.contexts).toContain(conflict.one());
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('→ Electrical');
    await expect(dialog.getByLabel('Priority')).toHaveValue('urgent');
    comeIntoView.mockRestore();
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await expect(shown).toContainText('Urgent');
    await expect(shown).toContainText('Electrical');
  });

  await step('Undo restores a change but leaves later changes of others', async () => {
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(shown).toContainText('Low');
    await expect(shown).toContainText('Electrical');
    await expect(shown.locator('dl').first()).not.toContainText('Mar 1, 2027');
  });

  await step('the history offers Undo, too, also for the undo itself', async () => {
    // Also for the two changes of Tom Becker, but not for what changed again since.
    const history = shown.getByRole('region', { name: 'History' });
    await expect(history.getByRole('button', { name: 'Undo' })).toHaveCount(3);
    await history.getByRole('button', { name: 'Undo' }).first().click();
    await expect(shown).toContainText('Urgent');
    await expect(shown.locator('dl').first()).toContainText('Mar 1, 2027');
  });

  await step('a transition of a changed record can be sent again as typed', async () => {
    await page.getByRole('button', { name: 'Dispute' }).click();
    const dialog = page.getByRole('dialog', { name: /^Dispute / });
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('This handrail is by others.');
    await change({ priority: 'high' });
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect(dialog.getByRole('alert', { name: 'Problem' })).toContainText('changed this');
    await expect(shown).toContainText('High');
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect(page.getByText('“This handrail is by others.”').first()).toBeVisible();
    await expect(page.getByText('Ana Torres disputes it')).toBeVisible();
  });
});
