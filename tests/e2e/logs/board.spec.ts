import { expect, expectAccessible, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { createRecord, performTransition } from './records.ts';

const board = '/dashboard/punch-items?project=prj_harbor&view=board';
const ready = {
  location: 'interior',
  assigneeIds: ['usr_diego'],
  dueDate: '2027-03-01',
} as const;

test('a card can be dragged to another status', async ({ signedIn: page, mock }) => {
  const number = await nextNumber(mock, 'punch-items');
  await createRecord(mock, 'punch-items', ready);
  await page.goto(`${board}&q=paint+run+at+door+4.12`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = page.getByRole('listitem').filter({ hasText: 'Paint run at door 4.12' });
  await expect(column('Draft')).toContainText('Paint run at door 4.12');
  await card.dragTo(column('Open'));
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
  await expect(column('Open')).toContainText(number);
  await expect(column('Draft')).toContainText('None');
});

test('a card can be moved with its menu, which asks for the transition fields', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', { ...ready, status: 'open' });
  await page.goto(`${board}&q=${number}`);
  await page.getByRole('button', { name: `Move ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Close punch item' }).click();
  const dialog = page.getByRole('dialog', { name: `Close punch item: ${number}` });
  await dialog.getByLabel('Reason').fill('Raised twice.');
  await dialog.getByRole('button', { name: 'Close punch item' }).click();
  await expect(page.getByRole('region', { name: /^Closed/ })).toContainText(number);
  expect(await performTransition(mock, item, { status: 'open', reason: 'Too late' })).toBe(409);
});

test('a card returns when the server rejects the move', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  await createRecord(mock, 'punch-items', { ...ready, dueDate: undefined });
  await page.goto(`${board}&q=paint+run+at+door+4.12`);
  await page.getByRole('button', { name: 'Move Paint run at door 4.12' }).click();
  await page.getByRole('menuitem', { name: 'Issue' }).click();
  await expect(page.getByText('Failed to change the status')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Draft/ })).toContainText('Paint run at door');
});

test('the board has no axe findings', async ({ signedIn: page }) => {
  await page.goto(board);
  await expect(page.getByText('PI-140', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
