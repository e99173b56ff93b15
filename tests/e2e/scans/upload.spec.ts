import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Failure, Mock } from '../../support/mock.ts';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { countCalls, openScans, pointCloud, scan, titles, toast } from './scansPage.ts';

const MB = 1024 * 1024;

/** Opens the dialog in the list of scans. */
async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A file in memory, or the path of a large one. */
type Chosen = ReturnType<typeof pointCloud> | string;

/** Chooses a file through the file chooser. */
async function choose(dialog: Locator, file: Chosen): Promise<void> {
  const chooser = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).click();
  await (await chooser).setFiles(file);
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Upload', exact: true });
const dock = (page: Page) => page.getByRole('region', { name: 'Uploads', exact: true });
const progress = (page: Page, title: string) =>
  dock(page).getByRole('progressbar', { name: `Upload of ${title}` });

/** Writes a PLY file that is a little larger than one part, so that it has two. Padding follows its points. */
async function largeCloud(path: string): Promise<Buffer> {
  const rest = Buffer.alloc(8 * MB);
  for (let i = 0; i < rest.length; i += 4) rest.writeUInt32LE((i * 2_654_435_761) % 2 ** 32, i);
  const data = Buffer.concat([pointCloud().buffer, rest]);
  await writeFile(path, data);
  return data;
}

/** SHA-256 of a scan's file on the server. */
async function hashAtServer(mock: Mock, token: string, title: string): Promise<string> {
  const path = '/projects/prj_harbor/scans';
  const listed = await mock.request('GET', path, { token });
  const { data }: { data: { id: string; title: string }[] } = await listed.json();
  const scanIds = data.flatMap((each) => (each.title === title ? each.id : []));
  const zip = await mock.request('POST', `${path}/download`, { token, data: { scanIds } });
  const [file] = Object.values(unzipSync(await zip.body()));
  return hashOf(file ?? new Uint8Array());
}
const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The first of a file's two parts succeeds at once; the next calls get this fault. */
async function afterFirstPart(mock: Mock, failure: Failure) {
  await mock.fail('addUploadChunk', { delayMs: 1 });
  await mock.fail('addUploadChunk', { ...failure, times: null });
}
/** Call it before the upload begins: the answer may come before the click is over. */
const firstPart = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

