import type { Page } from '@playwright/test';
import { dialectNames, expect, expectAccessible, test } from '../../support/small-host/test.ts';
import { heading } from '../auth/steps.ts';
import { callsTo, logIn, navigation, openScans } from './steps.ts';

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

/** Opens an address as a link in the portal would. */
const open = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

async function expectAbsent(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText(/^This host does not offer .+ yet$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const dialect of dialectNames) {
  test.describe(dialect, () => {
    test.use({ dialect });

    test('what the host does not offer is absent, and a page says so', async ({ page, host }) => {
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

      for (const path of absent) await test.step(path, () => expectAbsent(page, path));
      await expect(heading(page, 'RFIs')).toBeVisible();
      await expect(page.getByText('This host does not offer RFIs yet')).toBeVisible();
      if (dialect === 'problem') await expectAccessible(page);
      await page.getByRole('link', { name: 'See what this host offers' }).click();
      await expect(page).toHaveURL(/\/what-this-host-offers$/);
      await expect(heading(page, 'What this host offers')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Scans');
      await expectOnlyOffered(page);
      if (dialect === 'problem') {
        await expectAccessible(page);
      }

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
  });
}
