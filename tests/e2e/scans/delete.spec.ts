import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { act, countCalls, openScans, scan, seeded, select, titles, toast } from './scansPage.ts';

const single = /\/projects\/prj_harbor\/scans\/[^/]+$/;

test('deletes a scan after a confirmation', async ({ signedIn: page }) => {
  await openScans(page);
  await act(page, seeded.newest, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete 1 scan?' });
  await expect(dialog).toContainText(seeded.newest);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '1 scan(s) deleted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(scan(page, seeded.newest)).toHaveCount(0);
  await page.reload();
  await expect(titles(page)).toHaveCount(seededScans - 1);
});

for (const button of ['Cancel', 'Close'] as const) {
  test(`${button} in the dialog does not delete the scan`, async ({ signedIn: page }) => {
    const calls = countCalls(page, 'DELETE', single);
    await openScans(page);
    await act(page, seeded.newest, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(scan(page, seeded.newest)).toBeVisible();
    expect(calls.count).toBe(0);
  });
}

test('deletes several scans with one call each', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'DELETE', single);
  await openScans(page);
  for (const title of Object.values(seeded)) await select(page, title);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 scans?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '3 scan(s) deleted successfully')).toBeVisible();
  await expect(titles(page)).toHaveCount(seededScans - 3);
  expect(calls.count).toBe(3);
});

test('shows how many scans remain when some could not be deleted', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('deleteScan', { code: 500 });
  await openScans(page);
  for (const title of Object.values(seeded)) await select(page, title);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 scan(s) deleted successfully')).toBeVisible();
  await expect(toast(page, 'Failed to delete scans: 1 of 3 remain', 'alert')).toBeVisible();
  await expect(titles(page)).toHaveCount(seededScans - 2);
  // The remaining scans stay selected for another attempt.
  await expect(page.getByText(/^1 scan selected/)).toBeVisible();
});

test('shows an error when no scan could be deleted', async ({ signedIn: page, mock }) => {
  await mock.fail('deleteScan', { code: 403, times: null });
  await openScans(page);
  for (const title of Object.values(seeded)) await select(page, title);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete scans', 'alert')).toBeVisible();
  await expect(page.getByText('deleted successfully')).toHaveCount(0);
  await expect(titles(page)).toHaveCount(seededScans);
});
