import { unzipSync } from 'fflate';
import type { CallName } from '../../support/small-host/calls.ts';
import { heading } from '../auth/steps.ts';
import { expect, type Page, step } from '../support/test.ts';
import {
  callsTo,
  dialects,
  expectVisibility,
  logIn,
  navigation,
  open,
  otherFailure,
  scan,
  toast,
} from './host.ts';

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

/** The titles of the scans on the page, in order. */
const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });

/** Selects an item of a scan's menu. */
async function act(page: Page, title: string, item: string): Promise<void> {
  const name = `Actions for ${title}`;
  await page.getByRole('button', { name }).click();
  await page.getByRole('menu', { name }).getByRole('menuitem', { name: item }).click();
}

/** Expects that all links of the page lead to what the host offers. */
function expectOnlyOffered(page: Page): void {
  const paths = page
    .locator('a[href]')
    .find()
    .filter((link) => !link.getAttribute('href')?.startsWith('#'))
    .map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/(.)\/$/, '$1'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !offered.includes(path))).toEqual([]);
}

async function expectAbsent(page: Page, path: string): Promise<void> {
  open(path);
  await expect(page.getByText(/^This host does not offer .+ yet$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(location.pathname).toBe(path);
}

const picture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Uint8Array.from([137, 80, 78, 71]),
};

for (const [dialect, test] of dialects) {
  test(`${dialect}: a person works with the scans, and finds nothing that the host does not offer`, async ({
    page,
    host,
    answers,
    downloads,
  }) => {
    await step('links and menus lead to what the host offers', async () => {
      await page.goto('/login/');
      await expectAbsent(page, '/forgot-password');
      open('/login');
      await logIn(page, host);
      await expect(page.getByRole('main').getByText('Punch Items')).toBeVisible();
      await expect(navigation(page).getByRole('link')).toHaveText(['Dashboard', 'Scans']);
      expectOnlyOffered(page);
      await page.getByRole('button', { name: 'Account of Omar Haddad' }).click();
      await expect(page.getByRole('menuitem').getByText('Log out')).toBeVisible();
      for (const name of ['Profile', 'Settings', 'Notifications']) {
        await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await navigation(page).getByRole('link', { name: 'Scans' }).click();
      await expect(page.getByText('3 scans', { exact: true })).toBeVisible();
      expectOnlyOffered(page);
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

    await step('a page that the host does not offer says so', async () => {
      // Which pages are absent depends on the calls, not on how a host words its answers.
      for (const path of dialect === 'problem' ? absent : absent.slice(-1)) {
        await expectAbsent(page, path);
      }
      await expect(heading(page, 'RFIs')).toBeVisible();
      await expect(page.getByText('This host does not offer RFIs yet')).toBeVisible();
      await page.getByRole('link', { name: 'See what this host offers' }).click();
      await expect(page).toHaveURL('/what-this-host-offers');
      await expect(heading(page, 'What this host offers')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Scans');
      expectOnlyOffered(page);
    });

    await step('the portal made only the calls that the host offers', async () => {
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

    await step('an unknown address says so', async () => {
      open('/nonsense');
      await expect(heading(page, '404 - Page Not Found')).toBeVisible();
    });

    await step('scans are listed', async () => {
      open(`/dashboard/build-view/scans?project=${host.dialect.projectId}`);
      await expect(titles(page)).toHaveText(['Level 2 slab', 'East facade', 'Parking ramp']);
      await expectVisibility(page, host, 'East facade', 'Public');
      await expectVisibility(page, host, 'Level 2 slab', 'Private');
      await expect(scan(page, 'Level 2 slab')).not.toContainText(/NaN|undefined|null|Invalid/);
    });

    const alert = (text: string) => expect(toast(page, text, 'alert')).toBeVisible();

    await step('each failure of a scan has its text', async () => {
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

    await step('edit', async () => {
      host.fail('updateScan', { status: 409, message: 'The surveyor has locked this scan.' });
      await act(page, 'Level 2 slab', 'Edit');
      const dialog = page.getByRole('dialog', { name: 'Edit scan' });
      await dialog.getByLabel('Title').fill('Level 2, poured');
      await dialog.getByLabel('Description').fill('After the pour.');
      await dialog.locator('input[type=file]').setInputFiles(picture);
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
      const shown = changed.locator('img');
      // The plain host answers no address of a picture.
      if (dialect === 'plain') await expect(shown).toHaveCount(0);
      else {
        await expect(shown).toHaveAttribute('src', /^http/);
        const address = String(shown.one()?.getAttribute('src'));
        expect(await (await answers(new Request(address))).bytes()).toEqual(picture.buffer);
      }
      const sent = host.requests.findLast(({ method }) => method === 'PUT');
      expect(sent?.fields.sort()).toEqual(['description', 'thumbnail', 'title']);
      expect(sent?.headers['if-match']).toBe(dialect === 'problem' ? '"1"' : undefined);
    });

    const title = 'Level 2, poured';
    await step('publish, after the session expired', async () => {
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

    await step('download', async () => {
      await page.getByRole('checkbox', { name: 'Select all scans' }).check();
      await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
      await expect(toast(page, '3 scan(s) downloaded successfully')).toBeVisible();
      expect(downloads.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^scans-\d{13}\.zip$/),
      ]);
      const files = unzipSync((await downloads[0]?.bytes()) ?? new Uint8Array());
      expect(Object.keys(files)).toContain('Level 2, poured.ply');
    });

    await step('delete', async () => {
      await page.getByRole('checkbox', { name: 'Select Parking ramp' }).uncheck();
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete 2 scans?' });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, '2 scan(s) deleted successfully')).toBeVisible();
      await expect(titles(page)).toHaveText(['Parking ramp']);
      expect(host.state.scans.map(({ title }) => title)).toEqual(['Parking ramp']);
    });

    await step('an expired session is renewed without a word, while it can be', async () => {
      host.expireAccessTokens();
      await page.reload();
      await expect(titles(page)).toHaveText(['Parking ramp']);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // One for the write, and one for the page.
      const renewals = host.requests.filter(({ path }) => path === '/auth/refresh-token');
      expect(renewals).toHaveLength(2);

      host.expireAccessTokens();
      host.state.refreshTokens.clear();
      await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/^\/login\?next=/);
    });
  });
}
