import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const key = 'vite-ui-theme';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

const expectScheme = (page: Page, scheme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);

async function choose(page: Page, theme: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await page.getByRole('menuitemradio', { name: theme }).click();
  await expect(page.getByRole('menuitemradio', { name: theme })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

for (const [theme, value, other] of [
  ['Dark', 'dark', 'light'],
  ['Light', 'light', 'dark'],
] as const) {
  test(`${theme} survives a reload, whatever the system's theme`, async ({ signedIn: page }) => {
    await page.emulateMedia({ colorScheme: other });
    await page.goto('/');
    await expectScheme(page, other);
    await choose(page, theme);
    await expectScheme(page, value);
    expect(await stored(page)).toBe(value);
    await page.reload();
    await expectScheme(page, value);
    await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await expect(page.getByRole('menuitemradio', { name: theme })).toBeChecked();
  });
}

test('System is the default and follows the system', async ({ signedIn: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectScheme(page, 'light');
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
});

test('System can be selected again', async ({ signedIn: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await choose(page, 'Light');
  await expectScheme(page, 'light');
  await choose(page, 'System');
  await expectScheme(page, 'dark');
  expect(await stored(page)).toBe('system');
});

for (const [theme, system, scheme] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  ['nonsense', 'light', 'light'],
] as const) {
  test(`no other theme flashes when '${theme}' is stored and the system is ${system}`, async ({
    signedIn: page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(
      ([name, value]) => {
        localStorage.setItem(name, value);
        // Records the look of the page from the moment it has a body to paint.
        const seen: (string | undefined)[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          if (document.body) seen.push(document.documentElement.dataset.mantineColorScheme);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      },
      [key, theme] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    const seen = await page.evaluate(() => [...new Set((window as unknown as SeenSchemes).seen)]);
    expect(seen).toEqual([scheme]);
  });
}

interface SeenSchemes {
  seen: (string | undefined)[];
}

test('another tab follows', async ({ signedIn: page }) => {
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await expectScheme(other, 'light');
  await choose(page, 'Dark');
  await expectScheme(other, 'dark');
});

test('the theme also applies to signed-out users', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'dark'), key);
  await page.goto('/login');
  await expectScheme(page, 'dark');
});
