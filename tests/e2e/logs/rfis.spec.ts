import { ready } from '../../support/records.ts';
import { expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { chooseInView, openView } from '../lists.ts';
import { createRecord, listOf, record } from './records.ts';

test('records are found and changed with the keyboard alone, and dragged on the board', async ({
  signedIn: page,
  mock,
}) => {
  await createRecord(mock, 'rfis', { title: 'Handrail loose A' });
  await createRecord(mock, 'rfis', { title: 'Handrail loose B' });
  const shown = record(page, 'Draft');
  const table = page.getByRole('table', { name: 'RFIs' });
  // The list next to a record is short, which is faster.
  await page.goto(`${listOf('rfis')}&status=draft`);

  await test.step('the keyboard alone finds and selects records', async () => {
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'New RFI' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('handrail loose');
    await expect(table).toHaveAttribute('aria-rowcount', '3');
    await table.locator('..').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
  });

  await test.step('the keyboard alone opens and changes a record', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(shown).toContainText('Handrail loose A');
    const edit = shown.getByRole('button', { name: 'Edit', exact: true });
    await edit.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit draft' });
    await expect(dialog.getByRole('textbox', { name: 'Subject', exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Handrail tight');
    await page.keyboard.press('Enter');
    await expect(shown).toContainText('Handrail tight');
    await expect(edit).toBeFocused();
  });

  await test.step('the keyboard alone changes the selection and takes it back', async () => {
    const bar = page.getByRole('toolbar', { name: 'Selected RFIs' });
    await bar.getByRole('button', { name: 'Responsible company' }).press('Enter');
    await page.keyboard.type('cascade');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const changed = page.getByRole('status').filter({ hasText: 'Cascade Mechanical as the' });
    await expect(changed).toContainText(
      '1 RFI now with Cascade Mechanical as the responsible company',
    );
    await changed.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Undone')).toBeVisible();
  });

  await test.step('a card can be dragged to another status', async () => {
    const number = await nextNumber(mock, 'punch-items');
    await createRecord(mock, 'punch-items', { ...ready, title: 'Door 4.12 with paint run' });
    await page.goto(`${listOf('punch-items')}&view=board&q=door+4.12`);
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    await expect(column('Draft')).toContainText('Door 4.12 with paint run');
    const card = page.getByRole('listitem').filter({ hasText: 'Door 4.12 with paint run' });
    await card.dragTo(column('Open'));
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
    await expect(column('Open')).toContainText(number);
    await expect(column('Draft')).not.toContainText('Door 4.12 with paint run');
  });
});

test('find, create and read records on a phone @phone-only', async ({ signedIn: page }) => {
  await page.goto(listOf('rfis'));

  await test.step('groups and creates records', async () => {
    await chooseInView(page, 'Location', 'Group by');
    await expect(page.getByRole('heading', { name: /^.+ \d+$/, level: 2 }).first()).toBeVisible();
    await chooseInView(page, 'No groups', 'Group by');
    await page.getByRole('button', { name: 'New RFI' }).click();
    const dialog = page.getByRole('dialog', { name: 'New RFI' });
    await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill('Seen on the walk');
    await dialog.getByRole('button', { name: 'Save draft' }).click();
  });

  await test.step('finds the record and reads it', async () => {
    const heading = page.getByRole('heading', { name: 'Seen on the walk', level: 1 });
    await expect(heading).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^All / }).click();
    await page.getByRole('searchbox').fill('seen on the walk');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Seen on the walk' }).click();
    await expect(heading).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing sticks out').toBeLessThanOrEqual(390);
  });

  await test.step('a view can be selected', async () => {
    await page.goto(listOf('punch-items'));
    await openView(page);
    await page.getByRole('menuitemradio', { name: 'Ready for reinspection' }).click();
    await expect(page).toHaveURL(/project=prj_harbor&saved=viw_h2&status=pending_reins$/);
    await expect(page.getByRole('listitem').first()).toContainText('Pending reinspection');
  });
});
