import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../../support/test.ts';
import { act, openScans, seeded, select, toast } from './scansPage.ts';

/** The files in a zip: sizes in bytes by name. */
async function entries(path: string): Promise<Record<string, number>> {
  const files = unzipSync(await readFile(path));
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, data.length]));
}

test('downloads a scan as a zip that contains its file, and shows the progress', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('downloadScans', { delayMs: 700 });
  await openScans(page);
  const started = Date.now();
  const waiting = page.waitForEvent('download');
  await act(page, seeded.newest, 'Download');
  const box = page.getByRole('region', { name: 'Download' });
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

test('downloads the selected scans as one zip, each with its size', async ({
  signedIn: page,
  mock,
  signIn,
}) => {
  const { accessToken } = await signIn(page);
  const answer = await mock.request('GET', '/projects/prj_harbor/scans', { token: accessToken });
  const { data } = (await answer.json()) as {
    data: { title: string; fileName: string; sizeBytes: number }[];
  };
  const chosen = data.filter(({ title }) => Object.values<string>(seeded).includes(title));

  await openScans(page);
  for (const { title } of chosen) await select(page, title);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await waiting;
  await expect(toast(page, '3 scan(s) downloaded successfully')).toBeVisible();
  expect(await entries(await download.path())).toEqual(
    Object.fromEntries(chosen.map(({ fileName, sizeBytes }) => [fileName, sizeBytes])),
  );
});

test('a canceled download leaves neither a file nor an error, and a failed one shows an error', async ({
  signedIn: page,
  mock,
}) => {
  await mock.failAlways('downloadScans', { delayMs: 60_000 });
  await openScans(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const box = page.getByRole('region', { name: 'Download' });
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
});
