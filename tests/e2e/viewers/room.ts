import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** The seed's scan with the most pins, with few points and no shading, since the CPU draws them. */
export const room =
  '/viewer/potree-viewer?project=prj_harbor&scan=scn_harbor-03&budget=50000&edl=off';

/** Opens the room with the camera inside and waits until its points are drawn. */
export async function openRoom(page: Page, query = ''): Promise<void> {
  await page.goto(`${room}${query}`);
  await drawn(page);
}

export const drawn = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Point cloud of Mechanical room B2' })).toHaveAttribute(
    'data-settled',
    'true',
    { timeout: 60_000 },
  );

/** A panel next to the picture. */
export const panel = (page: Page, name: string): Locator =>
  page.getByRole('complementary', { name });

/** Opens a panel that is closed. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

/** Selects a record of the project by its number. */
export async function chooseRecord(page: Page, number: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Record' }).fill(number);
  await page.getByRole('option', { name: new RegExp(`^${number} `) }).click();
}
