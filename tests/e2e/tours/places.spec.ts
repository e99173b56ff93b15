import type { Page } from '@playwright/test';
import { comeBack, pinRecord } from '../../support/pins.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { withoutLiveUpdates } from '../logs/records.ts';

const TOUR = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';

const isReady = (page: Page) =>
  expect(page.locator('[data-phase="ready"]')).toBeVisible({ timeout: 60_000 });
const scene = (page: Page, title: string) =>
  page.getByRole('region', { name: `360° photo: ${title}` });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

test('an item is pinned to a direction in a scene and links back to it', async ({
  signedIn: page,
  mock,
}) => {
  // The stream of events would keep the network busy.
  await withoutLiveUpdates(mock);
  await page.goto(TOUR);
  await isReady(page);
  await page.getByRole('button', { name: /^Pins/ }).click();
  const pins = panel(page, 'Pins');
  await expect(pins.getByRole('listitem')).toHaveCount(1);
  await pins.getByRole('button', { name: 'Pin an item' }).click();
  await expect(pins.getByRole('status')).toContainText('press Enter');
  await page.keyboard.press('Enter');
  await pinRecord(page, 'PI-139');
  const ownPin = pins.getByRole('listitem').filter({ hasText: 'PI-139' });
  await expect(ownPin).toContainText('East corridor');
  const marker = page.getByRole('button', { name: /^2: PI-139 .*, Open$/ });
  await expect(marker).toBeVisible();
  await expectNoAxeFindings(page);

  // The pin is not visible in another scene, and the item leads back to it.
  await pins.getByRole('button', { name: /^1 ?RFI-054/ }).click();
  await expect(scene(page, 'Elevator lobby')).toBeVisible();
  await expect(page.getByRole('button', { name: /^1: RFI-054 / })).toBeVisible();
  await expect(marker).toBeHidden();
  // Leaving while the picture loads would abort it, which the viewer reports in the console.
  await page.waitForLoadState('networkidle');
  await comeBack(page, 'PI-139', 'Tour: Level 4, weekly walk');
  await expect(scene(page, 'East corridor')).toBeVisible();
  await expect(marker).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
});

test('a saved view of a tour shows the same picture again', async ({ signedIn: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const look = '&scene=tsc_level-4_gallery&look=-60,5,35';
  await page.goto(`${TOUR}${look}`);
  await isReady(page);
  await page.getByRole('button', { name: 'Saved views' }).click();
  const views = panel(page, 'Saved views');
  await expect(views.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeFindings(page);
  await views.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Gallery, ceiling open');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('View saved')).toBeVisible();

  await views.getByRole('button', { name: /^Down the corridor/ }).click();
  await expect(page).toHaveURL(/scene=tsc_level-4_corridor-east&look=22%2C-2%2C35/);
  await expect(scene(page, 'East corridor')).toBeVisible();
  await views.getByRole('button', { name: /^Gallery, ceiling open/ }).click();
  await expect(page).toHaveURL(/scene=tsc_level-4_gallery&look=-60%2C5%2C35/);
  await expect(scene(page, 'Gallery north of the core')).toBeVisible();
  // The button shows the direction of the picture once it has stopped moving.
  const looked = async () => {
    await page.getByRole('button', { name: /^Copy link to view/ }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect.poll(looked).toMatch(/scene=tsc_level-4_gallery&look=-60%2C5%2C35$/);
});

test('a photo that does not arrive can be requested again', async ({ signedIn: page }) => {
  await page.clock.install();
  let arrives = false;
  await page.route('**/__mock/files/**', async (route) => {
    if (arrives || route.request().resourceType() === 'image') await route.continue();
  });
  await page.goto('/dashboard/3d-view/tours/tour_core?project=prj_harbor');
  await expect(page.getByText('Connecting')).toBeVisible();
  await page.clock.fastForward(16_000);
  const notice = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual.' });
  await expect(notice).toBeVisible();
  arrives = true;
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Connecting')).toBeHidden();
  await expect(page.getByRole('region', { name: /^360° photo/ })).toBeVisible();
});
