import { expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { createRecord, performTransition } from './records.ts';

const ready = {
  location: 'interior',
  assigneeIds: ['usr_diego'],
  dueDate: '2027-03-01',
} as const;

test('punch items are moved on the board', async ({ signedIn: page, mock, allowStatus }) => {
  allowStatus(422);
  const open = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', {
    ...ready,
    title: 'Door 4.12 raised twice',
    status: 'open',
  });
  const number = await nextNumber(mock, 'punch-items');
  await createRecord(mock, 'punch-items', { ...ready, title: 'Door 4.12 with paint run' });
  await createRecord(mock, 'punch-items', { title: 'Door 4.12 without a due date' });
  await page.goto('/dashboard/punch-items?project=prj_harbor&view=board&q=door+4.12');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

  await test.step('a card can be dragged to another status', async () => {
    await expect(column('Draft')).toContainText('Door 4.12 with paint run');
    const card = page.getByRole('listitem').filter({ hasText: 'Door 4.12 with paint run' });
    await card.dragTo(column('Open'));
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
    await expect(column('Open')).toContainText(number);
    await expect(column('Draft')).not.toContainText('Door 4.12 with paint run');
  });

  await test.step('a card returns when the server rejects the move', async () => {
    await page.getByRole('button', { name: 'Move Door 4.12 without a due date' }).click();
    await page.getByRole('menuitem', { name: 'Issue' }).click();
    await expect(page.getByText('Failed to change the status')).toBeVisible();
    await expect(column('Draft')).toContainText('Door 4.12 without a due date');
    await expect(column('Open')).not.toContainText('Door 4.12 without a due date');
  });

  await test.step('a card can be moved with its menu, which asks for the transition fields', async () => {
    await page.getByRole('button', { name: `Move ${open}` }).click();
    await page.getByRole('menuitem', { name: 'Close punch item' }).click();
    const dialog = page.getByRole('dialog', { name: `Close punch item: ${open}` });
    await dialog.getByLabel('Reason').fill('Raised twice.');
    await dialog.getByRole('button', { name: 'Close punch item' }).click();
    await expect(column('Closed')).toContainText(open);
    await expect(column('Open')).not.toContainText(open);
    expect(await performTransition(mock, item, { status: 'open', reason: 'Too late' })).toBe(409);
  });
});
