import { demoAccount, expect, test } from '../../support/test.ts';
import {
  addressOf,
  createRecord,
  editRecord,
  listOf,
  record,
  withoutLiveUpdates,
} from './records.ts';

/** The three logs share the code of these behaviors, so each test uses one of them. */

test('a conflict shows the changes of others and keeps the input', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const written = await createRecord(mock, 'rfis', { priority: 'normal' });
  await page.goto(addressOf(written));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill('Renamed by me');
  await editRecord(mock, written, { priority: 'urgent' }, 'Tom Becker');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('group', { name: /^Tom Becker changed this/ });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toContainText('Priority: Normal → Urgent');
  await expect(dialog.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue(
    'Renamed by me',
  );
  await dialog.getByRole('button', { name: 'Save my changes' }).click();
  await expect(record(page, 'Draft')).toContainText('Renamed by me');
  await expect(record(page, 'Draft')).toContainText('Urgent');
});

test('a bulk change leaves out the records that someone else changed', async ({
  signedIn: page,
  mock,
}) => {
  await withoutLiveUpdates(mock);
  const first = await createRecord(mock, 'punch-items', {
    title: 'Handrail loose A',
    priority: 'low',
  });
  await createRecord(mock, 'punch-items', { title: 'Handrail loose B', priority: 'low' });
  await page.goto(`${listOf('punch-items')}&q=handrail+loose`);
  await page.getByRole('checkbox', { name: 'Select Handrail loose A' }).check();
  await page.getByRole('checkbox', { name: 'Select Handrail loose B' }).check();
  await editRecord(mock, first, { description: 'Seen on the walk.' }, 'Tom Becker');
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(page.getByText('1 punch item set to Urgent')).toBeVisible();
  await expect(page.getByText('1 punch item could not be updated')).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Handrail loose B')).toContainText('Urgent');
  await expect(row('Handrail loose A')).toContainText('Low');
  await expect(page.getByRole('checkbox', { name: 'Select Handrail loose A' })).toBeChecked();
  await expect(bar).toContainText(/1 .+ selected/);
  // Restores the changed values.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(row('Handrail loose B')).toContainText('Low');
});

test('the URL of a filtered list shows the same list to others', async ({
  signedIn: page,
  browser,
  baseURL,
  tenant,
  signIn,
}) => {
  await page.goto(listOf('submittals'));
  await page.getByRole('search').getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader').getByRole('button', { name: 'No.' }).click();
  await expect(page).toHaveURL(/priority=high.*sort=number|sort=number.*priority=high/);
  const table = page.getByRole('table', { name: 'Submittals' });
  await expect(table.getByRole('row').nth(1)).toContainText('High');
  const count = await table.getAttribute('aria-rowcount');
  const context = await browser.newContext({
    baseURL: String(baseURL),
    extraHTTPHeaders: { 'x-mock-tenant': tenant },
  });
  const other = await context.newPage();
  await signIn(other, demoAccount('Tom Becker'));
  await other.goto(page.url());
  const same = other.getByRole('table', { name: 'Submittals' });
  await expect(same).toHaveAttribute('aria-rowcount', String(count));
  await expect(same.getByRole('row').nth(1)).toHaveText(
    (await table.getByRole('row').nth(1).textContent()) ?? '',
  );
  await context.close();
});

test('find, open, change and select using only the keyboard', async ({ signedIn: page, mock }) => {
  await createRecord(mock, 'rfis', { title: 'Handrail loose A' });
  await createRecord(mock, 'rfis', { title: 'Handrail loose B' });
  await page.goto(listOf('rfis'));
  await expect(page.getByRole('table', { name: 'RFIs' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('handrail loose');
  const table = page.getByRole('table', { name: 'RFIs' });
  await expect(table).toHaveAttribute('aria-rowcount', '3');
  await table.locator('..').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const shown = record(page, 'Draft');
  await expect(shown).toContainText('Handrail loose A');
  await shown.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await expect(dialog.getByRole('textbox', { name: 'Subject', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Handrail tight');
  await page.keyboard.press('Enter');
  await expect(shown).toContainText('Handrail tight');
  await expect(shown.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

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

test('the draft of a crashed tab is offered in the next tab', async ({
  signedIn: page,
  context,
}) => {
  await page.goto(`${listOf('submittals')}&new=1`);
  const dialog = (tab = page) => tab.getByRole('dialog', { name: 'New submittal' });
  await dialog().getByRole('textbox', { name: 'Title', exact: true }).fill('Seen on the walk');
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([, value]) => value.includes('Seen on the walk')),
  );
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(`${listOf('submittals')}&new=1`);
  await dialog(next).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(next).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Seen on the walk',
  );
});

test('find, create and read records on a phone @phone-only', async ({ signedIn: page }) => {
  await page.goto(listOf('rfis'));
  await page.getByLabel('Group by').selectOption('Group: Location');
  await expect(page.getByRole('heading', { name: /^.+ \d+$/, level: 2 }).first()).toBeVisible();
  await page.getByLabel('Group by').selectOption('No groups');
  await page.getByRole('button', { name: 'New RFI' }).click();
  const dialog = page.getByRole('dialog', { name: 'New RFI' });
  await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill('Seen on the walk');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
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
