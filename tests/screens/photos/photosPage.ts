import { expect, type Finder, type Page } from '../support/test.ts';

export const photosPath = '/dashboard/build-view/photos?project=prj_harbor';

/** A photo in the timeline; its name begins with its title. */
export const tile = (page: Page, title: string): Finder =>
  page.getByRole('button', { name: new RegExp(`^${title}(,|$)`) }).first();

export const viewer = (page: Page): Finder => page.getByRole('dialog', { name: /^Photo / });

/** Searches for a photo and opens the first match. */
export async function openPhoto(page: Page, words: string, title: string): Promise<Finder> {
  await page.goto(`${photosPath}&${new URLSearchParams({ q: words })}`);
  await tile(page, title).click();
  await expect(viewer(page).getByRole('complementary', { name: 'Details' })).toBeVisible();
  return viewer(page);
}
