import { expect, test } from '../../support/test.ts';
import { createRecord, listOf, record } from './records.ts';

/** The three logs share the code of these behaviors, so one of them shows each. */

test('RFIs are written, linked, found and changed', async ({ signedIn: page, mock }) => {
  await createRecord(mock, 'rfis', { title: 'Handrail loose A' });
  await createRecord(mock, 'rfis', { title: 'Handrail loose B' });
  const shown = record(page, 'Draft');
  const table = page.getByRole('table', { name: 'RFIs' });
  // The list next to a record is short, which is faster.
  await page.goto(`${listOf('rfis')}&status=draft&new=1`);

  await test.step('another record can be created right after the first', async () => {
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

  await test.step('a row leads to its record only, whatever parameters the URL had', async () => {
    await table.getByRole('link', { name: /^First of two/ }).click();
    await expect(shown).toContainText('First of two');
    await expect(page).toHaveURL(/\/rfis\/[^?]+\?project=prj_harbor&status=draft$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the optional fields are saved and shown', async () => {
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
    await dialog.getByRole('button', { name: 'Save' }).click();
    const facts = shown.locator('dl');
    await expect(facts).toContainText('Diego Alvarez');
    await expect(facts).toContainText('MEP');
    await expect(facts).toContainText('1,250.5');
    await expect(facts).toContainText('3 days');
    await expect(facts).toContainText('Tower › Level 4 › Rooms › Room 4.08');
    await expect(page.getByRole('row').getByRole('img', { name: 'Private' }).first()).toBeVisible();
  });

  await test.step('a record is linked to a record of another log by its number, and the link leads there', async () => {
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
  });

  await test.step('the keyboard alone finds and selects records', async () => {
    await expect(table.getByRole('link').first()).toBeVisible();
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
    await page.getByRole('menuitem', { name: 'Cascade Mechanical' }).press('Enter');
    const changed = page.getByRole('status').filter({ hasText: 'Cascade Mechanical as the' });
    await expect(changed).toContainText(
      '1 RFI now with Cascade Mechanical as the responsible company',
    );
    await changed.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Undone')).toBeVisible();
  });
});

test('find, create and read records on a phone @phone-only', async ({ signedIn: page }) => {
  await page.goto(listOf('rfis'));

  await test.step('groups and creates records', async () => {
    await page.getByLabel('Group by').selectOption('Group: Location');
    await expect(page.getByRole('heading', { name: /^.+ \d+$/, level: 2 }).first()).toBeVisible();
    await page.getByLabel('Group by').selectOption('No groups');
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
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Ready for reinspection' }).click();
    await expect(page).toHaveURL(/project=prj_harbor&saved=viw_h2&status=pending_reins$/);
    await expect(page.getByRole('listitem').first()).toContainText('Pending reinspection');
  });
});
