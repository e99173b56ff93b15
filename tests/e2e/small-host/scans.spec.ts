import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { dialectNames, expect, expectAccessible, test } from '../../support/small-host/test.ts';
import { act, picture, scan, titles, toast } from '../scans/scansPage.ts';
import { expectVisibility, logIn, openScans } from './steps.ts';

for (const dialect of dialectNames) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test('scans are listed, edited, published, downloaded and deleted', async ({ page, host }) => {
      await page.goto('/login/');
      await logIn(page, host);
      await openScans(page, host);
      await expect(titles(page)).toHaveText(['Level 2 slab', 'East facade', 'Parking ramp']);
      await expectVisibility(page, host, 'East facade', 'Public');
      await expectVisibility(page, host, 'Level 2 slab', 'Private');
      await expect(scan(page, 'Level 2 slab')).not.toContainText(/NaN|undefined|null|Invalid/);
      await expectAccessible(page);

      await test.step('edit', async () => {
        await act(page, 'Level 2 slab', 'Edit');
        const dialog = page.getByRole('dialog', { name: 'Edit scan' });
        await dialog.getByLabel('Title').fill('Level 2, poured');
        await dialog.getByLabel('Description').fill('After the pour.');
        await dialog.locator('input[type=file]').setInputFiles(picture());
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(toast(page, 'Scan updated successfully')).toBeVisible();
        const changed = scan(page, 'Level 2, poured');
        await expect(changed).toContainText('After the pour.');
        // The plain host answers no address of a picture.
        if (dialect !== 'plain') {
          await expect(changed.locator('img')).toHaveJSProperty('naturalWidth', 1);
        }
        const sent = host.requests.find(({ method }) => method === 'PUT');
        expect(sent?.fields.sort()).toEqual(['description', 'thumbnail', 'title']);
        expect(sent?.headers['if-match']).toBe(dialect === 'problem' ? '"1"' : undefined);
      });

      await test.step('publish', async () => {
        const title = 'Level 2, poured';
        await act(page, title, 'Make public');
        await expect(toast(page, 'Scan is now public')).toBeVisible();
        await expectVisibility(page, host, title, 'Public');
        expect(host.state.scans[0]?.isPublic).toBe(true);
        await act(page, title, 'Make private');
        await expect(toast(page, 'Scan is now private')).toBeVisible();
        await expectVisibility(page, host, title, 'Private');
        expect(host.state.scans[0]?.isPublic).toBe(false);
      });

      await test.step('download', async () => {
        await page.getByRole('checkbox', { name: 'Select all scans' }).check();
        const waiting = page.waitForEvent('download');
        await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
        const download = await waiting;
        expect(download.suggestedFilename()).toMatch(/^scans-\d{13}\.zip$/);
        await expect(toast(page, '3 scan(s) downloaded successfully')).toBeVisible();
        const files = unzipSync(await readFile(await download.path()));
        expect(Object.keys(files)).toContain('Level 2, poured.ply');
      });

      await test.step('delete', async () => {
        await page.getByRole('checkbox', { name: 'Select Parking ramp' }).uncheck();
        await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
        const dialog = page.getByRole('dialog', { name: 'Delete 2 scans?' });
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await expect(toast(page, '2 scan(s) deleted successfully')).toBeVisible();
        await expect(titles(page)).toHaveText(['Parking ramp']);
        expect(host.state.scans.map(({ title }) => title)).toEqual(['Parking ramp']);
      });
    });
  });
}
