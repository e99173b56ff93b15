import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { statsOf, totalOf } from '../../support/totals.ts';
import { expectTotal, filter, listAddress, openList, rows, write } from './punchItems.ts';

test('the list has all punch items of the project, newest first', async ({
  signedIn: page,
  mock,
}) => {
  await write(mock, { title: 'The newest of all' });
  await openList(page);
  await expectTotal(page, await totalOf(mock, 'punch-items'));
  await expect(rows(page).first()).toContainText('The newest of all');
});

test('scrolling shows later rows', async ({ signedIn: page, mock }) => {
  const last = (await totalOf(mock, 'punch-items')) + 1;
  await openList(page);
  const table = page.getByRole('table', { name: 'Punch items' });
  await expect(async () => {
    await table.locator('..').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.locator(`tr[aria-rowindex="${last}"]`)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await rows(page).count(), 'rows out of view are not in the page').toBeLessThan(80);
});

test('a filter shows matching items and survives a reload', async ({ signedIn: page, mock }) => {
  const drafts = await totalOf(mock, 'punch-items', { status: 'draft' });
  const closed = await totalOf(mock, 'punch-items', { status: 'closed' });
  const all = await totalOf(mock, 'punch-items');
  await openList(page, '/dashboard/punch-items?project=prj_harbor');
  await expect(page.getByRole('button', { name: 'Status: Not closed' })).toBeVisible();
  await expectTotal(page, all - closed);
  await filter(page, 'Status', 'Draft');
  await expectTotal(page, drafts);
  await expect(page).toHaveURL(/status=draft/);
  await page.reload();
  await expectTotal(page, drafts);
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectTotal(page, all - closed);
  await page.getByRole('button', { name: `Show ${closed} closed` }).click();
  await expectTotal(page, all);
});

test('values of one filter widen the list, and several filters narrow it', async ({
  signedIn: page,
  mock,
}) => {
  const { active } = (await statsOf(mock)).punchItem.byStatus;
  await openList(page);
  await filter(page, 'Status', 'Open', 'Pending reinspection');
  await expectTotal(page, active);
  await filter(page, 'Priority', 'Urgent');
  await expect(page).toHaveURL(/priority=urgent/);
  await expect(rows(page).first()).toContainText('Urgent');
  for (const row of await rows(page).all()) {
    await expect(row).toContainText(/Open|Pending reinspection/);
    await expect(row).toContainText('Urgent');
  }
});

test('the filters for overdue items and for those in my court need one click', async ({
  signedIn: page,
  mock,
}) => {
  const overdue = page.getByText('Overdue', { exact: true });
  await openList(page);
  await overdue.click();
  await expect(page).toHaveURL(/overdue=true/);
  await expectTotal(page, await totalOf(mock, 'punch-items', { overdue: 'true' }));
  for (const row of await rows(page).all()) await expect(row).toContainText(/, \d+ days? late/);
  await overdue.first().click();
  await page.getByText('In my court', { exact: true }).click();
  await expect(page).toHaveURL(/ballInCourtId=usr_ana/);
  await expectTotal(page, await totalOf(mock, 'punch-items', { ballInCourtId: 'usr_ana' }));
  await expect(rows(page).first()).toContainText('Ana Torres');
  for (const row of await rows(page).all()) await expect(row).toContainText('Ana Torres');
});

test('the search finds words of a title, and takes special characters literally', async ({
  signedIn: page,
  mock,
}) => {
  await write(mock, { title: 'Parapet flashing lifts at the corner' });
  await write(mock, { title: 'Tag P%26A+1 missing' });
  await openList(page);
  const search = page.getByRole('searchbox', { name: 'Search punch items' });
  await search.fill('parapet lifts');
  await expectTotal(page, 1);
  await expect(page).toHaveURL(/q=parapet/);
  await search.fill('P%26A+1');
  await expect(rows(page)).toContainText(['P%26A+1']);
  await page.reload();
  await expect(search).toHaveValue('P%26A+1');
  await expectTotal(page, 1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectTotal(page, await totalOf(mock, 'punch-items'));
});

test('an empty result shows a message and how to continue', async ({ signedIn: page, mock }) => {
  await page.goto(`${listAddress}&q=zzzz`);
  await expect(page.getByRole('heading', { name: 'No punch item matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expectTotal(page, await totalOf(mock, 'punch-items'));
});

test('a column sorts in both directions', async ({ signedIn: page }) => {
  await openList(page);
  const header = page.getByRole('columnheader', { name: 'Title' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const first = page.locator('tr[aria-rowindex="2"]').getByRole('link');
  await expect(first).toHaveText(/^[A-B]/);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-title/);
  await expect(first).toHaveText(/^[T-Z]/);
});

test('the columns stay as the user set them: which ones, and how wide', async ({
  signedIn: page,
}) => {
  await openList(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Discipline' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Priority' }).click();
  await page.keyboard.press('Escape');
  const header = page.getByRole('columnheader', { name: 'Title' });
  const before = await header.boundingBox();
  if (!before) throw new Error('The column has no place.');
  const edge = before.x + before.width - 3;
  await page.mouse.move(edge, before.y + 15);
  await page.mouse.down();
  await page.mouse.move(edge + 80, before.y + 15, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await header.boundingBox())?.width).toBe(before.width + 80);
  await page.reload();
  await expect.poll(async () => (await header.boundingBox())?.width).toBe(before.width + 80);
  await expect(page.getByRole('columnheader', { name: 'Discipline' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0);
});

test('menus of people that could not be loaded show an error and retry', async ({
  signedIn: page,
  mock,
}) => {
  await mock.failAlways('listProjectMembers', { code: 500 });
  await openList(page);
  const failed = page.getByRole('menuitem', { name: 'Failed to load the team. Try again' });
  const assignee = page.getByRole('search').getByRole('button', { name: 'Assignee' });
  await assignee.click();
  await expect(failed).toBeVisible();
  await assignee.focus(); // The focus stays here while there are no items.
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Assign to' }).click();
  await expect(failed).toBeVisible();
  await mock.heal();
  await failed.click();
  await expect(page.getByRole('menuitem', { name: 'Diego Alvarez' })).toBeVisible();
});

/** Exports, and returns the lines of the file. */
async function exported(page: Page, button: Locator, item: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^punch-items-\d{4}-\d\d-\d\d\.csv$/);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  return text.replace('\uFEFF', '').trim().split('\r\n');
}

test('the CSV export has the rows and columns of the list, or of the selection', async ({
  signedIn: page,
  mock,
}) => {
  await openList(page, `${listAddress}&status=draft&columns=title,due`);
  const main = page.getByRole('button', { name: 'Export' });
  const drafts = await totalOf(mock, 'punch-items', { status: 'draft' });
  const shown = await exported(page, main, 'CSV, columns shown');
  expect(shown[0]).toBe('Title,Due date,Overdue');
  expect(shown).toHaveLength(1 + drafts);

  await rows(page).nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  const chosen = await exported(
    page,
    bar.getByRole('button', { name: 'Export' }),
    'CSV, all columns',
  );
  expect(chosen[0]).toMatch(/^Number,Title,Status,.*,Responses,.*,Comments,/);
  expect(chosen).toHaveLength(2);
});

test('a list and its records with photos are printed in full', async ({ signedIn: page, mock }) => {
  await page.addInitScript(() => {
    // The browser of the tests has no print dialog.
    window.print = () => document.documentElement.setAttribute('data-test-printed', '');
  });
  const closed = () => page.evaluate(() => dispatchEvent(new Event('afterprint')));
  const all = await totalOf(mock, 'punch-items', { status: 'open' });
  await openList(page, `${listAddress}&status=open&columns=number,title`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print or PDF, list' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-test-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveText(['No.', 'Title']);
  await expect(page.getByRole('row')).toHaveCount(1 + all);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Status: Open' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await closed();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/dashboard/punch-items/pch_h9?project=prj_harbor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-test-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('Shift selects a range, and a button the first 20', async ({ signedIn: page }) => {
  await openList(page);
  const checkbox = (index: number) => rows(page).nth(index).getByRole('checkbox');
  await checkbox(1).click();
  await checkbox(4).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  await expect(bar).toContainText('4 punch items selected');
  await bar.getByRole('button', { name: 'Select first 20' }).click();
  await expect(bar).toContainText('20 punch items selected');
  await expectAccessible(page);
});

test('a row is changed in place, with the mouse or with keys', async ({ signedIn: page, mock }) => {
  await write(mock, { title: 'Handrail loose', location: 'interior' });
  await openList(page, `${listAddress}&q=handrail+loose&columns=title,status,due,assignees`);
  const row = rows(page).first();
  const setDue = async (day: string) => {
    await row.getByTitle('Change due date').click();
    await page.getByLabel('New due date').fill(day);
    await page.getByRole('button', { name: 'Set' }).click();
  };
  await setDue('2027-03-01');
  await expect(page.getByText('1 punch item now due Mar 1, 2027')).toBeVisible();
  await expect(row).toContainText('Mar 1, 2027');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Mar 1, 2027');
  await setDue('2027-03-02');
  await expect(row).toContainText('Mar 2, 2027');

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: 'Diego Alvarez' }).click();
  await expect(row).toContainText('Diego Alvarez');
  await page.keyboard.press('w');
  await expect(page.getByText('You now watch Draft')).toBeVisible();
  await expect(row.getByTitle('Watch')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'Issue' }).click();
  await expect(row).toContainText('Open');
  await expectAccessible(page);
});

test('rows are grouped with the number of each group', async ({ signedIn: page, mock }) => {
  const all = await totalOf(mock, 'punch-items');
  await openList(page);
  await page.getByRole('button', { name: 'Group' }).click();
  await page.getByRole('menuitemradio', { name: 'Location' }).click();
  await expect(page.getByRole('button', { name: 'Group: Location' })).toBeVisible();
  await expect(page).toHaveURL(/&group=location/);
  const heads = page.locator('tbody').getByRole('columnheader');
  await expect(heads.filter({ hasText: /^Tower, Level 2 \d+$/ })).toBeVisible();
  await expectTotal(page, all);
  await expectAccessible(page);
});
