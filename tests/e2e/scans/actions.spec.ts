import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import {
  act,
  countCalls,
  openScans,
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

test('scans are downloaded, made public and private, and deleted', async ({
  page,
  signIn,
  mock,
}) => {
  const { accessToken: token } = await signIn(page);
  const badge = (title: string, visibility: string) =>
    scan(page, title).getByText(visibility, { exact: true });
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

  await test.step('shows the new visibility at once, and rolls it back when the server rejects the change', async () => {
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
  });

  await test.step('a scan is made private and public again', async () => {
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

  const calls = countCalls(page, 'DELETE', single);
  await test.step('deletes several scans with one call each, and shows how many could not be deleted', async () => {
    await selectNamed(page);
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
    expect(calls.count).toBe(7);
  });

  await test.step('deletes a scan only after a confirmation', async () => {
    const doomed = 'Excavation, week 12';
    const dialog = page.getByRole('dialog', { name: 'Delete 1 scan?' });
    for (const button of ['Cancel', 'Close']) {
      await act(page, doomed, 'Delete');
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toHaveCount(0);
      await expect(scan(page, doomed)).toBeVisible();
    }
    expect(calls.count).toBe(7);
    await act(page, doomed, 'Delete');
    await expect(dialog).toContainText(doomed);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '1 scan(s) deleted successfully').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(scan(page, doomed)).toHaveCount(0);
    await page.reload();
    await expect(titles(page)).toHaveCount(seededScans - 4);
  });
});
