import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Project' });

test('the bar can be skipped, stays at the top, and a new page starts at its heading', async ({
  signedIn: page,
}) => {
  test.slow();
  await page.goto('/dashboard?project=prj_harbor');
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('the first Tab offers to skip the bar', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a dark strip stays at the top of the page in each theme', async () => {
    await navigation(page).getByRole('link', { name: 'Scans' }).click();
    await expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();
    // Over the navigation, the wheel would not scroll the page.
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const bar = page.getByRole('banner');
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await placeOf(bar)).toMatchObject({ x: 0, y: 0, width });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const color = await bar.evaluate((node) => getComputedStyle(node).backgroundColor);
      const channels = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
      expect(Math.max(...(channels ?? ['255']).map(Number)), color).toBeLessThan(64);
    }
  });

  await test.step('a new page starts at its heading', async () => {
    await navigation(page).getByRole('link', { name: 'RFIs' }).click();
    await expect(page.getByRole('heading', { name: 'RFIs', level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('on a phone, the navigation opens from the bar and closes after use and with Escape @phone-only', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?project=prj_harbor');
  await expect(navigation(page)).toBeHidden();
  const burger = page.getByRole('button', { name: 'Menu' });
  await burger.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveCount(19);
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(burger).toBeFocused();

  await burger.click();
  await drawer.getByRole('link', { name: 'Scans' }).click();
  await expect(page).toHaveURL('/dashboard/build-view/scans?project=prj_harbor');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
});
