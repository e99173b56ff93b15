import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Pins a record to the selected place, by its number. */
export async function pinRecord(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pin an item' });
  await dialog.getByRole('combobox', { name: 'Record' }).fill(number);
  await page.getByRole('option', { name: new RegExp(`^${number} `) }).click();
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('status').getByText('Item pinned')).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Opens the record from the list of pins, and then its place again. */
export async function comeBack(page: Page, record: string, place: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^Details of ${record} `) }).click();
  await page.getByRole('region', { name: 'Pinned on' }).getByRole('link', { name: place }).click();
}
