import { actions, type RecordType } from '../../support/records.ts';
import { openView } from '../support/lists.ts';
import { expect, type Finder, type Page } from '../support/test.ts';

/** The page of a record by its number. */
export const record = (page: Page, name: string | RegExp): Finder =>
  page.getByRole('region', { name, exact: true });

/** Expects that the open record offers these actions, and no other one. */
export async function expectOffered(
  page: Page,
  kind: RecordType,
  offered: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const region = page.getByRole('region');
  for (const name of actions[kind]) {
    const there = offered.includes(name) ? 1 : 0;
    await expect(region.getByRole('button', { name, exact: true })).toHaveCount(there);
  }
}

/** Selects a command in the menu of saved views. */
export async function openDialog(
  page: Page,
  name: 'Save this view' | 'Manage views',
): Promise<Finder> {
  await (await openView(page)).getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
