import { expect, test } from '../../support/test.ts';
import { openScans } from '../scans/scansPage.ts';

test('a dark strip stays at the top of the page in each theme', async ({ signedIn: page }) => {
  await openScans(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const bar = page.getByRole('banner');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const color = await bar.evaluate((node) => getComputedStyle(node).backgroundColor);
    const channels = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
    expect(Math.max(...(channels ?? ['255']).map(Number)), color).toBeLessThan(64);
  }
});

test('the logo is an image that links home', async ({ page }) => {
  await page.goto('/verify-pending');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Construction portal, home' });
  await expect(logo).toHaveAttribute('href', '/');
  const image = logo.locator('svg');
  await expect(image).toBeVisible();
  expect((await image.boundingBox())?.width).toBeGreaterThan(0);
});
