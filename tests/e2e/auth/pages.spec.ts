import { demoAccount, expect, test } from '../../support/test.ts';
import { heading } from './steps.ts';

const { email, password } = demoAccount();
const titled = (title: string) => `${title} · Construction portal`;

test('title and focus follow the page', async ({ page }) => {
  await page.goto('/login/');
  await expect(page).toHaveTitle(titled('Log in'));
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveTitle(titled('Sign up'));
  await expect(heading(page, 'Sign up')).toBeFocused();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page, 'Log in')).toBeFocused();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle(titled('Forgot password'));
  await expect(heading(page, 'Forgot password')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(titled('Log in'));
  await expect(heading(page, 'Log in')).toBeFocused();
});

test('the keyboard alone is enough to skip the bar and sign in', async ({ page }) => {
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

test('the keyboard alone is enough to sign out', async ({ signedIn: page }) => {
  await page.goto('/');
  const account = page.getByRole('button', { name: /Account of/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'Log out' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(item).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Log in')).toBeFocused();
});

test('a new page starts at the top, also after the skip link, and Back restores the scroll position', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/');
  const last = page.getByRole('main').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveTitle(titled('Dashboard'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titled('Projects'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveTitle(titled('Dashboard'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
