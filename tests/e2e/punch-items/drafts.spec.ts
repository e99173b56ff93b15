import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { listAddress, offer, openList, record, waitForSavedDraft } from './punchItems.ts';

const title = 'Expansion joint cover missing at grid D';

async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New punch item' }).click();
  return page.getByRole('dialog', { name: 'New punch item' });
}

test('what was typed for a new record is not lost until it is sent or discarded', async ({
  signedIn: page,
  context,
  mock,
}) => {
  await openList(page, `${listAddress}&q=grid`);
  const typed = await openNew(page);
  await typed.getByLabel('Title').fill(title);
  await typed.getByLabel('Priority').selectOption('Urgent');
  await typed.getByLabel('Assignees').click();
  await page.getByRole('option', { name: 'Diego Alvarez' }).click();
  await typed.getByLabel('Due date').fill('2027-03-01');
  await waitForSavedDraft(page, '2027-03-01');
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  const dialog = next.getByRole('dialog', { name: 'New punch item' });

  await test.step('a draft is recovered after a tab crash', async () => {
    await next.goto(address); // The URL says that the form was open.
    await expect(offer(dialog)).toContainText('You have an unsent draft from a moment ago');
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await expect(offer(dialog).getByRole('button', { name: 'Continue' })).toBeFocused();
    await next.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await expect(dialog.getByLabel('Priority')).toHaveValue('urgent');
    await expect(dialog.getByLabel('Due date')).toHaveValue('2027-03-01');
  });

  await test.step('a draft survives a network failure', async () => {
    await mock.fail('createPunchItem', { offline: true });
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog.getByRole('alert', { name: 'Problem' })).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await mock.heal();
  });

  await test.step('a draft is gone once it is sent', async () => {
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(record(next, 'Draft')).toContainText(title);
    await expect(record(next, 'Draft')).toContainText('Diego Alvarez');
    await expect((await openNew(next)).getByLabel('Title')).toHaveValue('');
    await expect(offer(dialog)).toHaveCount(0);
  });

  await test.step('closing asks and can save the draft', async () => {
    await dialog.getByLabel('Title').fill(title);
    await next.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await expect(dialog).toHaveCount(0);
    await openNew(next);
    await expect(offer(dialog)).toBeVisible();
  });

  await test.step('a discarded draft is not offered again', async () => {
    await offer(dialog).getByRole('button', { name: 'Discard' }).click();
    await expect(offer(dialog)).toHaveCount(0);
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect((await openNew(next)).getByLabel('Title')).toBeVisible();
    await expect(offer(dialog)).toHaveCount(0);
  });
});
