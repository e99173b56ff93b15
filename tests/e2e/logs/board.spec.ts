import { expect, expectAccessible, test } from '../../support/test.ts';
import { createRecord, performTransition } from './records.ts';

const board = '/dashboard/punch-items?project=prj_harbor&view=board';
const ready = {
  location: 'interior',
  assigneeIds: ['usr_diego'],
  dueDate: '2027-03-01',
} as const;

test('a card can be dragged to another status', async ({ signedIn: page, mock }) => {
  await createRecord(mock, 'punch-items', ready);
  await page.goto(`${board}&q=paint+run+at+door+4.12`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = page.getByRole('listitem').filter({ hasText: 'Paint run at door 4.12' });
  await expect(column('Draft')).toContainText('Paint run at door 4.12');
  await card.dragTo(column('Open'));
  await expect(page.getByText('PI-141 is now open')).toBeVisible();
  await expect(column('Open')).toContainText('PI-141');
  await expect(column('Draft')).toContainText('None');
});

test('a card can be moved with its menu, which asks for the transition fields', async ({
  signedIn: page,
  mock,
}) => {
  const item = await createRecord(mock, 'punch-items', { ...ready, status: 'open' });
  await page.goto(`${board}&q=PI-141`);
  await page.getByRole('button', { name: 'Move PI-141' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close: PI-141' });
  await dialog.getByLabel('Reason').fill('Raised twice.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('region', { name: /^Closed/ })).toContainText('PI-141');
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
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page.getByText('Failed to change the status')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Draft/ })).toContainText('Paint run at door');
});

test('the board has no axe findings', async ({ signedIn: page }) => {
  await page.goto(board);
  await expect(page.getByText('PI-140', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
