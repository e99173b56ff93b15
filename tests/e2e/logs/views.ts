import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

export { saveView } from '../../support/records.ts';

/** Opens the menu of saved views. */
export async function openViews(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Views$|View: )/ }).click();
  return page.getByRole('menu', { name: /^(Views$|View: )/ });
}

/** Selects a command in the open menu. */
export async function openDialog(page: Page, name: 'Save this view' | 'Manage views') {
  await (await openViews(page)).getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
