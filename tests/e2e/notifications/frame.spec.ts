import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { apiCalls } from '../auth/steps.ts';

const pages = [
  ['Templates', '/template-settings'],
  ['Configuration', '/template-settings/configuration'],
  ['Members', '/template-settings/members'],
  ['Notifications', '/template-settings/notifications'],
  ['Products and tools', '/template-settings/products-tools'],
] as const;

test('the tabs lead to each page and mark the open one @phone', async ({ signedIn: page }) => {
  await page.goto('/template-settings');
  const tabs = page.getByRole('navigation', { name: 'Template settings' });
  for (const [label, path] of pages) {
    const tab = tabs.getByRole('link', { name: label, exact: true });
    await tab.click();
    await expect(page).toHaveURL(path);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => beyondViewport(tab)).toBeLessThanOrEqual(1);
    await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template settings');
  }
});

test('signed-out users see accessible pages, which request nothing from the server', async ({
  page,
}) => {
  const calls = apiCalls(page);
  for (const [, path] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
  }
  expect(calls).toEqual([]);
});

/** Pixels of an element beyond the sides of the viewport. Browsers end a scroll within a pixel of the place. */
const beyondViewport = (element: Locator): Promise<number> =>
  element.evaluate((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return Math.max(-left, right - document.documentElement.clientWidth);
  });
