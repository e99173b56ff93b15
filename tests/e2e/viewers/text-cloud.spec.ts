import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, scan } from '../scans/scansPage.ts';

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

test('a text cloud is uploaded with its columns and stands upright', async ({ signedIn: page }) => {
  await openScans(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a scan' });
  const choose = async (file: ReturnType<typeof wallWithYUp>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...wallWithYUp(), name: 'a.xyz', buffer: Buffer.from('Not a cloud.') });
  await expect(dialog.getByRole('alert').filter({ hasText: 'a.xyz is not a' })).toBeVisible();
  await choose(wallWithYUp());
  await expect(dialog.getByLabel('Decimal sign')).toHaveValue('comma');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Choose the column of X, Y, Z.')).toBeVisible();
  for (const [i, axis] of ['x', 'y', 'z'].entries()) {
    await dialog.getByLabel(`Meaning of column ${i + 2}`).selectOption(axis);
  }
  await dialog.getByLabel('Up axis').selectOption('y');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(scan(page, 'Wall').getByText('3,621 points')).toBeVisible();

  await scan(page, 'Wall').getByRole('link', { name: 'Wall' }).click();
  const cloud = page.getByRole('region', { name: 'Point cloud of Wall' });
  await expect(cloud).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
  await page.getByRole('button', { name: /^Display/ }).click();
  const panel = page.getByRole('complementary', { name: 'Display' });
  await panel.getByText('Height', { exact: true }).click();
  await expect(panel.getByText(`9'-10 1/8"`)).toBeVisible();
  await panel.getByText('Z', { exact: true }).click();
  await expect(panel.getByText(`13'-1 1/2"`)).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Z' })).toBeChecked();
});
