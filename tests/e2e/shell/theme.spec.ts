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

test("a chosen theme survives a reload, whatever the system's theme", async ({
  signedIn: page,
}) => {
  await page.goto('/');
  for (const [theme, value, other] of [
    ['Dark', 'dark', 'light'],
    ['Light', 'light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: other });
    await choose(page, theme);
    await expectScheme(page, value);
    expect(await stored(page)).toBe(value);
    await page.reload();
    await expectScheme(page, value);
  }
  await choose(page, 'System');
  await expectScheme(page, 'dark');
  expect(await stored(page)).toBe('system');
});

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

test('no other theme flashes when a page opens', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    // Records the look of the page from the moment it has a body to paint.
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset.mantineColorScheme);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
  for (const [theme, system, scheme] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
    ['nonsense', 'light', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      theme,
    ] as const);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    const seen = await page.evaluate(() => [...new Set((window as unknown as SeenSchemes).seen)]);
    expect(seen, `${theme} is stored and the system is ${system}`).toEqual([scheme]);
  }
});

interface SeenSchemes {
  seen: (string | undefined)[];
}

test('another tab follows, and the choice is saved with the person', async ({ signedIn: page }) => {
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/');
  await expectScheme(other, 'light');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await choose(page, 'Dark');
  await expectScheme(other, 'dark');
  expect((await saved).request().postDataJSON()).toEqual({ theme: 'dark' });
});

test('the theme also applies to signed-out users', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'dark'), key);
  await page.goto('/login');
  await expectScheme(page, 'dark');
});