test('scans are uploaded: what fails and what is shown, and a large file is paused, canceled, interrupted and resumed', async ({
  page,
  signIn,
  context,
  mock,
}, testInfo) => {
  test.slow();
  const { accessToken: token } = await signIn(page);
  await openScans(page);

  await test.step('a dropped file is uploaded, and its scan is the first of the list', async () => {
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
    await expect(dialog.getByLabel('Title')).toHaveValue('dropped');
    await dialog.getByLabel('Title').fill('Level 9, east');
    await dialog.getByLabel('Description').fill('Before the ceiling is closed.');
    await send(dialog).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
    await expect(dock(page).getByRole('heading')).toHaveText('1 file uploaded');
    await expect(titles(page).first()).toHaveText('Level 9, east');
    await expect(titles(page)).toHaveCount(seededScans + 1);
    const row = scan(page, 'Level 9, east');
    await expect(row.getByText('Before the ceiling is closed.')).toBeVisible();
    await expect(row.getByText('Private', { exact: true })).toBeVisible();
    // Processing starts by itself.
    await expect(row.getByText('4 points')).toBeVisible();
    await expect(row.getByText(/process/i)).toHaveCount(0);
  });

  await test.step('a failure shows its reason and can be retried', async () => {
    await mock.fail('createUpload', { example: 'STORAGE_FULL', code: 507 });
    await mock.fail('createScanFromUpload', { code: 403 });
    const dialog = await openUpload(page);
    await choose(dialog, pointCloud('Level 10.ply'));
    await send(dialog).click();
    await expect(dock(page).getByRole('heading')).toHaveText('1 upload failed');
    await expect(dock(page).getByText(/^The server has no room for this file/)).toBeVisible();
    await dock(page).getByRole('button', { name: 'Retry Level 10' }).click();
    await expect(dock(page).getByText(/^Your role in this project does not/)).toBeVisible();
    await dock(page).getByRole('button', { name: 'Retry Level 10' }).click();
    await expect(titles(page).first()).toHaveText('Level 10');
  });

  await test.step('a file that cannot be processed shows why, and can be retried', async () => {
    const cut = pointCloud('Cut.ply');
    const dialog = await openUpload(page);
    await choose(dialog, { ...cut, buffer: cut.buffer.subarray(0, -12) });
    await send(dialog).click();
    const row = scan(page, 'Cut');
    await expect(row.getByText('Processing failed')).toBeVisible();
    await expect(row.getByText(/promises 4 points, and it ends after 2/)).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Cut' }).click();
    await expect(page.getByRole('menuitem', { name: 'Make public' })).toBeDisabled();
    await page.keyboard.press('Escape');
    const response = page.waitForResponse((answer) => answer.url().endsWith('/process'));
    await row.getByRole('button', { name: 'Retry Cut' }).click();
    expect((await (await response).json()).data.processing.state).toBe('queued');
    await expect(row.getByText('Processing failed')).toBeVisible();
  });

  mock.provokedOffline = true;
  const file = testInfo.outputPath('Tower.ply');
  const hash = hashOf(await largeCloud(file));
  // The uploads before it are done.
  await openScans(page);

  await test.step('an upload can be paused and canceled, and asks first when much would be lost', async () => {
    const dialog = await openUpload(page);
    await choose(dialog, file);
    await afterFirstPart(mock, { delayMs: 60_000 });
    const arrived = firstPart(page);
    await send(dialog).click();
    await arrived;
    await expect(progress(page, 'Tower')).toBeVisible();
    await dock(page).getByRole('button', { name: 'Pause Tower' }).click();
    await expect(dock(page).getByText(/paused/)).toBeVisible();
    await mock.heal();
    await mock.failAlways('addUploadChunk', { delayMs: 60_000 });
    await dock(page).getByRole('button', { name: 'Resume Tower' }).click();
    await expect(dock(page).getByRole('button', { name: 'Pause Tower' })).toBeVisible();
    await dock(page).getByRole('button', { name: 'Cancel Tower' }).click();
    await expect(dock(page).getByText(/uploaded so far\. Cancel this upload\?/)).toBeVisible();
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await dock(page).getByRole('button', { name: 'Cancel upload' }).click();
    expect((await gone).status()).toBe(204);
    await expect(dock(page)).toHaveCount(0);
    await expect(titles(page)).toHaveCount(seededScans + 3);
    await mock.heal();
  });

  await test.step('an upload continues by itself after a network failure, on any page, byte for byte', async () => {
    const dialog = await openUpload(page);
    await choose(dialog, file);
    await afterFirstPart(mock, { delayMs: 5000 });
    const arrived = firstPart(page);
    await send(dialog).click();
    await arrived;
    await context.setOffline(true);
    await expect(dock(page).getByText(/Waiting for the network/)).toBeVisible();
    await mock.heal();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'RFIs' }).click();
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
    await page.goBack();
    await expect(scan(page, 'Tower').getByText(/points/)).toBeVisible({ timeout: 20_000 });
    expect(await hashAtServer(mock, token, 'Tower')).toBe(hash);
  });

  await test.step('an upload resumes after a reload and skips the parts that the server has', async () => {
    const title = 'Tower, week 47';
    const dialog = await openUpload(page);
    await choose(dialog, file);
    await dialog.getByLabel('Title').fill(title);
    await afterFirstPart(mock, { code: 503 });
    await send(dialog).click();
    await expect(dock(page).getByText(/trying again/)).toBeVisible();
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await mock.heal();

    const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished.getByText(/Tower\.ply, .* of 8.4 MB uploaded/)).toBeVisible();
    const parts = countCalls(page, 'PATCH', /\/uploads\/[^/]+$/);
    const again = async (chosen: Chosen) => {
      const chooser = page.waitForEvent('filechooser');
      await unfinished.getByRole('button', { name: `Resume ${title}` }).click();
      await (await chooser).setFiles(chosen);
    };
    await again(pointCloud('other.ply'));
    await expect(unfinished.getByRole('alert')).toContainText('This is another file');
    await again(file);
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    expect(parts.count).toBe(1);
    expect(await hashAtServer(mock, token, title)).toBe(hash);
  });
});
