import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';
import { act, pointCloud, scansPath, seeded, toast } from '../scans/scansPage.ts';

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

async function openScansPage(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Scans' })
    .click();
  await expect(page).toHaveURL(scansPath);
}

test('the dashboard and home follow scans that are made public, deleted and uploaded', async ({
  signedIn: page,
  mock,
}) => {
  const { buildviewScan: before } = await statsOf(mock);
  // The first visits put the figures in the cache.
  await page.goto('/');
  const harbor = page.getByRole('article').filter({ hasText: 'Harbor Point Tower' });
  await expect(harbor.getByRole('definition').last()).toHaveText(String(seededScans));
  await harbor.getByRole('link').click();
  await expectFigures(page, before);

  await test.step('a scan made public moves from Completed to Active', async () => {
    await openScansPage(page);
    await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
    await act(page, seeded.newest, 'Make public');
    await expect(toast(page, 'Scan is now public')).toBeVisible();
    await expectScans(page, {
      ...before,
      public: before.public + 1,
      private: before.private - 1,
    });
  });

  await test.step('a deleted scan is no longer counted', async () => {
    await openScansPage(page);
    await act(page, seeded.newest, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, '1 scan(s) deleted successfully')).toBeVisible();
    await expectScans(page, {
      total: before.total - 1,
      public: before.public,
      private: before.private - 1,
    });
    await expect(page.getByText(seeded.newest)).toHaveCount(0);
    await page.getByRole('link', { name: 'Construction portal, home' }).click();
    await expect(harbor.getByRole('definition').last()).toHaveText(String(seededScans - 1));
  });

  await test.step('an uploaded scan is counted, and is the newest asset', async () => {
    await harbor.getByRole('link').click();
    await openScansPage(page);
    await page.getByRole('button', { name: 'Upload' }).click();
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File' }).click();
    await (await chooser).setFiles(pointCloud('Level 9 east.ply'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(toast(page, 'Scan uploaded successfully')).toBeVisible();
    const { buildviewScan: after } = await statsOf(mock);
    expect(after.total).toBe(before.total);
    await expectScans(page, before);
    await expect(card(page)).toContainText(
      `${after.recentCreatedLast7Days} created in the last 7 days`,
    );
    const list = page.getByRole('region', { name: 'New Assets' }).getByRole('listitem');
    await expect(list.first()).toContainText('Level 9 east');
    await expect(list.first()).toContainText('today');
  });
});
