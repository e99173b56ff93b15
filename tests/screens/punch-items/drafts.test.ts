import { addressOf, createRecord, editRecord, latest } from '../../support/records.ts';
import { expect, type Finder, type Page, step, test } from '../support/test.ts';
import { listAddress, offer, record, waitForSavedDraft } from './punchItems.ts';

const title = 'Expansion joint cover missing at grid D';

async function openNew(page: Page): Promise<Finder> {
  await page.getByRole('button', { name: 'New punch item' }).click();
  return page.getByRole('dialog', { name: 'New punch item' });
}

test('what was typed for a new record is not lost until it is sent or discarded', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(`${listAddress}&q=grid`);
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Priority').selectOption('Urgent');
  await dialog.getByLabel('Assignees').click();
  await page.getByRole('option', { name: 'Diego Alvarez' }).click();
  await dialog.getByLabel('Due date').fill('2027-03-01');
  await waitForSavedDraft('2027-03-01');

  await step('a draft is recovered after a tab crash', async () => {
    await page.reload(); // The URL says that the form was open.
    await expect(offer(dialog)).toContainText('You have an unsent draft from a moment ago');
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await expect(offer(dialog).getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await expect(dialog.getByLabel('Priority')).toHaveValue('urgent');
    await expect(dialog.getByLabel('Due date')).toHaveValue('2027-03-01');
  });

  await step('a draft survives a network failure', async () => {
    await mock.fail('createPunchItem', { offline: true });
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog.getByRole('alert', { name: 'Problem' })).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await mock.heal();
  });

  await step('a draft is gone once it is sent', async () => {
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(record(page, 'Draft')).toContainText(title);
    await expect(record(page, 'Draft')).toContainText('Diego Alvarez');
    await expect((await openNew(page)).getByLabel('Title')).toHaveValue('');
    await expect(offer(dialog)).toHaveCount(0);
  });

  await step('closing asks and can save the draft', async () => {
    await dialog.getByLabel('Title').fill(title);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await expect(dialog).toHaveCount(0);
    await openNew(page);
    await expect(offer(dialog)).toBeVisible();
  });

  await step('a discarded draft is not offered again', async () => {
    await offer(dialog).getByRole('button', { name: 'Discard' }).click();
    await expect(offer(dialog)).toHaveCount(0);
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect((await openNew(page)).getByLabel('Title')).toBeVisible();
    await expect(offer(dialog)).toHaveCount(0);
  });
});

test('what was typed in a record stays with it', async ({ signedIn: page, mock }) => {
  const other = await createRecord(mock, 'punch-items', { title: 'Grid D, the other one' });
  const fields = { title: 'Grid D, this one', description: 'As built' };
  const item = await createRecord(mock, 'punch-items', fields);
  // The list next to the record is short, which is faster.
  await page.goto(`${addressOf(item)}&status=draft&q=grid+d`);
  const field = page.getByRole('textbox', { name: 'Comment' });
  const dialog = page.getByRole('dialog', { name: 'Edit draft' });
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await field.fill('Scaffold is free from Thursday.');
  await edit.click();
  await dialog.getByLabel('Title').fill(title);
  await waitForSavedDraft(title);
  await editRecord(mock, await latest(mock, item), { description: 'As it is now' }, 'Ana Torres');
  await page.reload();

  await step('the draft of a change applies to the latest version, field by field', async () => {
    await edit.click();
    await expect(offer(dialog)).toContainText('The record has changed since');
    await offer(dialog).getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await expect(dialog.getByLabel('Description')).toHaveValue('As it is now');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await step('the draft of a comment stays with its record until it is sent', async () => {
    await expect(field).toHaveValue('Scaffold is free from Thursday.');
    await page.getByRole('link', { name: 'Grid D, the other one' }).click();
    await expect(page).toHaveURL(new RegExp(other.id));
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(item.id));
    await expect(field).toHaveValue('Scaffold is free from Thursday.');
    await expect(page.getByText('Your draft from a moment ago')).toBeVisible();
    await page.getByRole('button', { name: /^Comment( internally)?$/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Scaffold is free' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect.poll(() => JSON.stringify(localStorage)).not.toContain('Scaffold');
  });
});
