import type { Locator, Page } from '@playwright/test';
import { drag, expectEach, placeOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber, statsOf, totalOf } from '../../support/totals.ts';
import {
  expectTotal,
  filter,
  listAddress,
  openList,
  rows,
  scrollToEnd,
  write,
} from './punchItems.ts';

test('a project manager finds punch items, and the address keeps what was found', async ({
  signedIn: page,
  mock,
}) => {
  await write(mock, { title: 'Parapet flashing lifts at the corner' });
  await write(mock, { title: 'Tag P%26A+1 missing' });
  await write(mock, { title: 'The newest of all' });
  const all = await totalOf(mock, 'punch-items');
  const closed = await totalOf(mock, 'punch-items', { status: 'closed' });
  const drafts = await totalOf(mock, 'punch-items', { status: 'draft' });
  const search = page.getByRole('searchbox', { name: 'Search punch items' });
  const clear = page.getByRole('button', { name: 'Clear filters' });
  const title = page.getByRole('columnheader', { name: 'Title' });
  await openList(page, '/dashboard/punch-items?project=prj_harbor');

  await test.step('closed items are hidden until one click shows them', async () => {
    await expect(page.getByRole('button', { name: 'Status: Not closed' })).toBeVisible();
    await expectTotal(page, all - closed);
    await filter(page, 'Status', 'Draft');
    await expectTotal(page, drafts);
    await clear.click();
    await expectTotal(page, all - closed);
    await page.getByRole('button', { name: `Show ${closed} closed` }).click();
  });

  await test.step('the list has all punch items of the project, newest first', async () => {
    await expectTotal(page, all);
    await expect(rows(page).first()).toContainText('The newest of all');
  });

  await test.step('a column sorts in both directions', async () => {
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    const first = page.locator('tr[aria-rowindex="2"]').getByRole('link');
    await expect(first).toHaveText(/^[A-B]/);
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-title/);
    await expect(first).toHaveText(/^[T-Z]/);
  });

  await test.step('scrolling shows later rows', () => scrollToEnd(page, all));

  await test.step('values of one filter widen the list, and several filters narrow it', async () => {
    const { active } = (await statsOf(mock)).punchItem.byStatus;
    await filter(page, 'Status', 'Open', 'Pending reinspection');
    await expectTotal(page, active);
    await filter(page, 'Priority', 'Urgent');
    await expect(page).toHaveURL(/priority=urgent/);
    await expectEach(rows(page), /Open|Pending reinspection/);
    await expectEach(rows(page), 'Urgent');
    await clear.click();
  });

  await test.step('the filters for overdue items and for those in my court need one click', async () => {
    const overdue = page.getByText('Overdue', { exact: true }).first();
    await overdue.click();
    await expect(page).toHaveURL(/overdue=true/);
    await expectTotal(page, await totalOf(mock, 'punch-items', { overdue: 'true' }));
    await expectEach(rows(page), /, \d+ days? late/);
    await overdue.click();
    await page.getByText('In my court', { exact: true }).click();
    await expect(page).toHaveURL(/ballInCourtId=usr_ana/);
    await expectTotal(page, await totalOf(mock, 'punch-items', { ballInCourtId: 'usr_ana' }));
    await expectEach(rows(page), 'Ana Torres');
    await clear.click();
  });

  await test.step('an empty result shows a message and how to continue', async () => {
    await search.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No punch item matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expectTotal(page, all);
  });

  await test.step('the search finds words of a title, and takes special characters literally', async () => {
    await search.fill('parapet lifts');
    await expectTotal(page, 1);
    await expect(page).toHaveURL(/q=parapet/);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expectTotal(page, all);
    await search.fill('P%26A+1');
    await expectTotal(page, 1);
    await expect(rows(page)).toContainText(['P%26A+1']);
  });

  await test.step('the columns stay as the user set them: which ones, and how wide', async () => {
    await filter(page, 'Status', 'Draft');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Discipline' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Priority' }).click();
    await page.keyboard.press('Escape');
    const { width } = await placeOf(title);
    const edge = { locator: title, x: (width - 3) / width, y: 0.4 };
    await drag(page, edge, { to: { by: [80, 0] } });
    await expect.poll(async () => (await placeOf(title)).width).toBe(width + 80);
    await page.reload();
    await expect.poll(async () => (await placeOf(title)).width).toBe(width + 80);
    await expect(page.getByRole('columnheader', { name: 'Discipline' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0);
  });

  await test.step('search, filter and order survive a reload', async () => {
    await expect(search).toHaveValue('P%26A+1');
    await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expectTotal(page, 1);
    await expect(rows(page)).toContainText(['P%26A+1']);
  });
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

/** The browser of the tests has no print dialog. */
const replacePrint = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-test-printed', '');
  });

