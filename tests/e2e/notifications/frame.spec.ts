import { expect, expectAccessible, test } from '../../support/test.ts';
import { apiCalls } from '../auth/steps.ts';

const pages = [
  ['Configuration', '/template-settings/configuration'],
  ['Members', '/template-settings/members'],
  ['Notifications', '/template-settings/notifications'],
  ['Products and tools', '/template-settings/products-tools'],
] as const;

test('the template settings have an index of their pages', async ({ signedIn: page }) => {
  for (const address of ['/template-settings', '/template-settings/0']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template settings');
    const entry = page.getByRole('main').getByRole('list').last().getByRole('link');
    await expect(entry).toHaveCount(4);
    for (const [label, path] of pages) {
      await expect(entry.filter({ hasText: label })).toHaveAttribute('href', path);
    }
  }
});

test('the tabs lead to each page and mark the open one @phone', async ({ signedIn: page }) => {
  await page.goto('/template-settings');
  const tabs = page.getByRole('navigation', { name: 'Template settings' });
  for (const [label, path] of pages) {
    const tab = tabs.getByRole('link', { name: label });
    await tab.click();
    await expect(page).toHaveURL(path);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template settings');
    if (label === 'Notifications') continue;
    await expect(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your projects' })).toBeVisible();
  }
});

test('signed-out users see accessible pages, which request nothing from the server @phone', async ({
  page,
}) => {
  const calls = apiCalls(page);
  for (const [label, path] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    // The pages that are not built yet look the same.
    if (label === 'Members' || label === 'Notifications') await expectAccessible(page);
  }
  expect(calls).toEqual([]);
});
