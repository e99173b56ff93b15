import { expect, type Page } from '@playwright/test';
import { openScans, pointCloud, scan, toast } from '../scans/scansPage.ts';
import type { Recipe } from './recipe.ts';

/** A scan whose file ends too early, so that it can be processed again. */
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

export const uploadRecipes = {
  processScan: {
    kind: 'action',
    signedIn: true,
    open: ({ page }) => uploadBroken(page),
    act: (page) => page.getByRole('button', { name: 'Retry Cut' }).click(),
    unchanged: (page) => expect(scan(page, 'Cut').getByText('Processing failed')).toBeVisible(),
    succeeds: ({ page }) => expect(toast(page, 'The scan is processed again')).toBeVisible(),
  },
  // The dock says what becomes of a file, whichever of its calls fails: scans/upload.spec.ts.
  createUpload: { kind: 'own' },
  addUploadChunk: { kind: 'own' },
  getUploadOffset: { kind: 'own' },
  createScanFromUpload: { kind: 'own' },
  cancelScanProcessing: { kind: 'like', operation: 'processScan' },
  // Nothing is said when they cannot be asked for: the page is about other things.
  listUploads: { kind: 'own' },
  deleteUpload: { kind: 'own' },
} satisfies Record<string, Recipe>;
