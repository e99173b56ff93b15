import { expect, test } from '../../support/test.ts';
import { act, openScans, scan, seeded, toast } from './scansPage.ts';

test('makes a scan public', async ({ signedIn: page }) => {
  await openScans(page);
  await act(page, seeded.newest, 'Make public');
  await expect(toast(page, 'Scan is now public')).toBeVisible();
  await expect(scan(page, seeded.newest).getByText('Public', { exact: true })).toBeVisible();
  await page.reload();
  await expect(scan(page, seeded.newest).getByText('Public', { exact: true })).toBeVisible();
});

test('makes a scan private', async ({ signedIn: page }) => {
  await openScans(page);
  await act(page, seeded.published, 'Make private');
  await expect(toast(page, 'Scan is now private')).toBeVisible();
  await page.reload();
  await expect(scan(page, seeded.published).getByText('Private', { exact: true })).toBeVisible();
});

test('offers only the opposite visibility', async ({ signedIn: page }) => {
  await openScans(page);
  await page.getByRole('button', { name: `Actions for ${seeded.published}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Make private' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Make public' })).toHaveCount(0);
});

test('shows the new visibility before the server responds', async ({ signedIn: page, mock }) => {
  await mock.fail('makeScanPublic', { delayMs: 2000 });
  await openScans(page);
  await act(page, seeded.newest, 'Make public');
  await expect(scan(page, seeded.newest).getByText('Public', { exact: true })).toBeVisible({
    timeout: 1000,
  });
  await expect(toast(page, 'Scan is now public')).toHaveCount(0);
  await expect(toast(page, 'Scan is now public')).toBeVisible();
});

test('rolls the visibility back when the server rejects the change', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('makeScanPublic', { code: 500, delayMs: 1000 });
  await openScans(page);
  const row = scan(page, seeded.newest);
  await act(page, seeded.newest, 'Make public');
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
  await expect(toast(page, 'Failed to make scan public', 'alert')).toBeVisible();
  await expect(row.getByText('Private', { exact: true })).toBeVisible();
});

test('shows an error when a scan could not be made private', async ({ signedIn: page, mock }) => {
  await mock.fail('makeScanPrivate', { code: 403 });
  await openScans(page);
  await act(page, seeded.published, 'Make private');
  await expect(toast(page, 'Failed to make scan private', 'alert')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(scan(page, seeded.published).getByText('Public', { exact: true })).toBeVisible();
});

test('shows an error when there is no connection', async ({ signedIn: page, mock }) => {
  await openScans(page);
  await mock.fail('makeScanPublic', { offline: true });
  await act(page, seeded.newest, 'Make public');
  await expect(toast(page, 'Failed to make scan public', 'alert')).toBeVisible();
  await expect(scan(page, seeded.newest).getByText('Private', { exact: true })).toBeVisible();
});
