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

interface SeenSchemes {
  seen: (string | undefined)[];
}

/** Reloads the page, and expects that it has no other theme from its first paint on. */
async function expectNoFlash(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectScheme(page, scheme);
  const seen = await page.evaluate(() => [...new Set((window as unknown as SeenSchemes).seen)]);
  expect(seen, await page.evaluate(() => document.title)).toEqual([scheme]);
}

test('a person chooses a theme', async ({ signedIn: page, context }) => {
  await page.addInitScript(() => {
    // Records the look of the page from the moment it has a body to paint.
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset.mantineColorScheme);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });

  await test.step('System is the default and follows the system', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expectScheme(page, 'light');
    expect(await stored(page)).toBeNull();
    await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await expectNoFlash(page, 'dark');
  });

  await test.step('another tab follows, and the choice is saved with the person', async () => {
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('/user-profile');
    await expectScheme(other, 'light');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await choose(page, 'Dark');
    await expectScheme(other, 'dark');
    expect((await saved).postDataJSON()).toEqual({ theme: 'dark' });
    await other.close();
  });

  await test.step("a chosen theme survives a reload without a flash, whatever the system's theme", async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'dark');
    expect(await stored(page)).toBe('dark');
    await expectNoFlash(page, 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose(page, 'Light');
    await expectScheme(page, 'light');
    expect(await stored(page)).toBe('light');
    await expectNoFlash(page, 'light');
    await choose(page, 'System');
    await expectScheme(page, 'dark');
    expect(await stored(page)).toBe('system');
    await expectNoFlash(page, 'dark');
  });

  await test.step('the theme also applies to signed-out users, and nonsense to nobody', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const store = (theme: string) =>
      page.evaluate(
        ([name, value]) => {
          localStorage.clear();
          localStorage.setItem(name, value);
        },
        [key, theme] as const,
      );
    await store('dark');
    await expectNoFlash(page, 'dark');
    await expect(page).toHaveURL(/\/login/);
    await store('nonsense');
    await expectNoFlash(page, 'light');
  });
});
