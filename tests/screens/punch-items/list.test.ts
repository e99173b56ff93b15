import type { Mock } from '../../support/mock.ts';
import { createRecord } from '../../support/records.ts';
import { login } from '../../support/session.ts';
import { statsOf, totalOf } from '../../support/totals.ts';
import { chooseInView, filterButton, openFilter, openView } from '../support/lists.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { expectEach, expectTotal, filter, listAddress, rows } from './punchItems.ts';

const admin = demoAccount('Ingrid Solberg');

async function projectWithOneVoidItem(mock: Mock): Promise<string> {
  const { accessToken: token } = await login(mock, admin);
  const post = async (path: string, data: object) => {
    const answer = await mock.request('POST', `/projects${path}`, { token, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const { id: projectId } = await post('', {
    ...{ name: 'Cedar Street School', code: 'CSS', projectType: 'Commercial - Office' },
    ...{ timeZone: 'PST', currency: 'USD', units: 'imperial', startDate: '2027-01-11' },
  });
  const { id, version } = await post(`/${projectId}/punch-items`, {
    ...{ title: 'Door does not close', punchType: 'internal_punch' },
  });
  await post(`/${projectId}/punch-items/${id}/transitions`, {
    ...{ status: 'closed', resolution: 'void', version },
  });
  return projectId;
}

test('a project manager finds punch items, and the address keeps what was found', async ({
  signedIn: page,
  mock,
  signIn,
}) => {
  const write = (title: string) => createRecord(mock, 'punch-items', { title });
  await write('Parapet flashing lifts at the corner');
  await write('Tag P%26A+1 missing');
  await write('The newest of all');
  const all = await totalOf(mock, 'punch-items');
  const closed = await totalOf(mock, 'punch-items', { status: 'closed' });
  const drafts = await totalOf(mock, 'punch-items', { status: 'draft' });
  const search = page.getByRole('searchbox', { name: 'Search punch items' });
  const clear = page.getByRole('button', { name: 'Clear filters' });
  const title = page.getByRole('columnheader', { name: 'Title' });
  await page.goto('/dashboard/punch-items?project=prj_harbor');

  await step('closed items are hidden until one click shows them', async () => {
    await expect(page.getByRole('button', { name: 'Status: Not closed' })).toBeVisible();
    await expectTotal(page, all - closed);
    await filterButton(page, 'Status').click();
    await page.getByRole('menuitem', { name: 'Clear' }).click();
    await filter(page, 'Status', 'Draft');
    await expectTotal(page, drafts);
    await clear.click();
    await expectTotal(page, all - closed);
    await page.getByRole('button', { name: `Show ${closed} closed` }).click();
  });

  await step('the list has all punch items of the project, newest first', async () => {
    await expectTotal(page, all);
    await expect(rows(page).first()).toContainText('The newest of all');
  });

  await step('a column sorts in both directions', async () => {
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    const first = page.locator('tr[aria-rowindex="2"]').getByRole('link');
    await expect(first).toHaveText(/^[A-B]/);
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-title/);
    await expect(first).toHaveText(/^[T-Z]/);
  });

  await step('values of one filter widen the list, and several filters narrow it', async () => {
    const { active } = (await statsOf(mock)).punchItem.byStatus;
    await filter(page, 'Status', 'Open', 'Pending reinspection');
    await expectTotal(page, active);
    await filter(page, 'Priority', 'Urgent');
    await expect(page).toHaveURL(/priority=urgent/);
    await expectEach(page, /Open|Pending reinspection/);
    await expectEach(page, 'Urgent');
    await clear.click();
  });

  await step('the filters for overdue items and for those in my court need one click', async () => {
    const overdue = page.getByText('Overdue', { exact: true }).first();
    await overdue.click();
    await expect(page).toHaveURL(/overdue=true/);
    await expectTotal(page, await totalOf(mock, 'punch-items', { overdue: 'true' }));
    await expectEach(page, /, \d+ days? late/);
    await overdue.click();
    await page.getByText('In my court', { exact: true }).click();
    await expect(page).toHaveURL(/ballInCourtId=usr_ana/);
    await expectTotal(page, await totalOf(mock, 'punch-items', { ballInCourtId: 'usr_ana' }));
    await expectEach(page, 'Ana Torres');
    await clear.click();
  });

  await step(
    'F lists the filters with a search, and a filter leaves when it is removed',
    async () => {
      await page.keyboard.press('f');
      await page.getByRole('textbox', { name: 'Search filters' }).fill('disc');
      await expect(page.getByRole('option')).toHaveText(['Discipline']);
      await page.getByRole('option', { name: 'Discipline' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Electrical' }).click();
      await page.keyboard.press('Escape');
      await expect(filterButton(page, 'Discipline')).toHaveText('Discipline: Electrical');
      await expect(page).toHaveURL(/discipline=electrical/);
      await page.getByRole('button', { name: 'Remove filter Discipline' }).click();
      await expect(filterButton(page, 'Discipline')).toHaveCount(0);
      await expectTotal(page, all - closed);
    },
  );

  await step('an empty result shows a message and how to continue', async () => {
    await search.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No punch item matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expectTotal(page, all);
  });

  await step('a list of which all is closed says so, and shows it in one click', async () => {
    await signIn(admin);
    await page.goto(`/dashboard/punch-items?project=${await projectWithOneVoidItem(mock)}`);
    await expect(page.getByRole('heading', { name: 'No open punch items' })).toBeVisible();
    await search.fill('door');
    await expect(page.getByRole('heading', { name: 'No open punch item matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show 1 closed' }).click();
    await expectTotal(page, 1);
    await expect(search).toHaveValue('door');
    await search.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No punch item matches' })).toBeVisible();
    await signIn(demoAccount('Ana Torres'));
    await page.goto(`${listAddress}&sort=-title`);
  });

  await step(
    'the search finds words of a title, and takes special characters literally',
    async () => {
      await search.fill('parapet lifts');
      await expectTotal(page, 1);
      await expect(page).toHaveURL(/q=parapet/);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expectTotal(page, all);
      await search.fill('P%26A+1');
      await expectTotal(page, 1);
      await expect(rows(page)).toContainText('P%26A+1');
    },
  );

  await step('the columns stay as the user chose them', async () => {
    await filter(page, 'Status', 'Draft');
    const view = await openView(page);
    await view.getByRole('menuitem', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Discipline' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Priority' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Discipline' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0);
  });

  await step('search, filter and order survive a reload', async () => {
    await expect(search).toHaveValue('P%26A+1');
    await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expectTotal(page, 1);
    await expect(rows(page)).toContainText('P%26A+1');
  });
});

test('a project manager selects and groups punch items', async ({ signedIn: page, mock }) => {
  const checkbox = (index: number) => rows(page).nth(index).getByRole('checkbox');
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  await mock.failAlways('listProjectMembers', { code: 500 });
  await page.goto(`${listAddress}&status=draft&columns=title,due`);

  await step('menus of people that could not be loaded show an error and retry', async () => {
    const failed = page.getByRole('option', { name: 'Failed to load the team. Try again' });
    await openFilter(page, 'Assignee');
    await expect(failed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failed).toHaveCount(0);
    await checkbox(1).check();
    await bar.getByRole('button', { name: 'Assign to' }).click();
    await expect(failed).toBeVisible();
    await mock.heal();
    await failed.click();
    await expect(page.getByRole('option', { name: 'Diego Alvarez' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });

  await step('rows are grouped with the number of each group', async () => {
    await filter(page, 'Status', 'Draft', 'Open');
    const open = await totalOf(mock, 'punch-items', { status: 'open' });
    await expectTotal(page, open);
    await chooseInView(page, 'Location', 'Group by');
    await expect(page).toHaveURL(/&group=location/);
    const heads = page.locator('tbody').getByRole('columnheader');
    await expect(heads.filter({ hasText: /^Tower, Level \d \d+$/ }).first()).toBeVisible();
    await expectTotal(page, open);
    await chooseInView(page, 'No groups', 'Group by');
    await expect(heads).toHaveCount(0);
  });

  await step('Shift selects a range, and a button the first 20', async () => {
    await checkbox(1).click();
    await checkbox(4).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('4 punch items selected');
    await bar.getByRole('button', { name: 'Select first 20' }).click();
    await expect(bar).toContainText('20 punch items selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toHaveCount(0);
  });
});

test('those who have the ball of the selected items are reminded, with a result each', async ({
  signedIn: page,
}) => {
  await page.goto(`${listAddress}&status=open&ballInCourtId=cmp_cascade&columns=title,due`);
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  const results = page.getByRole('dialog', { name: 'Reminders' });
  await rows(page).nth(0).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Remind' }).click();
  await expect(results.getByRole('listitem')).toContainText('Reminded Diego Alvarez');
  await results.getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Remind' }).click();
  await expect(results.getByRole('listitem')).toContainText('Was reminded within the last day');
});
