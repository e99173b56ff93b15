import { createRecord, ready } from '../../support/records.ts';
import { nextNumber } from '../../support/totals.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { expectTotal, listAddress, rows } from './punchItems.ts';

test('an admin changes punch items in place and many at once', async ({ page, signIn, mock }) => {
  const row = (title: string) => rows(page).filter({ hasText: title });
  const write = (fields: Record<string, unknown>) => createRecord(mock, 'punch-items', fields);
  await write({ ...ready, title: 'Handrail loose A' });
  await write({ title: 'Handrail loose B' });
  await write({ title: 'Gate sticks', location: 'interior' });
  await signIn(demoAccount('Tom Becker'));
  const columns = 'columns=number,title,status,due,assignees';
  await page.goto(`${listAddress}&q=gate+sticks&${columns}`);

  await step('a row is changed in place, with the mouse or with keys', async () => {
    const gate = row('Gate sticks');
    const setDue = async (day: string) => {
      await gate.getByTitle('Change due date (D)').click();
      await page.getByLabel('New due date').fill(day);
      await page.getByRole('button', { name: 'Set' }).click();
    };
    await setDue('2027-03-01');
    await expect(page.getByText('1 punch item now due Mar 1, 2027')).toBeVisible();
    await expect(gate).toContainText('Mar 1, 2027');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(gate).not.toContainText('Mar 1, 2027');
    await setDue('2027-03-02');
    await expect(gate).toContainText('Mar 2, 2027');

    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByRole('option', { name: 'Diego Alvarez' }).click();
    await expect(gate).toContainText('Diego Alvarez');
    await page.keyboard.press('w');
    await expect(page.getByText('You now watch Draft')).toBeVisible();
    await expect(gate.getByTitle('Watch (W)')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('s');
    await page.getByRole('menuitem', { name: 'Issue' }).click();
    await expect(gate).toContainText('Open');
  });

  await step(
    'many records are opened at once; incomplete ones stay drafts and are listed',
    async () => {
      const number = await nextNumber(mock, 'punch-items');
      const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
      await page.getByRole('searchbox').fill('handrail loose');
      await expectTotal(page, 2);
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await bar.getByRole('button', { name: 'Issue', exact: true }).click();
      await expect(page.getByText('1 punch item set to Open')).toBeVisible();
      await expect(page.getByText('1 punch item could not be updated')).toBeVisible();
      await expect(row('Handrail loose A')).toContainText(number);
      await expect(row('Handrail loose B')).toContainText('Draft');
      await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
    },
  );
});
