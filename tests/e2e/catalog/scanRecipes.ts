import { expect, type Page } from '@playwright/test';
import { openScans, pointCloud, scan, toast } from '../scans/scansPage.ts';
import type { Recipes } from './recipe.ts';

/** Uploads a truncated scan file, so that its processing can be retried. */
async function uploadBroken(page: Page): Promise<void> {
  await openScans(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'File' }).click();
  const { buffer, ...file } = pointCloud('Cut.ply');
  await (await chooser).setFiles({ ...file, buffer: buffer.subarray(0, -12) });
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(scan(page, 'Cut').getByText('Processing failed')).toBeVisible();
}

/** The other failures of scans are in tests/e2e/scans. */
export const scanRecipes: Recipes = {
  getScan: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto('/viewer/potree-viewer?project=prj_harbor&scan=scn_harbor-01');
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Site overview, week 40' })).toBeVisible();
    },
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Scan not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose a scan' })).toBeVisible();
    },
  },
  processScan: {
    kind: 'action',
    open: ({ page }) => uploadBroken(page),
    act: (page) => page.getByRole('button', { name: 'Retry Cut' }).click(),
    unchanged: (page) => expect(scan(page, 'Cut').getByText('Processing failed')).toBeVisible(),
    succeeds: ({ page }) => expect(toast(page, 'Processing started again')).toBeVisible(),
  },
};
