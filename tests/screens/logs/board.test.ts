import { createRecord, performTransition, ready } from '../../support/records.ts';
import { nextNumber } from '../../support/totals.ts';
import { expect, step, test } from '../support/test.ts';

test('punch items are moved on the board with their menu', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  const open = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', {
    ...ready,
    title: 'Door 4.12 raised twice',
    status: 'open',
  });
  await createRecord(mock, 'punch-items', { title: 'Door 4.12 without a due date' });
  await page.goto('/dashboard/punch-items?project=prj_harbor&view=board&q=door+4.12');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

  await step('a card returns when the server rejects the move', async () => {
    await page.getByRole('button', { name: 'Move Door 4.12 without a due date' }).click();
    await page.getByRole('menuitem', { name: 'Issue' }).click();
    await expect(page.getByText('Failed to change the status')).toBeVisible();
    await expect(column('Draft')).toContainText('Door 4.12 without a due date');
    await expect(column('Open')).not.toContainText('Door 4.12 without a due date');
  });

  await step(
    'a card can be moved with its menu, which asks for the transition fields',
    async () => {
      await page.getByRole('button', { name: `Move ${open}` }).click();
      await page.getByRole('menuitem', { name: 'Close punch item' }).click();
      const dialog = page.getByRole('dialog', { name: `Close punch item: ${open}` });
      await dialog.getByLabel('Reason').fill('Raised twice.');
      await dialog.getByRole('button', { name: 'Close punch item' }).click();
      await expect(column('Closed')).toContainText(open);
      await expect(column('Open')).not.toContainText(open);
      expect(await performTransition(mock, item, { status: 'open', reason: 'Too late' })).toBe(409);
    },
  );
});
