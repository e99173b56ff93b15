import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { countCalls, openScans, pointCloud, scan, titles, toast } from './scansPage.ts';

const collection = /\/projects\/prj_harbor\/scans$/;

async function openUpload(page: Page): Promise<Locator> {
  await openScans(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Chooses a file the way a person does. */
async function choose(dialog: Locator, file: ReturnType<typeof pointCloud>): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).click();
  await (await chooser).setFiles(file);
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Upload', exact: true });

test('puts the new scan at the top of the list', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await dialog.getByLabel('Title').fill('Level 9, east');
  await dialog.getByLabel('Description').fill('Before the ceiling is closed.');
  await send(dialog).click();
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(titles(page)).toHaveCount(25);
  await expect(titles(page).first()).toHaveText('Level 9, east');
  const row = scan(page, 'Level 9, east');
  await expect(row.getByText('Before the ceiling is closed.')).toBeVisible();
  await expect(row.getByText('Private', { exact: true })).toBeVisible();
  await expect(row.getByText('4 points')).toBeVisible();
});

test('takes the name of the file for a title that was not given', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud('Level 9 east.ply'));
  await expect(dialog.getByLabel('Title')).toHaveValue('Level 9 east');
});

test('wants a title and a file', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'POST', collection);
  const dialog = await openUpload(page);
  await send(dialog).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('File is required')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'File' })).toBeFocused();
  expect(calls.count).toBe(0);
});

test('does not take blanks for a title', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'POST', collection);
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await dialog.getByLabel('Title').fill('   ');
  await send(dialog).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  expect(calls.count).toBe(0);
});

test('refuses a file of another type before it is sent', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'POST', collection);
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud('photo.png'));
  await expect(dialog.getByText('File must be PLY, LAS, LAZ, E57, PTS or XYZ')).toBeVisible();
  await dialog.getByLabel('Title').fill('A photo');
  await send(dialog).click();
  await expect(dialog.getByText('File must be PLY, LAS, LAZ, E57, PTS or XYZ')).toBeVisible();
  expect(calls.count).toBe(0);
});

test('refuses a file that is too large before it is sent', async ({ signedIn: page }) => {
  const calls = countCalls(page, 'POST', collection);
  const dialog = await openUpload(page);
  // A file that only says that it is large: 100 MB need not go through the test for that.
  const large = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const bytes = new Uint8Array(1024 * 1024);
    transfer.items.add(new File([...Array(100).fill(bytes), 'x'], 'large.ply'));
    return transfer;
  });
  await dialog.getByText(/Drop it here/).dispatchEvent('drop', { dataTransfer: large });
  await expect(dialog.getByText('File must be at most 100 MB')).toBeVisible();
  await send(dialog).click();
  await expect(dialog.getByText('File must be at most 100 MB')).toBeVisible();
  expect(calls.count).toBe(0);
});

test('takes a file that is dropped', async ({ signedIn: page }) => {
  const dialog = await openUpload(page);
  const { name, buffer } = pointCloud('dropped.ply');
  const dropped = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, buffer.toString()],
  );
  await dialog.getByText(/Drop it here/).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('button', { name: 'File' })).toContainText('dropped.ply');
  await send(dialog).click();
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
  await expect(titles(page).first()).toHaveText('dropped');
});

test('shows how far it is', async ({ signedIn: page, mock }) => {
  await mock.fail('createScan', { delayMs: 1500 });
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await send(dialog).click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await expect(dialog.getByText(/^\d+ bytes of \d+ bytes$/)).toBeVisible();
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
});

test('can be cancelled under way and keeps what was typed', async ({ signedIn: page, mock }) => {
  await mock.fail('createScan', { delayMs: 10_000 });
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await dialog.getByLabel('Title').fill('Cancelled');
  await send(dialog).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByLabel('Title')).toHaveValue('Cancelled');
  await expect(dialog.getByLabel('Title')).toBeEnabled();
  await expect(page.getByText(/uploaded successfully|Failed to upload/)).toHaveCount(0);
});

test('a failure is said, and keeps what was typed', async ({ signedIn: page, mock }) => {
  await mock.fail('createScan', { code: 500 });
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await dialog.getByLabel('Title').fill('Level 9, east');
  await send(dialog).click();
  await expect(toast(page, 'Failed to upload scan', 'alert')).toBeVisible();
  await expect(dialog.getByText('Something went wrong on the server. Try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Level 9, east');
  await send(dialog).click();
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
});

test('what the server says of a value stands at its field', async ({ signedIn: page, mock }) => {
  await mock.fail('createScan', { code: 422 });
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await send(dialog).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
});

test('a lost connection is said, and keeps what was typed', async ({ signedIn: page, mock }) => {
  const dialog = await openUpload(page);
  await choose(dialog, pointCloud());
  await mock.fail('createScan', { offline: true });
  await send(dialog).click();
  await expect(dialog.getByText(/^No connection to the server/)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Level 9 east');
});
