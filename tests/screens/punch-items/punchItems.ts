import { openFilter } from '../support/lists.ts';
import { expect, type Finder, type Page } from '../support/test.ts';

/** The list with closed items, which it hides at first. */
export const listAddress = '/dashboard/punch-items?project=prj_harbor&status=all';

/** The rendered rows; the list may have more. */
export const rows = (page: Page): Finder => page.locator('tbody').getByRole('row');

/** The number of punch items in the list, of which only some are rendered. */
export const expectTotal = (page: Page, total: number): Promise<void> =>
  expect(page.getByRole('table', { name: 'Punch items' })).toHaveAttribute(
    'aria-rowcount',
    String(total + 1),
  );

/** Expects a text in each rendered row. */
export async function expectEach(page: Page, text: string | RegExp): Promise<void> {
  await expect(rows(page).filter({ hasNotText: text })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
}

export const record = (page: Page, name: string | RegExp): Finder =>
  page.getByRole('region', { name, exact: true });

/** Selects values of a filter. */
export async function filter(page: Page, name: string, ...values: string[]): Promise<void> {
  await openFilter(page, name);
  for (const value of values) {
    await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${value}`) }).click();
  }
  await page.keyboard.press('Escape');
}

/** The offer of a form to continue with what was typed before. */
export const offer = (dialog: Finder): Finder =>
  dialog.getByRole('group', { name: 'Unsent draft' });

/** Waits until the draft is saved, which happens after a pause in typing. */
export const waitForSavedDraft = (text: string): Promise<void> =>
  expect.poll(() => JSON.stringify(localStorage), { timeout: 60_000 }).toContain(text);
