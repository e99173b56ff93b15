import { demoAccount, expect, test } from '../../support/test.ts';
import { heading } from './steps.ts';

const { email, password } = demoAccount();
const titled = (title: string) => `${title} · Construction portal`;

test('the keyboard alone is enough, and a new page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 300 });

  await test.step('a password can be shown and hidden again, also with the keyboard', async () => {
    await page.goto('/signup/');
    const shows = page.getByRole('button', { name: 'Show password' });
    const first = page.getByLabel('Password', { exact: true });
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(shows.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('type', 'text');
    const confirmation = page.getByLabel('Confirm password', { exact: true });
    await expect(confirmation).toHaveAttribute('type', 'password');
    await shows.nth(1).click();
    await expect(confirmation).toHaveAttribute('type', 'text');
    await expect(shows.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await shows.nth(1).click();
    await expect(confirmation).toHaveAttribute('type', 'password');
  });

  await test.step('the keyboard alone is enough to skip the bar and sign in', async () => {
    await page.goto('/login/');
    await expect(heading(page, 'Log in')).toBeVisible();
    // The first page does not take the focus.
    await expect(heading(page, 'Log in')).not.toBeFocused();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Your projects')).toBeFocused();
  });

  await test.step('a new page starts at the top, also after the skip link, and Back restores the scroll position', async () => {
    const top = () => page.evaluate(() => scrollY);
    const last = page.getByRole('main').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    await last.click();
    await expect(page).toHaveTitle(titled('Dashboard'));
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(titled('Projects'));
    await expect.poll(top).toBe(before);

    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveTitle(titled('Dashboard'));
    await expect.poll(top).toBe(0);
  });

  await test.step('the keyboard alone is enough to sign out', async () => {
    await page.getByRole('button', { name: /Account of/ }).focus();
    await page.keyboard.press('Enter');
    // Keys reach the menu once it has the focus.
    const menu = page.getByRole('menu', { name: /Account of/ });
    await expect(menu.or(page.locator('[role=menu] *')).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(heading(page, 'Log in')).toBeFocused();
  });
});
