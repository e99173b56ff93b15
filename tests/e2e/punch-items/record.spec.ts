import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber, statsOf, totalOf } from '../../support/totals.ts';
import { listAddress, openList, record, rows, write } from './punchItems.ts';

const ready = { assigneeIds: ['usr_diego'], dueDate: '2027-03-01', locationDetail: 'Level 4' };

test('an item opens next to the list, under its own URL, and leads to its neighbors', async ({
  signedIn: page,
}) => {
  await openList(page);
  await page.getByText('PI-140', { exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/punch-items\/[^/?]+\?project=prj_harbor/);
  await expect(record(page, 'PI-140')).toContainText('Ball in court');
  await record(page, 'PI-140').getByRole('button', { name: 'Next' }).click();
  await record(page, 'PI-139').getByRole('button', { name: 'Previous' }).click();
  await expect(record(page, 'PI-140')).toBeFocused();
  await page.keyboard.press('j');
  await expect(record(page, 'PI-139')).toBeFocused();
  await page.keyboard.press('k');
  await expect(record(page, 'PI-140')).toContainText('Ball in court');
  await page.keyboard.press('t');
  await expect(
    record(page, 'PI-140').getByRole('button', { name: 'Accept and close' }),
  ).toBeFocused();
  await page.keyboard.press('a');
  const editing = page.getByRole('dialog', { name: 'Edit PI-140' });
  await expect(editing.getByLabel('Assignees')).toBeFocused();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.reload();
  await expect(record(page, 'PI-140')).toContainText('Ball in court');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Punch items' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await record(page, 'PI-140').getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(listAddress);
});

test('an unknown item shows a message', async ({ signedIn: page, allowStatus }) => {
  allowStatus(404);
  await page.goto('/dashboard/punch-items/pit_nothing?project=prj_harbor');
  await expect(page.getByRole('heading', { name: 'Punch item not found' })).toBeVisible();
});

test('a draft is created, completed and opened, and the counts change', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const before = (await statsOf(mock)).punchItem;
  await openList(page);
  await page.getByRole('button', { name: 'New punch item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New punch item' });
  await dialog.getByLabel('Title').fill('Fire damper access panel blocked');
  await dialog.getByLabel('Where exactly').fill('Level 6, grid B-2');
  await dialog.getByRole('radiogroup', { name: 'Location' }).getByText('Interior').click();
  await dialog.getByRole('button', { name: 'Create and open' }).click();
  await expect(dialog.getByText('Needed to open it', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Assignees')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft created')).toBeVisible();
  const draft = record(page, 'Draft');
  await expect(draft).toContainText('Fire damper access panel blocked');

  // The assignee is still missing.
  await draft.getByRole('button', { name: 'Issue', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit draft' });
  await expect(editing.getByLabel('Assignees')).toBeFocused();
  await editing.getByLabel('Assignees').click();
  await page.getByRole('option', { name: 'Diego Alvarez' }).click();
  await editing.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
  await expect(record(page, number)).toContainText('Diego Alvarez');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Punch Items' });
  const { byStatus } = before;
  await expect(card.getByRole('definition')).toHaveText(
    [before.total + 1, byStatus.active + 1, byStatus.completed, byStatus.draft].map(String),
  );
});

test('only actions that the role permits are offered', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Grace Lindqvist'));
  await openList(page);
  await expect(page.getByRole('button', { name: 'New punch item' })).toHaveCount(0);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  for (const name of ['Edit', 'Accept and close', 'Attach files', 'Comment']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
});

test('many records are deleted after a confirmation', async ({ signedIn: page, mock }) => {
  for (const place of ['A', 'B']) await write(mock, { title: `Handrail loose ${place}` });
  await openList(page, `${listAddress}&q=handrail+loose`);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 punch items?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 punch items deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No punch item matches' })).toBeVisible();
});

test('many records are opened at once; incomplete ones stay drafts and are listed', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  await write(mock, { ...ready, title: 'Handrail loose A', location: 'interior' });
  await write(mock, { title: 'Handrail loose B' });
  await openList(page, `${listAddress}&q=handrail+loose`);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('1 punch item set to Open')).toBeVisible();
  await expect(page.getByText('1 punch item could not be updated')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Handrail loose A' })).toContainText(number);
  await expect(rows(page).filter({ hasText: 'Handrail loose B' })).toContainText('Draft');
  await expect(page.getByRole('checkbox', { name: 'Select Handrail loose B' })).toBeChecked();
});

test('if more records are selected than one call can change, the rest stays selected', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, demoAccount('Tom Becker'));
  const fields = { title: 'Handrail loose', priority: 'low' };
  await Promise.all(Array.from({ length: 60 }, () => write(mock, fields)));
  const all = await totalOf(mock, 'punch-items');
  await openList(page);
  const table = page.getByRole('table', { name: 'Punch items' });
  await expect(async () => {
    await table.locator('..').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.locator(`tr[aria-rowindex="${all + 1}"]`)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  await expect(bar).toContainText(`${all} punch items selected`);
  await expect(bar).toContainText('Actions apply to the first 200');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('200 punch items deleted')).toBeVisible();
  await expect(bar).toContainText(`${all - 200} punch items selected`);
});
