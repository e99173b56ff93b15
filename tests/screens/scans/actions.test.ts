import { statsOf } from '../../support/totals.ts';
import { expect, step, test } from '../support/test.ts';
import {
  act,
  countCalls,
  openScans,
  scan,
  scansPath,
  seeded,
  select,
  titles,
  toast,
} from './scansPage.ts';

test('scans are made public and private, and deleted', async ({ signedIn: page, mock }) => {
  const { total } = (await statsOf(mock)).buildviewScan;
  const badge = (title: string, visibility: string) =>
    scan(page, title).getByText(visibility, { exact: true });
  await openScans(page);

  await step(
    'shows the new visibility at once, and rolls it back when the server rejects the change',
    async () => {
      await mock.fail('makeScanPublic', { code: 500, delayMs: 1000 });
      await mock.fail('makeScanPrivate', { code: 403 });
      for (const [title, before, after] of [
        [seeded.newest, 'Private', 'Public'],
        [seeded.published, 'Public', 'Private'],
      ] as const) {
        const change = after.toLowerCase();
        await act(page, title, `Make ${change}`);
        // The second answer comes too fast to look.
        if (after === 'Public') await expect(badge(title, after)).toBeVisible();
        await expect(toast(page, `Failed to make scan ${change}`, 'alert')).toHaveCount(1);
        await expect(badge(title, before)).toBeVisible();
      }
    },
  );

  await step('a scan is made private and public again', async () => {
    await act(page, seeded.published, 'Make private');
    await expect(toast(page, 'Scan is now private')).toBeVisible();
    await page.reload();
    await expect(badge(seeded.published, 'Private')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${seeded.published}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Make private' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Make public' }).click();
    await expect(toast(page, 'Scan is now public')).toBeVisible();
    await expect(badge(seeded.published, 'Public')).toBeVisible();
  });

  await step(
    'deletes several scans with one call each, and shows how many could not be deleted',
    async () => {
      for (const title of Object.values(seeded)) await select(page, title);
      const confirm = async (question: string) => {
        await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
        const dialog = page.getByRole('dialog', { name: question });
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await expect(dialog).toHaveCount(0);
      };
      await mock.fail('deleteScan', { code: 403, times: null });
      await confirm('Delete 3 scans?');
      await expect(toast(page, 'Failed to delete scans', 'alert')).toBeVisible();
      await expect(page.getByText('deleted successfully')).toHaveCount(0);
      await expect(titles(page)).toHaveCount(total);
      expect(countCalls(page, 'DELETE')).toBe(3);

      await mock.heal();
      await mock.fail('deleteScan', { code: 500 });
      await confirm('Delete 3 scans?');
      await expect(toast(page, '2 scan(s) deleted successfully')).toBeVisible();
      const failure = page.getByRole('alert').filter({ hasText: '1 of 3 scans remain.' });
      await expect(failure).toContainText('Failed to delete scans');
      await expect(titles(page)).toHaveCount(total - 2);
      // The remaining scan stays selected for another attempt.
      await expect(page.getByText(/^1 scan selected/)).toBeVisible();
      await confirm('Delete 1 scan?');
      await expect(titles(page)).toHaveCount(total - 3);
      expect(countCalls(page, 'DELETE')).toBe(7);
    },
  );

  await step('deletes a scan only after a confirmation', async () => {
    const doomed = 'Excavation, week 12';
    const dialog = page.getByRole('dialog', { name: 'Delete 1 scan?' });
    for (const button of ['Cancel', 'Close']) {
      await act(page, doomed, 'Delete');
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toHaveCount(0);
      await expect(scan(page, doomed)).toBeVisible();
    }
    expect(countCalls(page, 'DELETE')).toBe(7);
    await act(page, doomed, 'Delete');
    await expect(dialog).toContainText(doomed);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '1 scan(s) deleted successfully').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(scan(page, doomed)).toHaveCount(0);
    await page.reload();
    await expect(titles(page)).toHaveCount(total - 4);
  });
});

test('a scan is edited: what is refused, what fails, and what is saved', async ({
  signedIn: page,
  mock,
}) => {
  const changed = 'Site overview, final';
  const note = 'Registered to the survey control.';
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  const row = scan(page, seeded.newest);
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const open = async (title: string) => {
    await act(page, title, 'Edit');
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
  };
  await openScans(page);

  await step('closing asks first when changes would be lost', async () => {
    await open(seeded.newest);
    await dialog.getByLabel('Title').fill('Half a thou');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a thou');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  await step('rejects a title that is too long before it is sent', async () => {
    await open(seeded.newest);
    await dialog.getByLabel('Title').fill('x'.repeat(201));
    await save();
    await expect(dialog.getByText('Title must be at most 200 characters')).toBeVisible();
    expect(countCalls(page, 'PUT')).toBe(0);
    await dialog.getByLabel('Title').fill(changed);
    await dialog.getByLabel('Description').fill(note);
  });

  await step(
    "shows the server's message when the update fails, otherwise the fallback text, and keeps the input",
    async () => {
      const closed = 'This project is closed. Nothing in it can be changed.';
      await mock.fail('updateScan', { example: 'PROJECT_CLOSED' });
      await save();
      await expect(toast(page, closed, 'alert')).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue(changed);
      await mock.fail('updateScan', { offline: true });
      await save();
      await expect(toast(page, 'Failed to update scan', 'alert')).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue(changed);
      await mock.heal();
    },
  );

  await step('changes title and description', async () => {
    await save();
    await expect(toast(page, 'Scan updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(scan(page, changed)).toContainText(note);
  });

  await step(
    'an empty title leaves the title unchanged, and an empty description removes it',
    async () => {
      await open(changed);
      await dialog.getByLabel('Title').fill('');
      await dialog.getByLabel('Description').fill('');
      await save();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(note)).toHaveCount(0);
      await expect(scan(page, changed)).toBeVisible();
    },
  );
});

test('an upload requires a title and a file', async ({ signedIn: page }) => {
  await page.goto(scansPath);
  await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  // A title of spaces does not count.
  await dialog.getByLabel('Title').fill('   ');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('File is required')).toBeVisible();
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
