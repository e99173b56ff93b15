import { expect, type Finder, type Page } from './test.ts';

const bar = (page: Page): Finder => page.getByRole('search');

/** The button of a filter in the toolbar of a list, which says what is chosen. */
export const filterButton = (page: Page, name: string): Finder =>
  bar(page).getByRole('button', { name: new RegExp(`^${name}(:|$)`) });

/** Opens the values of a filter, which is in the toolbar or in the list of filters. */
export async function openFilter(page: Page, name: string): Promise<void> {
  await expect(bar(page).getByRole('button').first()).toBeVisible();
  if (filterButton(page, name).find().length > 0) return filterButton(page, name).click();
  await bar(page).getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Chooses the only value of a filter. */
export async function chooseFilter(page: Page, name: string, value: string): Promise<void> {
  await openFilter(page, name);
  await page.getByRole('menuitemradio', { name: value }).click();
  await expect(filterButton(page, name)).toContainText(value);
}

/** Opens the menu of the view. */
export async function openView(page: Page): Promise<Finder> {
  const name = /^View(: .*)?$/;
  await page.getByRole('button', { name }).click();
  return page.getByRole('menu', { name });
}

/** Chooses a value in the menu of the view, such as 'Title' of 'Sort by'. A layout needs no part. */
export async function chooseInView(page: Page, value: string, part?: string): Promise<void> {
  const menu = await openView(page);
  if (part) await menu.getByRole('menuitem', { name: part }).click();
  await menu.getByRole('menuitemradio', { name: value, exact: true }).click();
}
