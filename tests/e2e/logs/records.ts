import type { Locator, Page } from '@playwright/test';
import { actions, type RecordType } from '../../support/records.ts';
import { expect } from '../../support/test.ts';

export {
  addressOf,
  createRecord,
  editRecord,
  latest,
  listOf,
  performTransition,
  type RecordType,
} from '../../support/records.ts';

/** The page of a record by its number. */
export const record = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });

/** Expects that the open record offers these actions, and no other one. */
export async function expectOffered(
  page: Page,
  kind: RecordType,
  offered: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  for (const name of actions[kind]) {
    await expect(
      page.getByRole('region').getByRole('button', { name, exact: true }),
      name,
    ).toHaveCount(offered.includes(name) ? 1 : 0);
  }
}
