import type { Locator, Page } from '@playwright/test';
import { isFirst } from '../support/steady.ts';
import { expect } from '../support/test.ts';

const bar = (page: Page): Locator => page.getByRole('search');

/** The button of a filter in the toolbar of a list, which says what is chosen. */
export const filterButton = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name: new RegExp(`^${name}(:|$)`) });

/** Opens the values of a filter, which is in the toolbar or in the list of filters. */
export async function openFilter(page: Page, name: string): Promise<void> {
  const add = bar(page).getByRole('button', { name: 'Filter', exact: true });
  if (await isFirst(filterButton(page, name), add)) return filterButton(page, name).click();
  await add.click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Chooses the only value of a filter. */
export async function chooseFilter(page: Page, name: string, value: string): Promise<void> {
  await openFilter(page, name);
  await page.getByRole('menuitemradio', { name: value }).click();
  await expect(filterButton(page, name)).toContainText(value);
}

/** Opens the menu of the view. */
export async function openView(page: Page): Promise<Locator> {
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
