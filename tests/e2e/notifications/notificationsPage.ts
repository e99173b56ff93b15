import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

export const address = '/template-settings/notifications';

export const actionGroup = 'Action required notifications';
export const otherGroup = 'Other notifications';

/** The card of a group. */
export const group = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The select of a group. */
export const frequency = (page: Page, name: string): Locator =>
  group(page, name).getByLabel('Frequency');

export const item = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name, exact: true });

/** Opens the page and waits until it is usable. */
export async function openNotifications(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('switch').first()).toBeVisible();
}

/** The bar that is shown while there are unsaved changes. */
const saveBar = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' });

export async function save(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(saveBar(page)).toHaveCount(0);
}

/** The confirmation before changes are lost. */
export const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Discard changes?' });

export async function answer(page: Page, name: 'Keep editing' | 'Discard'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
}

/** The item that was switched off is still off, and not saved. */
export async function expectUnsaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(item(page, 'Asset updates')).not.toBeChecked();
  await expect(saveBar(page)).toBeVisible();
}
