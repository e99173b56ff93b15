import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { act, countCalls, openScans, picture, scan, seeded, toast } from './scansPage.ts';

const single = /\/projects\/prj_harbor\/scans\/[^/]+$/;

async function openEdit(page: Page): Promise<Locator> {
  await openScans(page);
  await act(page, seeded.newest, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  await expect(dialog.getByLabel('Title')).toHaveValue(seeded.newest);
  return dialog;
}

async function choose(dialog: Locator, file: ReturnType<typeof picture>): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Thumbnail' }).click();
  await (await chooser).setFiles(file);
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' }).click();
/** The picture next to a title is decorative and has no role. */
const image = (place: Locator) => place.locator('img');

test('changes title and description', async ({ signedIn: page }) => {
  const dialog = await openEdit(page);
  await dialog.getByLabel('Title').fill('Site overview, final');
  await dialog.getByLabel('Description').fill('Registered to the survey control.');
  await save(dialog);
  await expect(toast(page, 'Scan updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const row = scan(page, 'Site overview, final');
  await expect(row).toContainText('Registered to the survey control.');
  await page.reload();
  await expect(row).toContainText('Registered to the survey control.');
});

test('an empty title leaves the title unchanged, and an empty description removes it', async ({
  signedIn: page,
}) => {
  const dialog = await openEdit(page);
  const before = await dialog.getByLabel('Description').inputValue();
  await dialog.getByLabel('Title').fill('');
  await dialog.getByLabel('Description').fill('');
  await save(dialog);
  await expect(toast(page, 'Scan updated successfully')).toBeVisible();
  await expect(page.getByText(before)).toHaveCount(0);
  await expect(scan(page, seeded.newest)).toBeVisible();
});

test('shows a new thumbnail before it is sent, and serves it afterward', async ({
  signedIn: page,
}) => {
  const dialog = await openEdit(page);
  const row = scan(page, seeded.newest);
  const before = await image(row).getAttribute('src');
  await choose(dialog, picture());
  await expect(image(dialog)).toHaveAttribute('src', /^blob:/);
  await expect(image(dialog)).toHaveJSProperty('naturalWidth', 1);
  await save(dialog);
  await expect(toast(page, 'Scan updated successfully')).toBeVisible();
  await expect(image(row)).not.toHaveAttribute('src', String(before));
  await expect(image(row)).toHaveJSProperty('naturalWidth', 1);
  const served = await page.request.get(String(await image(row).getAttribute('src')));
  expect(served.headers()['content-type']).toBe('image/png');
  expect(await served.body()).toEqual(picture().buffer);
});

test('rejects a title that is too long and a thumbnail of the wrong type before they are sent', async ({
  signedIn: page,
}) => {
  const calls = countCalls(page, 'PUT', single);
  const dialog = await openEdit(page);
  await dialog.getByLabel('Title').fill('x'.repeat(201));
  await choose(dialog, { ...picture('drawing.pdf'), mimeType: 'application/pdf' });
  const wrongType = dialog.getByText('Thumbnail must be a PNG, JPEG or WebP image');
  await expect(wrongType).toBeVisible();
  await save(dialog);
  await expect(dialog.getByText('Title must be at most 200 characters')).toBeVisible();
  await expect(wrongType).toBeVisible();
  expect(calls.count).toBe(0);
});

test("shows the server's message when the update fails, otherwise the fallback text, and keeps the input", async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('updateScan', { example: 'PROJECT_CLOSED' });
  const dialog = await openEdit(page);
  await dialog.getByLabel('Title').fill('Site overview, final');
  await save(dialog);
  await expect(
    toast(page, 'This project is closed. Nothing in it can be changed.', 'alert'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Site overview, final');
  await mock.fail('updateScan', { offline: true });
  await save(dialog);
  await expect(toast(page, 'Failed to update scan', 'alert')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Site overview, final');
});

test('closing asks first when changes would be lost', async ({ signedIn: page }) => {
  const dialog = await openEdit(page);
  await dialog.getByLabel('Title').fill('Half a thou');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard your changes?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a thou');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(scan(page, seeded.newest)).toBeVisible();
});
