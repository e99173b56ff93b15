import type { Locator, Page } from '@playwright/test';
import jpeg from 'jpeg-js';
import type { CameraNotes } from '../../../mock-server/converter/pictures/exifWriter.ts';
import { withMetadata } from '../../../mock-server/converter/pictures/exifWriter.ts';
import { expect } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';

export const photosPath = '/dashboard/build-view/photos?project=prj_harbor';

/** Returns a photo as a phone would upload it. */
export function phonePhoto(name: string, notes: CameraNotes = {}) {
  const [width, height] = [64, 48];
  const { data } = jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 150) }, 80);
  return { name, mimeType: 'image/jpeg', buffer: withMetadata(data, notes) };
}

/** Selects files with the page's Upload button. */
export async function upload(page: Page, ...files: ReturnType<typeof phonePhoto>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await (await chooser).setFiles(files);
}

/** A photo in the timeline; its name begins with its title. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title}(,|$)`) }).first();

export const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /^Photo / });

/** Searches for a photo and opens the first match. The portal is open. */
export async function openPhoto(page: Page, words: string, title: string): Promise<Locator> {
  await turnTo(page, `${photosPath}&${new URLSearchParams({ q: words })}`);
  await tile(page, title).click();
  await expect(viewer(page).getByRole('complementary', { name: 'Details' })).toBeVisible();
  return viewer(page);
}
