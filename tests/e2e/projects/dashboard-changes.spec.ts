import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';
import { act, openScans, pointCloud, scansPath, seeded, toast } from '../scans/scansPage.ts';

const card = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Scans', exact: true }) });

interface Scans {
  total: number;
  public: number;
  private: number;
}

/** The card shows public scans as active, private ones as completed, and no drafts. */
const expectFigures = (page: Page, scans: Scans): Promise<void> =>
  expect(card(page).getByRole('definition')).toHaveText(
    [scans.total, scans.public, scans.private, 0].map(String),
  );

/** Opens the dashboard through the navigation and reads the card of the scans. */
async function expectScans(page: Page, scans: Scans): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expectFigures(page, scans);
}

/** Opens the dashboard first, so that its figures are in the cache. @returns the figures of the scans */
async function openAfterDashboard(page: Page, mock: Mock) {
  const { buildviewScan: scans } = await statsOf(mock);
  await page.goto('/dashboard?project=prj_harbor');
  await expectFigures(page, scans);
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Scans' })
    .click();
  await expect(page).toHaveURL(scansPath);
  await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
  return scans;
}

test('a scan made public moves from Completed to Active', async ({ signedIn: page, mock }) => {
  const before = await openAfterDashboard(page, mock);
  await act(page, seeded.newest, 'Make public');
  await expect(toast(page, 'Scan is now public')).toBeVisible();
  await expectScans(page, {
    ...before,
    public: before.public + 1,
    private: before.private - 1,
  });
});

test('a deleted scan is no longer counted', async ({ signedIn: page, mock }) => {
  const before = await openAfterDashboard(page, mock);
  await act(page, seeded.newest, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '1 scan(s) deleted successfully')).toBeVisible();
  await expectScans(page, {
    ...before,
    total: before.total - 1,
    private: before.private - 1,
  });
  await expect(page.getByText(seeded.newest)).toHaveCount(0);
});

test('an uploaded scan is counted, and is the newest asset', async ({ signedIn: page, mock }) => {
  const before = await openAfterDashboard(page, mock);
  await page.getByRole('button', { name: 'Upload' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File' }).click();
  await (await chooser).setFiles(pointCloud('Level 9 east.ply'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
  await expectScans(page, {
    ...before,
    total: before.total + 1,
    private: before.private + 1,
  });
  await expect(card(page)).toContainText(
    `${before.recentCreatedLast7Days + 1} created in the last 7 days`,
  );
  const assets = page.getByRole('region', { name: 'New Assets' }).getByRole('listitem');
  await expect(assets.first()).toContainText('Level 9 east');
  await expect(assets.first()).toContainText('today');
});

test('the home page updates its counts too', async ({ signedIn: page }) => {
  await page.goto('/');
  const harbor = page.getByRole('article').filter({ hasText: 'Harbor Point Tower' });
  await expect(harbor.getByRole('definition').last()).toHaveText(String(seededScans));
  await openScans(page);
  await act(page, seeded.newest, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '1 scan(s) deleted successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Construction portal, home' }).click();
  await expect(harbor.getByRole('definition').last()).toHaveText(String(seededScans - 1));
});
