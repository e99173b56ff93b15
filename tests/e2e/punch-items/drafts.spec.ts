import type { Locator, Page } from '@playwright/test';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { addressOf, change, openList, record, write } from './punchItems.ts';

const title = 'Expansion joint cover missing at grid D';
const offer = (dialog: Locator) => dialog.getByRole('group', { name: 'Unsent draft' });

async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New punch item' }).click();
  return page.getByRole('dialog', { name: 'New punch item' });
}

/** Waits until the draft is saved, which happens after a pause in typing. */
const waitForSavedDraft = (page: Page, text: string) =>
  page.waitForFunction((words) => JSON.stringify(localStorage).includes(words), text);

test('a draft is recovered after a tab crash, and is gone once it is sent', async ({
  signedIn: page,
  context,
}) => {
  await openList(page);
  const typed = await openNew(page);
  await typed.getByLabel('Title').fill(title);
  await typed.getByLabel('Priority').selectOption('Urgent');
  await typed.getByLabel('Assignees').click();
  await page.getByRole('option', { name: 'Diego Alvarez' }).click();
  await typed.getByLabel('Due date').fill('2027-03-01');
  await waitForSavedDraft(page, '2027-03-01');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openList(next);
  const dialog = await openNew(next);
  await expect(offer(dialog)).toContainText('You have an unsent draft from a moment ago');
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await expect(offer(dialog).getByRole('button', { name: 'Continue' })).toBeFocused();
  await next.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await expect(dialog.getByLabel('Priority')).toHaveValue('urgent');
  await expect(dialog.getByLabel('Due date')).toHaveValue('2027-03-01');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(record(next, 'Draft')).toContainText(title);
  await expect(record(next, 'Draft')).toContainText('Diego Alvarez');
  await expect(offer(await openNew(next))).toHaveCount(0);
});

test('a draft survives a network failure and a reload, until it is discarded', async ({
  signedIn: page,
  mock,
}) => {
  await openList(page);
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').fill(title);
  await mock.fail('createPunchItem', { offline: true });
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByRole('alert', { name: 'Problem' })).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await mock.heal();
  await page.reload(); // The URL says that the form was open.
  await offer(dialog).getByRole('button', { name: 'Discard' }).click();
  await expect(offer(dialog)).toHaveCount(0);
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer(await openNew(page))).toHaveCount(0);
});

test('closing asks and can save the draft, which is not offered to other users', async ({
  signedIn: page,
  signIn,
}) => {
  await openList(page);
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').fill(title);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Finish later' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(offer(await openNew(page))).toBeVisible();
  // Another user signs in to the same browser.
  const session = await page.evaluate(() => ({ ...localStorage }));
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto('/login');
  await page.evaluate((mine) => {
    for (const [key, value] of Object.entries(mine)) {
      if (key !== 'auth-storage') localStorage.setItem(key, String(value));
    }
  }, session);
  await openList(page);
  await openNew(page);
  await expect(dialog.getByLabel('Title')).toBeVisible();
  await expect(offer(dialog)).toHaveCount(0);
});

test('the draft of a change applies to the latest version, field by field', async ({
  signedIn: page,
  mock,
}) => {
  // Narrow enough for the record to fill the page.
  await page.setViewportSize({ width: 1100, height: 900 });
  const item = await write(mock, { description: 'As built' });
  await page.goto(addressOf(item));
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  await dialog.getByLabel('Title').fill(title);
  await waitForSavedDraft(page, title);
  await change(mock, item, { description: 'As it is now' }, 'Ana Torres');
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(offer(dialog)).toContainText('The record has changed since');
  await expectNoAxeFindings(page);
  await offer(dialog).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await expect(dialog.getByLabel('Description')).toHaveValue('As it is now');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('the draft of a comment stays with its record until it is sent', async ({
  signedIn: page,
  mock,
}) => {
  const [first, second] = [await write(mock, {}), await write(mock, {})];
  await page.goto(addressOf(first));
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.fill('Scaffold is free from Thursday.');
  await page.goto(addressOf(second));
  await expect(field).toHaveValue('');
  await page.goto(addressOf(first));
  await expect(field).toHaveValue('Scaffold is free from Thursday.');
  await expect(page.getByText('Your draft from a moment ago')).toBeVisible();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Scaffold is free' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Scaffold is free' })).toBeVisible();
  await expect(field).toHaveValue('');
});
