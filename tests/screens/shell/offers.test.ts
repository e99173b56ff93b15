import { openView } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test('with records only, a form that asks for people names the signed-in user', async ({
  signedIn: page,
  mock,
}) => {
  await mock.offer('documented,rfis');
  await page.goto('/dashboard/rfis?project=prj_harbor');
  const view = await openView(page);
  await expect(view.getByRole('menuitem', { name: 'Sort by' })).toBeVisible();
  await expect(view.getByRole('menuitem', { name: 'Save this view' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Assignee', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Level', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New RFI' }).click();
  const form = page.getByRole('dialog', { name: 'New RFI' });
  await form.getByLabel('Subject').fill('Anchor bolts at grid 4');
  await form.getByLabel('Question').fill('Are they cast in or drilled?');
  await form.getByLabel('Assignees').click();
  const people = page.getByRole('listbox', { name: 'Assignees' }).getByRole('option');
  await expect(people).toHaveText(['Ana TorresProject manager']);
  await people.click();
  await expect(form.getByLabel('Building, level or room')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('link', { name: 'Anchor bolts at grid 4' })).toBeVisible();
  await page.getByRole('link', { name: 'Anchor bolts at grid 4' }).click();
  await expect(page.getByRole('heading', { name: 'Anchor bolts at grid 4' })).toBeVisible();
  for (const name of ['Link a record', 'Link a document', 'Open as a conversation']) {
    await expect(page.getByText(name)).toHaveCount(0);
  }

  await page.getByRole('link', { name: 'Clearance before the main switchboard' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Yuki Tanaka')).toBeVisible();
});

test('without uploads, no button needs them, whatever it makes from one', async ({
  signedIn: page,
  mock,
}) => {
  await mock.offer('documented,documents');
  await page.goto('/dashboard/documents?project=prj_harbor');
  await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meeting minutes' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /upload/i })).toHaveCount(0);

  await mock.offer('documented,documents,uploads');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
});
