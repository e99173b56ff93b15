import { demoAccount, expect, test } from '../../support/test.ts';
import { addressOf, createRecord, editRecord, listOf, type RecordType, record } from './records.ts';

const logs: readonly {
  kind: RecordType;
  title: string;
  one: string;
  heading: string;
  field: string;
}[] = [
  {
    kind: 'punch-items',
    title: 'Punch items',
    one: 'punch item',
    heading: 'Title',
    field: 'Title',
  },
  { kind: 'rfis', title: 'RFIs', one: 'RFI', heading: 'Subject', field: 'Subject' },
  { kind: 'submittals', title: 'Submittals', one: 'submittal', heading: 'Title', field: 'Title' },
];

for (const { kind, title, one, field } of logs) {
  test(`${kind}: a conflict shows the changes of others and keeps the input`, async ({
    signedIn: page,
    mock,
    allowStatus,
  }) => {
    allowStatus(409);
    const written = await createRecord(mock, kind, { priority: 'normal' });
    await page.goto(addressOf(written));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit draft' });
    await dialog.getByLabel(field, { exact: true }).fill('Renamed by me');
    await editRecord(mock, written, { priority: 'urgent' }, 'Tom Becker');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const conflict = dialog.getByRole('group', { name: /^Tom Becker changed this/ });
    await expect(conflict).toContainText('Priority: Normal → Urgent');
    await expect(dialog.getByLabel(field, { exact: true })).toHaveValue('Renamed by me');
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await expect(record(page, 'Draft')).toContainText('Renamed by me');
    await expect(record(page, 'Draft')).toContainText('Urgent');
  });

  test(`${kind}: a bulk change leaves out the records that someone else changed`, async ({
    signedIn: page,
    mock,
  }) => {
    const first = await createRecord(mock, kind, { title: 'Handrail loose A', priority: 'low' });
    await createRecord(mock, kind, { title: 'Handrail loose B', priority: 'low' });
    await page.goto(`${listOf(kind)}&q=handrail+loose`);
    await page.getByRole('checkbox', { name: 'Select Handrail loose A' }).check();
    await page.getByRole('checkbox', { name: 'Select Handrail loose B' }).check();
    await editRecord(mock, first, { description: 'Seen on the walk.' }, 'Tom Becker');
    const bar = page.getByRole('toolbar', {
      name: `Selected ${title}`.replace('Punch', 'punch').replace('Sub', 'sub'),
    });
    await bar.getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expect(page.getByText(`1 ${one} updated`)).toBeVisible();
    await expect(page.getByText(`1 ${one} could not be updated`)).toBeVisible();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Handrail loose B')).toContainText('Urgent');
    await expect(row('Handrail loose A')).toContainText('Low');
    await expect(page.getByRole('checkbox', { name: 'Select Handrail loose A' })).toBeChecked();
    await expect(bar).toContainText(/1 .+ selected/);
    // Restores the changed values.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Changed back')).toBeVisible();
    await expect(row('Handrail loose B')).toContainText('Low');
  });

  test(`${kind}: the URL of a filtered list shows the same list to others`, async ({
    signedIn: page,
    browser,
    baseURL,
    tenant,
    signIn,
  }) => {
    await page.goto(listOf(kind));
    await page.getByRole('search').getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader').getByRole('button', { name: 'No.' }).click();
    await expect(page).toHaveURL(/priority=high.*sort=number|sort=number.*priority=high/);
    const table = page.getByRole('table', { name: title });
    await expect(table.getByRole('row').nth(1)).toContainText('High');
    const count = await table.getAttribute('aria-rowcount');
    const context = await browser.newContext({
      baseURL: String(baseURL),
      extraHTTPHeaders: { 'x-mock-tenant': tenant },
    });
    const other = await context.newPage();
    await signIn(other, demoAccount('Tom Becker'));
    await other.goto(page.url());
    const same = other.getByRole('table', { name: title });
    await expect(same).toHaveAttribute('aria-rowcount', String(count));
    await expect(same.getByRole('row').nth(1)).toHaveText(
      (await table.getByRole('row').nth(1).textContent()) ?? '',
    );
    await context.close();
  });

  test(`${kind}: find, open, change and select using only the keyboard`, async ({
    signedIn: page,
    mock,
  }) => {
    await createRecord(mock, kind, { title: 'Handrail loose A' });
    await createRecord(mock, kind, { title: 'Handrail loose B' });
    await page.goto(listOf(kind));
    await expect(page.getByRole('table', { name: title }).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('handrail loose');
    const table = page.getByRole('table', { name: title });
    await expect(table).toHaveAttribute('aria-rowcount', '3');
    await table.locator('..').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const shown = record(page, 'Draft');
    await expect(shown).toContainText('Handrail loose A');
    await shown.getByRole('button', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit draft' });
    await expect(dialog.getByLabel(field, { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Handrail tight');
    await page.keyboard.press('Enter');
    await expect(shown).toContainText('Handrail tight');
    await expect(shown.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  });

  test(`${kind}: the draft of a crashed tab is offered in the next tab`, async ({
    signedIn: page,
    context,
  }) => {
    await page.goto(`${listOf(kind)}&new=1`);
    const dialog = (tab = page) => tab.getByRole('dialog', { name: `New ${one}` });
    await dialog().getByLabel(field, { exact: true }).fill('Seen on the walk');
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(([, value]) => value.includes('Seen on the walk')),
    );
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(`${listOf(kind)}&new=1`);
    await dialog(next).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog(next).getByLabel(field, { exact: true })).toHaveValue('Seen on the walk');
  });

  test(`${kind}: find, create and read records on a phone @phone`, async ({
    signedIn: page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'The wide screen has a table.');
    await page.goto(listOf(kind));
    await page.getByRole('button', { name: `New ${one}` }).click();
    const dialog = page.getByRole('dialog', { name: `New ${one}` });
    await dialog.getByLabel(field, { exact: true }).fill('Seen on the walk');
    await dialog.getByRole('button', { name: 'Create' }).click();
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
}
