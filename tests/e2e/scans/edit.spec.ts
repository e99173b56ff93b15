import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { act, countCalls, openScans, picture, scan, seeded, toast } from './scansPage.ts';

const single = /\/projects\/prj_harbor\/scans\/[^/]+$/;

async function choose(dialog: Locator, file: ReturnType<typeof picture>): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Thumbnail' }).click();
  await (await chooser).setFiles(file);
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' }).click();
/** The picture next to a title is decorative and has no role. */
const image = (place: Locator) => place.locator('img');

test('a scan is edited: what is refused, what fails, and what is saved', async ({
  signedIn: page,
  mock,
}) => {
  const changed = 'Site overview, final';
  const note = 'Registered to the survey control.';
  const dialog = page.getByRole('dialog', { name: 'Edit scan' });
  const row = scan(page, seeded.newest);
  await openScans(page);
  const before = String(await image(row).getAttribute('src'));
  const open = async (title: string) => {
    await act(page, title, 'Edit');
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
  };

  await test.step('closing asks first when changes would be lost', async () => {
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

  await test.step('rejects a title that is too long and a thumbnail of the wrong type before they are sent', async () => {
    const calls = countCalls(page, 'PUT', single);
    await open(seeded.newest);
    await dialog.getByLabel('Title').fill('x'.repeat(201));
    await choose(dialog, { ...picture('drawing.pdf'), mimeType: 'application/pdf' });
    const wrongType = dialog.getByText('Thumbnail must be a PNG, JPEG or WebP image');
    await expect(wrongType).toBeVisible();
    await save(dialog);
    await expect(dialog.getByText('Title must be at most 200 characters')).toBeVisible();
    await expect(wrongType).toBeVisible();
    expect(calls.count).toBe(0);
  });

  await test.step('shows a new thumbnail before it is sent', async () => {
    await dialog.getByLabel('Title').fill(changed);
    await dialog.getByLabel('Description').fill(note);
    await choose(dialog, picture());
    await expect(image(dialog)).toHaveAttribute('src', /^blob:/);
    await expect(image(dialog)).toHaveJSProperty('naturalWidth', 1);
  });

  await test.step("shows the server's message when the update fails, otherwise the fallback text, and keeps the input", async () => {
    const closed = 'This project is closed. Nothing in it can be changed.';
    await mock.fail('updateScan', { example: 'PROJECT_CLOSED' });
    await save(dialog);
    await expect(toast(page, closed, 'alert')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(changed);
    await mock.fail('updateScan', { offline: true });
    await save(dialog);
    await expect(toast(page, 'Failed to update scan', 'alert')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue(changed);
    await mock.heal();
  });

  await test.step('changes title, description and thumbnail', async () => {
    await save(dialog);
    await expect(toast(page, 'Scan updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const after = scan(page, changed);
    await expect(after).toContainText(note);
    await page.reload();
    await expect(after).toContainText(note);
    await expect(image(after)).not.toHaveAttribute('src', before);
    await expect(image(after)).toHaveJSProperty('naturalWidth', 1);
    const served = await page.request.get(String(await image(after).getAttribute('src')));
    expect(served.headers()['content-type']).toBe('image/png');
    expect(await served.body()).toEqual(picture().buffer);
  });

  await test.step('an empty title leaves the title unchanged, and an empty description removes it', async () => {
    await open(changed);
    await dialog.getByLabel('Title').fill('');
    await dialog.getByLabel('Description').fill('');
    await save(dialog);
    await expect(toast(page, 'Scan updated successfully')).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
    await expect(scan(page, changed)).toBeVisible();
  });
});
