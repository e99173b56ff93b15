import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { openView } from '../lists.ts';

export { saveView } from '../../support/records.ts';

/** Selects a command in the open menu. */
export async function openDialog(page: Page, name: 'Save this view' | 'Manage views') {
  await (await openView(page)).getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