test('a project manager selects, groups, exports and prints punch items', async ({
  signedIn: page,
  mock,
}) => {
  const checkbox = (index: number) => rows(page).nth(index).getByRole('checkbox');
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  const exports = page.getByRole('button', { name: 'Export' });
  const drafts = await totalOf(mock, 'punch-items', { status: 'draft' });
  await mock.failAlways('listProjectMembers', { code: 500 });
  await openList(page, `${listAddress}&status=draft&columns=title,due`);

  await test.step('menus of people that could not be loaded show an error and retry', async () => {
    const failed = page.getByRole('menuitem', { name: 'Failed to load the team. Try again' });
    const assignee = page.getByRole('search').getByRole('button', { name: 'Assignee' });
    await assignee.click();
    await expect(failed).toBeVisible();
    await assignee.focus(); // The focus stays here while there are no items.
    await page.keyboard.press('Escape');
    await expect(failed).toHaveCount(0);
    await checkbox(1).check();
    await bar.getByRole('button', { name: 'Assign to' }).click();
    await expect(failed).toBeVisible();
    await mock.heal();
    await failed.click();
    await expect(page.getByRole('menuitem', { name: 'Diego Alvarez' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the CSV export has the rows and columns of the list, or of the selection', async () => {
    const chosen = await exported(
      page,
      bar.getByRole('button', { name: 'Export' }),
      'CSV, all columns',
    );
    expect(chosen[0]).toMatch(/^Number,Title,Status,.*,Responses,.*,Comments,/);
    expect(chosen).toHaveLength(2);
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    const shown = await exported(page, exports, 'CSV, columns shown');
    expect(shown[0]).toBe('Title,Due date,Overdue');
    expect(shown).toHaveLength(1 + drafts);
  });

  await test.step('rows are grouped with the number of each group', async () => {
    await filter(page, 'Status', 'Draft', 'Open');
    const open = await totalOf(mock, 'punch-items', { status: 'open' });
    await expectTotal(page, open);
    await page.getByRole('button', { name: 'Group' }).click();
    await page.getByRole('menuitemradio', { name: 'Location' }).click();
    await expect(page.getByRole('button', { name: 'Group: Location' })).toBeVisible();
    await expect(page).toHaveURL(/&group=location/);
    const heads = page.locator('tbody').getByRole('columnheader');
    await expect(heads.filter({ hasText: /^Tower, Level \d \d+$/ }).first()).toBeVisible();
    await expectTotal(page, open);
    await page.getByRole('button', { name: 'Group: Location' }).click();
    await page.getByRole('menuitemradio', { name: 'No groups' }).click();
    await expect(heads).toHaveCount(0);
  });

  await test.step('Shift selects a range, and a button the first 20', async () => {
    await checkbox(1).click();
    await checkbox(4).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('4 punch items selected');
    await bar.getByRole('button', { name: 'Select first 20' }).click();
    await expect(bar).toContainText('20 punch items selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a list is printed in full', async () => {
    await replacePrint(page);
    await exports.click();
    await page.getByRole('menuitem', { name: 'Print or PDF, list' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Due']);
    const open = await totalOf(mock, 'punch-items', { status: 'open' });
    await expect(page.getByRole('row')).toHaveCount(1 + open);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Status: Open' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a record is printed with its photos and history', async () => {
    await page.goto('/dashboard/punch-items/pch_h9?project=prj_harbor&q=none');
    await replacePrint(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('an admin changes punch items in place and many at once', async ({ page, signIn, mock }) => {
  const ready = { assigneeIds: ['usr_diego'], dueDate: '2027-03-01', location: 'interior' };
  const row = (title: string) => rows(page).filter({ hasText: title });
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  const selectAll = page.getByRole('checkbox', { name: 'Select all loaded rows' });
  await write(mock, { ...ready, title: 'Handrail loose A' });
  await write(mock, { title: 'Handrail loose B' });
  await write(mock, { title: 'Gate sticks', location: 'interior' });
  await signIn(page, demoAccount('Tom Becker'));
  const columns = 'columns=number,title,status,due,assignees';
  await openList(page, `${listAddress}&q=gate+sticks&${columns}`);

  await test.step('a row is changed in place, with the mouse or with keys', async () => {
    const gate = row('Gate sticks');
    const setDue = async (day: string) => {
      await gate.getByTitle('Change due date').click();
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
    await page.getByRole('menuitem', { name: 'Diego Alvarez' }).click();
    await expect(gate).toContainText('Diego Alvarez');
    await page.keyboard.press('w');
    await expect(page.getByText('You now watch Draft')).toBeVisible();
    await expect(gate.getByTitle('Watch')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('s');
    await page.getByRole('menuitem', { name: 'Issue' }).click();
    await expect(gate).toContainText('Open');
  });

  await test.step('many records are opened at once; incomplete ones stay drafts and are listed', async () => {
    const number = await nextNumber(mock, 'punch-items');
    await page.getByRole('searchbox').fill('handrail loose');
    await expectTotal(page, 2);
    await selectAll.check();
    await bar.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('1 punch item set to Open')).toBeVisible();
    await expect(page.getByText('1 punch item could not be updated')).toBeVisible();
    await expect(row('Handrail loose A')).toContainText(number);
    await expect(row('Handrail loose B')).toContainText('Draft');
    await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
  });

  await test.step('if more records are selected than one call can change, the rest stays selected', async () => {
    const fields = { title: 'Handrail loose', priority: 'low' };
    await Promise.all(Array.from({ length: 60 }, () => write(mock, fields)));
    const all = await totalOf(mock, 'punch-items');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expectTotal(page, all);
    await scrollToEnd(page, all);
    await selectAll.check();
    await expect(bar).toContainText(`${all} punch items selected`);
    await expect(bar).toContainText('Actions apply to the first 200');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete \d+ punch items\?$/ });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('200 punch items deleted')).toBeVisible();
    await expect(bar).toContainText(`${all - 200} punch items selected`);
    await expectTotal(page, all - 200);
  });
});
