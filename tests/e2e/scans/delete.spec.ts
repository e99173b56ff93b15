import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { act, countCalls, openScans, scan, seeded, select, titles, toast } from './scansPage.ts';

const single = /\/projects\/prj_harbor\/scans\/[^/]+$/;

test('deletes a scan only after a confirmation', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'DELETE', single);
  await openScans(page);
  const dialog = page.getByRole('dialog', { name: 'Delete 1 scan?' });
  for (const button of ['Cancel', 'Close']) {
    await act(page, seeded.newest, 'Delete');
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
    await expect(scan(page, seeded.newest)).toBeVisible();
  }
  expect(calls.count).toBe(0);
  await act(page, seeded.newest, 'Delete');
  await expect(dialog).toContainText(seeded.newest);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '1 scan(s) deleted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(scan(page, seeded.newest)).toHaveCount(0);
  await page.reload();
  await expect(titles(page)).toHaveCount(seededScans - 1);
});

test('deletes several scans with one call each, and shows how many could not be deleted', async ({
  signedIn: page,
  mock,
}) => {
  const calls = countCalls(page, 'DELETE', single);
  await openScans(page);
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
  await expect(titles(page)).toHaveCount(seededScans);
  expect(calls.count).toBe(3);

  await mock.heal();
  await mock.fail('deleteScan', { code: 500 });
  await confirm('Delete 3 scans?');
  await expect(toast(page, '2 scan(s) deleted successfully')).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: '1 of 3 scans remain.' });
  await expect(failure).toContainText('Failed to delete scans');
  await expect(titles(page)).toHaveCount(seededScans - 2);
  // The remaining scan stays selected for another attempt.
  await expect(page.getByText(/^1 scan selected/)).toBeVisible();
  await confirm('Delete 1 scan?');
  await expect(titles(page)).toHaveCount(seededScans - 3);
});
