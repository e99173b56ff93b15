import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { CallName } from '../../support/small-host/calls.ts';
import { dialectNames, expect, test } from '../../support/small-host/test.ts';
import { heading } from '../auth/steps.ts';
import { act, picture, scan, titles, toast } from '../scans/scansPage.ts';
import {
  callsTo,
  expectVisibility,
  logIn,
  navigation,
  open,
  openScans,
  otherFailure,
} from './steps.ts';

/** The pages that the twelve calls are enough for, and the one that says so. */
const offered = ['/', '/dashboard', '/dashboard/build-view/scans', '/what-this-host-offers'];

/** Pages of each area that such a host does not offer. */
const absent = [
  '/dashboard/messages',
  '/dashboard/3d-view/models',
  '/settings/roles',
  '/template-settings/notifications',
  '/user-profile',
  '/public-viewer',
  '/dashboard/rfis',
];

/** The paths that the links of the page lead to, in the portal. */
const pathsOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.getAttribute('href')?.startsWith('#'))
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/(.)\/$/, '$1')),
    );

async function expectOnlyOffered(page: Page): Promise<void> {
  expect((await pathsOf(page)).filter((path) => !offered.includes(path))).toEqual([]);
}

async function expectAbsent(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText(/^This host does not offer .+ yet$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const dialect of dialectNames) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test('a person works with the scans, and finds nothing that the host does not offer', async ({
      page,
      host,
    }) => {
      await test.step('links and menus lead to what the host offers', async () => {
        await page.goto('/login/');
        await expectAbsent(page, '/forgot-password');
        await open(page, '/login');
        await logIn(page, host);
        await expect(page.getByRole('main').getByText('Punch Items')).toBeVisible();
        await expect(navigation(page).getByRole('link')).toHaveText(['Dashboard', 'Scans']);
        await expectOnlyOffered(page);
        await page.getByRole('button', { name: 'Account of Omar Haddad' }).click();
        const entries = page.getByRole('menuitem');
        await expect(entries.getByText('Log out')).toBeVisible();
        for (const name of ['Profile', 'Settings', 'Notifications']) {
          await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await openScans(page, host);
        await expectOnlyOffered(page);
        await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Actions for Level 2 slab' }).click();
        await expect(page.getByRole('menuitem')).toHaveText([
          ...['Edit', 'Download', 'Make public'],
          // Either can be right where the host does not say.
          ...(host.dialect.tellsVisibility ? [] : ['Make private']),
          'Delete',
        ]);
        await page.keyboard.press('Escape');
      });

      await test.step('a page that the host does not offer says so', async () => {
        for (const path of absent) await expectAbsent(page, path);
        await expect(heading(page, 'RFIs')).toBeVisible();
        await expect(page.getByText('This host does not offer RFIs yet')).toBeVisible();
        await page.getByRole('link', { name: 'See what this host offers' }).click();
        await expect(page).toHaveURL(/\/what-this-host-offers$/);
        await expect(heading(page, 'What this host offers')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Scans');
        await expectOnlyOffered(page);
      });

      await test.step('the portal made only the calls that the host offers', async () => {
        const project = `/projects/${host.dialect.projectId}`;
        expect(callsTo(host)).toEqual([
          'GET /capabilities',
          `GET ${project}/scans`,
          `GET ${project}/stats`,
          'POST /auth/login',
        ]);
        // One page load asks once, however many pages the host does not offer.
        expect(host.requests.filter(({ path }) => path === '/capabilities')).toHaveLength(1);
      });

      await test.step('an unknown address says so', async () => {
        await open(page, '/nonsense');
        await expect(heading(page, '404 - Page Not Found')).toBeVisible();
      });

      await test.step('scans are listed', async () => {
        await open(page, `/dashboard/build-view/scans?project=${host.dialect.projectId}`);
        await expect(titles(page)).toHaveText(['Level 2 slab', 'East facade', 'Parking ramp']);
        await expectVisibility(page, host, 'East facade', 'Public');
        await expectVisibility(page, host, 'Level 2 slab', 'Private');
        await expect(scan(page, 'Level 2 slab')).not.toContainText(/NaN|undefined|null|Invalid/);
      });

      const alert = (text: string) => expect(toast(page, text, 'alert')).toBeVisible();

      await test.step('each failure of a scan has its text', async () => {
        /** Tries an item of a scan's menu, which fails. */
        const tryTo = async (item: string, call: CallName, text: string) => {
          host.fail(call, otherFailure[dialect]);
          const isPublic = item === 'Make private';
          await act(page, isPublic ? 'East facade' : 'Level 2 slab', item);
          if (item === 'Delete') {
            await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
          }
          await alert(text);
        };
        await tryTo('Make public', 'makeScanPublic', 'Failed to make scan public');
        await tryTo('Make private', 'makeScanPrivate', 'Failed to make scan private');
        await tryTo('Download', 'downloadScans', 'Failed to download scans');
        await tryTo('Delete', 'deleteScan', 'Failed to delete scans');
        await expectVisibility(page, host, 'Level 2 slab', 'Private');
        await expectVisibility(page, host, 'East facade', 'Public');
      });

      await test.step('edit', async () => {
        host.fail('updateScan', { status: 409, message: 'The surveyor has locked this scan.' });
        await act(page, 'Level 2 slab', 'Edit');
        const dialog = page.getByRole('dialog', { name: 'Edit scan' });
        await dialog.getByLabel('Title').fill('Level 2, poured');
        await dialog.getByLabel('Description').fill('After the pour.');
        await dialog.locator('input[type=file]').setInputFiles(picture());
        const save = dialog.getByRole('button', { name: 'Save' });
        await save.click();
        await alert('The surveyor has locked this scan.');
        host.fail('updateScan', { status: 500 });
        await save.click();
        await alert('Failed to update scan');
        await expect(dialog.getByLabel('Title')).toHaveValue('Level 2, poured');
        await save.click();
        await expect(toast(page, 'Scan updated successfully')).toBeVisible();
        const changed = scan(page, 'Level 2, poured');
        await expect(changed).toContainText('After the pour.');
        // The plain host answers no address of a picture.
        if (dialect !== 'plain') {
          await expect(changed.locator('img')).toHaveJSProperty('naturalWidth', 1);
        }
        const sent = host.requests.findLast(({ method }) => method === 'PUT');
        expect(sent?.fields.sort()).toEqual(['description', 'thumbnail', 'title']);
        expect(sent?.headers['if-match']).toBe(dialect === 'problem' ? '"1"' : undefined);
      });

      const title = 'Level 2, poured';
      await test.step('publish, after the session expired', async () => {
        host.expireAccessTokens();
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

      await test.step('an expired session is renewed without a word, while it can be', async () => {
        host.expireAccessTokens();
        await page.reload();
        await expect(titles(page)).toHaveText(['Parking ramp']);
        await expect(page.getByRole('alert')).toHaveCount(0);
        // One for the write, and one for the page.
        const renewals = host.requests.filter(({ path }) => path === '/auth/refresh-token');
        expect(renewals).toHaveLength(2);

        host.expireAccessTokens();
        host.state.refreshTokens.clear();
        await page.reload();
        await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
      });
    });
  });
}
