import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { openScans, seeded, titles } from './scansPage.ts';

const actions = (page: Page) => page.getByRole('button', { name: /^Actions for / });

/** The items of a scan's menu. */
async function offered(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menuitem').allTextContents();
}

test('a viewer can only view', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Grace Lindqvist'));
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await expect(titles(page)).toHaveCount(seededScans);
  await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  // A viewer has no use for a selection.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test("a superintendent edits their own scans and downloads others'", async ({ page, signIn }) => {
  await signIn(page, demoAccount('Marcus Reed'));
  await openScans(page);
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  expect(await offered(page, seeded.newest)).toEqual(['Edit', 'Download']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await offered(page, seeded.third)).toEqual(['Download']);
});

test("a user's role depends on the project", async ({ signedIn: page }) => {
  await openScans(page);
  await expect(actions(page)).toHaveCount(seededScans);
  expect(await offered(page, seeded.newest)).toEqual([
    'Edit',
    'Download',
    'Share',
    'Make public',
    'Delete',
  ]);
  await openScans(page, '/dashboard/build-view/scans?project=prj_riverside');
  const [ownTitle = ''] = await titles(page).allTextContents();
  expect(await offered(page, ownTitle)).toEqual(['Edit', 'Download']);
});
