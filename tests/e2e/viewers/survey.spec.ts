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

test('a LAS survey shows by height and by class', async ({ signedIn: page }) => {
  await openScans(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).click();
  await (await chooser).setFiles(surveyOfLobby());
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(scan(page, 'Survey').getByText('2,601 points')).toBeVisible();
  await scan(page, 'Survey').getByRole('link', { name: 'Survey' }).click();
  await expect(page.getByRole('region', { name: 'Point cloud of Survey' })).toHaveAttribute(
    'data-settled',
    'true',
    { timeout: 60_000 },
  );
  await page.getByRole('button', { name: /^Display/ }).click();
  const panel = page.getByRole('complementary', { name: 'Display' });
  for (const name of ['Ground or floor', 'Building or wall', 'High noise']) {
    await expect(panel.getByRole('checkbox', { name })).toBeChecked();
  }
  // Its points have no colors.
  await expect(panel.getByText('Color', { exact: true })).toHaveCount(0);
  await panel.getByText('Height', { exact: true }).click();
  await expect(panel.getByText(`341'-2 1/2"`)).toBeVisible();
  await expect(panel.getByText(`351'-8 1/2"`)).toBeVisible();
});
