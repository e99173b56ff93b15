import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber, statsOf, totalOf } from '../../support/totals.ts';
import { addressOf, change, listAddress, openList, record, rows, write } from './punchItems.ts';

const ready = { assigneeIds: ['usr_diego'], dueDate: '2027-03-01', locationDetail: 'Level 4' };

test('an item opens next to the list, under its own URL', async ({ signedIn: page }) => {
  await openList(page);
  await page.getByText('PI-140', { exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/punch-items\/[^/?]+\?project=prj_harbor/);
  await expect(record(page, 'PI-140')).toContainText('Ball in court');
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

test('next and previous work without the list', async ({ signedIn: page }) => {
  await openList(page);
  await page.getByText('PI-140', { exact: true }).click();
  await record(page, 'PI-140').getByRole('button', { name: 'Next' }).click();
  await expect(record(page, 'PI-139')).toBeVisible();
  await record(page, 'PI-139').getByRole('button', { name: 'Previous' }).click();
  await expect(record(page, 'PI-140')).toBeVisible();
});

test('an unknown item shows a message', async ({ signedIn: page, allowStatus }) => {
  allowStatus(404);
  await page.goto('/dashboard/punch-items/pit_nothing?project=prj_harbor');
  await expect(page.getByRole('heading', { name: 'Punch item not found' })).toBeVisible();
});

test('a draft is created, completed and opened, and the counts change', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  const number = await nextNumber(mock, 'punch-items');
  const before = (await statsOf(mock)).punchItem;
  await openList(page);
  await page.getByRole('button', { name: 'New punch item' }).click();
  const dialog = page.getByRole('dialog', { name: 'New punch item' });
  await dialog.getByLabel('Title').fill('Fire damper access panel blocked');
  await dialog.getByLabel('Where exactly').fill('Level 6, grid B-2');
  await dialog.getByLabel('Location', { exact: true }).selectOption('Interior');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Draft created')).toBeVisible();
  const draft = record(page, 'Draft');
  await expect(draft).toContainText('Fire damper access panel blocked');

  // The assignee and due date are missing.
  await draft.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(draft).toContainText('Still missing: Assignees, Due date.');

  await draft.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit draft' });
  await editing.getByLabel('Assignees').click();
  await page.getByRole('option', { name: 'Diego Alvarez' }).click();
  await editing.getByLabel('Due date').fill('2027-03-01');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toHaveCount(0);

  await draft.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
  await expect(record(page, number)).toContainText('Diego Alvarez');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Punch Items' });
  const { byStatus } = before;
  await expect(card.getByRole('definition')).toHaveText(
    [before.total + 1, byStatus.active + 1, byStatus.completed, byStatus.draft].map(String),
  );
});

test('rejecting an item requires a reason', async ({ signedIn: page, mock }) => {
  await write(mock, {});
  await openList(page, `${listAddress}&status=pending_reins`);
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Not accepted' }).click();
  const dialog = page.getByRole('dialog', { name: /^Not accepted/ });
  await dialog.getByRole('button', { name: 'Not accepted' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The joint is still open at the jamb.');
  await dialog.getByRole('button', { name: 'Not accepted' }).click();
  await expect(page.getByText(/is now open/)).toBeVisible();
  await expect(page.getByText('“The joint is still open at the jamb.”')).toBeVisible();
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

test('a comment is added, and stays in the field if it cannot be saved', async ({
  signedIn: page,
  mock,
}) => {
  const item = await write(mock, ready);
  await mock.fail('addPunchItemComment', { code: 503 });
  await page.goto(addressOf(item));
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.fill('Scaffold is free from Thursday.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'Problem' })).toBeVisible();
  await expect(field).toHaveValue('Scaffold is free from Thursday.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Scaffold is free' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a file is attached and removed', async ({ signedIn: page, mock }) => {
  const item = await write(mock, ready);
  await page.goto(addressOf(item));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles({
    name: 'door-4.12.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Hinge side, 2 mm.'),
  });
  await expect(page.getByRole('link', { name: /door-4\.12\.txt/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove door-4.12.txt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: /door-4\.12\.txt/ })).toHaveCount(0);
});

test('a conflict shows the changes of others and keeps the input', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  const item = await write(mock, { ...ready, priority: 'normal' });
  await page.goto(addressOf(item));
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await dialog.getByLabel('Title').fill('Paint run at door 4.12, both sides');
  await change(mock, item, { priority: 'urgent' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('group', {
    name: 'Tom Becker changed this in the meantime',
  });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toContainText('Priority: Normal → Urgent');
  await expect(dialog.getByLabel('Title')).toHaveValue('Paint run at door 4.12, both sides');
  await dialog.getByRole('button', { name: 'Save my changes' }).click();
  await expect(dialog).toHaveCount(0);
  const shown = record(page, 'Draft');
  await expect(shown).toContainText('Paint run at door 4.12, both sides');
  await expect(shown).toContainText('Urgent');
});

test('many records can be changed at once', async ({ signedIn: page, mock }) => {
  for (const place of ['A', 'B']) await write(mock, { title: `Handrail loose ${place}` });
  await openList(page, `${listAddress}&q=handrail+loose`);
  await page.getByRole('checkbox', { name: 'Select Handrail loose A' }).check();
  await page.getByRole('checkbox', { name: 'Select Handrail loose B' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  await expect(bar).toContainText('2 punch items selected');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(page.getByText('2 punch items updated')).toBeVisible();
  for (const place of ['A', 'B']) {
    await expect(rows(page).filter({ hasText: `Handrail loose ${place}` })).toContainText('Urgent');
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
  await page.getByRole('toolbar').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('1 punch item updated')).toBeVisible();
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
