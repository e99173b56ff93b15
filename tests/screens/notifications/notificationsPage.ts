import type { Finder, Page } from '../support/test.ts';
import { expect } from '../support/test.ts';

export const address = '/template-settings/notifications';
export const optOutAddress = `${address}?tab=opt-out`;

export const actionGroup = 'Action required notifications';
export const otherGroup = 'Other notifications';

/** The card of a group. */
export const group = (page: Page, name: string): Finder => page.getByRole('region', { name });

/** The select of a group. */
export const frequency = (page: Page, name: string): Finder =>
  group(page, name).getByLabel('Frequency');

export const item = (page: Page, name: string): Finder =>
  page.getByRole('switch', { name, exact: true });

/** Opens a tab and waits until it is usable. */
export async function openNotifications(page: Page, path: string = address): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('switch').first()).toBeVisible();
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** The bar that is shown while there are unsaved changes. */
export const saveBar = (page: Page): Finder =>
  page.getByRole('region', { name: 'Unsaved changes' });

export async function save(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Notification preferences saved')).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);
}

export const optOutSwitch = (page: Page): Finder =>
  page.getByRole('switch', { name: 'Opt out from all notifications' });
export const reason = (page: Page): Finder => page.getByLabel('Reason');
export const button = (page: Page, name: string): Finder =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The confirmation before changes are lost. */
export const question = (page: Page): Finder =>
  page.getByRole('dialog', { name: 'Discard changes?' });

export async function answer(page: Page, name: 'Keep editing' | 'Discard'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
}

export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Finder =>
  page.getByRole(role).filter({ has: page.getByText(text, { exact: true }) });
