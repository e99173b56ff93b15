import type { Page } from '@playwright/test';
import { type LasPoint, writeLas } from '../../support/host/las.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, scan } from '../scans/scansPage.ts';

/** The cloud has a floor at 104 m, a wall, and a point in the air at 107.2 m: 2,601 points without colors. */
function surveyOfLobby() {
  const points = Array.from({ length: 2601 }, (_, i): LasPoint => {
    const [column, row] = [i % 51, Math.floor(i / 51)];
    const [z, classification] = i === 0 ? [320, 18] : row === 0 ? [column * 6, 6] : [0, 2];
    const at = [column * 10, row * 10, z] as const;
    return { at, rgb: [0, 0, 0], intensity: i % 500, classification };
  });
  const las = writeLas({ points, format: 6, minor: 4, offset: [431_250, 4_582_310, 104] });
  return { name: 'Survey.las', mimeType: 'application/vnd.las', buffer: las };
}

/** A wall of 5 m by 3 m and 4 m of floor before it, y up, with names that say nothing. */
function wallWithYUp() {
  const rows = ['Nr;a;b;c'];
  const add = (...place: number[]) =>
    rows.push(
      [`P${rows.length}`, ...place.map((each) => each.toFixed(2))].join(';').replaceAll('.', ','),
    );
  for (let i = 0; i <= 50; i++) {
    for (let n = 0; n <= 30; n++) add(i / 10, n / 10, 0);
    for (let n = 1; n <= 40; n++) add(i / 10, 0, n / 10);
  }
  return { name: 'Wall.xyz', mimeType: 'text/plain', buffer: Buffer.from(rows.join('\n')) };
}

/** Opens an uploaded scan from the list, and its display settings. */
async function openDisplay(page: Page, title: string) {
  await scan(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByRole('region', { name: `Point cloud of ${title}` })).toHaveAttribute(
    'data-settled',
    'true',
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: /^Display/ }).click();
  return page.getByRole('complementary', { name: 'Display' });
}

test('surveys are uploaded, with the columns of a text file, and viewed', async ({
  signedIn: page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  const openUpload = () =>
    page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();
  const choose = async (file: ReturnType<typeof wallWithYUp>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File' }).click();
    await (await chooser).setFiles(file);
  };
  const send = () => dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await openScans(page);

  await test.step('a text cloud is uploaded with its columns', async () => {
    await openUpload();
    await choose({ ...wallWithYUp(), name: 'a.xyz', buffer: Buffer.from('Not a cloud.') });
    await expect(dialog.getByRole('alert').filter({ hasText: 'a.xyz is not a' })).toBeVisible();
    await choose(wallWithYUp());
    await expect(dialog.getByLabel('Decimal sign')).toHaveValue('comma');
    await send();
    await expect(dialog.getByText('Choose the column of X, Y, Z.')).toBeVisible();
    for (const [i, axis] of ['x', 'y', 'z'].entries()) {
      await dialog.getByLabel(`Meaning of column ${i + 2}`).selectOption(axis);
    }
    await dialog.getByLabel('Up axis').selectOption('y');
    await send();
    await expect(scan(page, 'Wall').getByText('3,621 points')).toBeVisible();
  });

  await test.step('a LAS survey shows by height and by class', async () => {
    await openUpload();
    await choose(surveyOfLobby());
    await send();
    await expect(scan(page, 'Survey').getByText('2,601 points')).toBeVisible();
    // They would lie over the panel.
    await page.getByRole('button', { name: 'Close uploads' }).click();
    const panel = await openDisplay(page, 'Survey');
    for (const name of ['Ground or floor', 'Building or wall', 'High noise']) {
      await expect(panel.getByRole('checkbox', { name })).toBeChecked();
    }
    // Its points have no colors.
    await expect(panel.getByText('Color', { exact: true })).toHaveCount(0);
    await panel.getByText('Height', { exact: true }).click();
    await expect(panel.getByText(`341'-2 1/2"`)).toBeVisible();
    await expect(panel.getByText(`351'-8 1/2"`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to scans' }).click();
  });

  await test.step('a text cloud stands upright', async () => {
    const panel = await openDisplay(page, 'Wall');
    await panel.getByText('Height', { exact: true }).click();
    await expect(panel.getByText(`9'-10 1/8"`)).toBeVisible();
    await panel.getByText('Z', { exact: true }).click();
    await expect(panel.getByText(`13'-1 1/2"`)).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Z' })).toBeChecked();
  });
});
