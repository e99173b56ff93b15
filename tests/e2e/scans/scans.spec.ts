import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { seededScans } from '../../support/seed.ts';
import { placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { chooseInView } from '../lists.ts';
import {
  act,
  countCalls,
  openScans,
  picture,
  pointCloud,
  scan,
  seeded,
  selectNamed,
  titles,
  toast,
} from './scansPage.ts';

const single = /\/projects\/prj_harbor\/scans\/[^/]+$/;

/** The files in a zip: sizes in bytes by name. */
async function entries(path: string): Promise<Record<string, number>> {
  const files = unzipSync(await readFile(path));
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, data.length]));
}

const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` });

/** Opens the scan's menu and moves down to an item, using only the keyboard. */
async function moveTo(page: Page, title: string, item: string): Promise<void> {
  await menuOf(page, title).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const position = (await items.allTextContents()).indexOf(item);
  for (let step = 1; step <= position; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(step)).toBeFocused();
  }
}

test('scans are downloaded, and edited, deleted and uploaded with the keyboard, and the focus is never lost', async ({
  page,
  signIn,
  mock,
}) => {
  const { accessToken: token } = await signIn(page);
  const box = page.getByRole('region', { name: 'Download' });
  await openScans(page);

  await test.step('downloads a scan as a zip that contains its file, and shows the progress', async () => {
    await mock.fail('downloadScans', { delayMs: 700 });
    const started = Date.now();
    const waiting = page.waitForEvent('download');
    await act(page, seeded.newest, 'Download');
    await expect(box.getByText('Downloading 1 scan')).toBeVisible();
    await expect(box.getByRole('progressbar', { name: 'Download progress' })).toBeVisible();
    const download = await waiting;
    await expect(box).toHaveCount(0);
    const [, stamp] = /^scans-(\d+)\.zip$/.exec(download.suggestedFilename()) ?? [];
    expect(Number(stamp)).toBeGreaterThanOrEqual(started);
    expect(Number(stamp)).toBeLessThanOrEqual(Date.now());
    await expect(toast(page, '1 scan(s) downloaded successfully')).toBeVisible();

    const files = unzipSync(await readFile(await download.path()));
    const [[name, data] = []] = Object.entries(files);
    expect(name).toMatch(/\.ply$/);
    expect(Buffer.from(data ?? []).toString('latin1', 0, 3)).toBe('ply');
  });

  await test.step('downloads the selected scans as one zip, each with its size', async () => {
    const answer = await mock.request('GET', '/projects/prj_harbor/scans', { token });
    const { data } = (await answer.json()) as {
      data: { title: string; fileName: string; sizeBytes: number }[];
    };
    const chosen = data.filter(({ title }) => Object.values<string>(seeded).includes(title));
    await selectNamed(page);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await waiting;
    await expect(toast(page, '3 scan(s) downloaded successfully')).toBeVisible();
    expect(await entries(await download.path())).toEqual(
      Object.fromEntries(chosen.map(({ fileName, sizeBytes }) => [fileName, sizeBytes])),
    );
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a canceled download leaves neither a file nor an error, and a failed one shows an error', async () => {
    await mock.failAlways('downloadScans', { delayMs: 60_000 });
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await expect(page.getByText(/downloaded successfully/)).toHaveCount(0);
    await act(page, seeded.newest, 'Download');
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByText(/downloaded successfully|Failed to download/)).toHaveCount(0);

    // A canceled call may not have reached the mock, so it takes no failure from the queue.
    await mock.failAlways('downloadScans', { code: 500 });
    await act(page, seeded.newest, 'Download');
    await expect(toast(page, 'Failed to download scans', 'alert')).toBeVisible();
    await expect(box).toHaveCount(0);
    expect(saved).toEqual([]);
    await mock.heal();
  });

  await test.step('a list shows one scan below the other', async () => {
    await chooseInView(page, 'List');
    await expect(scan(page, seeded.newest)).toHaveAttribute('data-layout', 'list');
    const first = await placeOf(scan(page, seeded.newest));
    const second = await placeOf(scan(page, seeded.published));
    expect(first.x).toBe(second.x);
    expect(first.y).toBeLessThan(second.y);
  });

  await test.step('a thumbnail is refused, shown before it is sent, and saved', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit scan' });
    const row = scan(page, seeded.published);
    /** The picture next to a title is decorative and has no role. */
    const image = (place: typeof row) => place.locator('img');
    const choose = async (file: ReturnType<typeof picture>) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Thumbnail' }).click();
      await (await chooser).setFiles(file);
    };
    const save = () => dialog.getByRole('button', { name: 'Save' }).click();
    const calls = countCalls(page, 'PUT', single);
    const before = String(await image(row).getAttribute('src'));
    await act(page, seeded.published, 'Edit');
    await choose({ ...picture('drawing.pdf'), mimeType: 'application/pdf' });
    const wrongType = dialog.getByText('Thumbnail must be a PNG, JPEG or WebP image');
    await expect(wrongType).toBeVisible();
    await save();
    await expect(wrongType).toBeVisible();
    expect(calls.count).toBe(0);
    await choose(picture());
    await expect(image(dialog)).toHaveAttribute('src', /^blob:/);
    await expect(image(dialog)).toHaveJSProperty('naturalWidth', 1);
    await save();
    await expect(dialog).toHaveCount(0);
    await expect(image(row)).not.toHaveAttribute('src', before);
    await expect(image(row)).toHaveJSProperty('naturalWidth', 1);
    const served = await page.request.get(String(await image(row).getAttribute('src')));
    expect(served.headers()['content-type']).toBe('image/png');
    expect(await served.body()).toEqual(picture().buffer);
    await expect(page.getByText('Scan updated successfully')).toHaveCount(0);
  });

  await test.step('a scan is edited with the keyboard, and the focus returns to its menu', async () => {
    await moveTo(page, seeded.newest, 'Download');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuOf(page, seeded.newest)).toBeFocused();

    await moveTo(page, seeded.newest, 'Edit');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit scan' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page, seeded.newest)).toBeFocused();

    // The second time, the dialog's code is already loaded.
    await moveTo(page, seeded.newest, 'Edit');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(', final');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Scan updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page, `${seeded.newest}, final`)).toBeFocused();
  });

  await test.step('the delete dialog focuses Cancel, and the focus is not lost when its scan is deleted', async () => {
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await moveTo(page, seeded.third, 'Delete');
    await page.keyboard.press('Enter');
    await expect(button('Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuOf(page, seeded.third)).toBeFocused();

    await moveTo(page, seeded.third, 'Delete');
    await page.keyboard.press('Enter');
    await button('Delete').press('Enter');
    await expect(titles(page)).toHaveCount(seededScans - 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeFocused();
  });

  await test.step('an upload is started, paused and resumed with the keyboard', async () => {
    await mock.fail('addUploadChunk', { delayMs: 60_000 });
    const upload = page.getByRole('button', { name: 'Upload' });
    const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
    await upload.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(upload).toBeFocused();

    await page.keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File' }).press('Enter');
    await (await chooser).setFiles(pointCloud());
    await expect(dialog.getByLabel('Title')).toHaveValue('Level 9 east');
    const begun = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog.getByLabel('Title').press('Enter');
    // Before it is sent, the next one would be late.
    await begun;
    await page.getByRole('button', { name: 'Pause Level 9 east' }).press('Enter');
    await page.getByRole('button', { name: 'Resume Level 9 east' }).press('Enter');
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
  });
});
