import { demoAccount, expect, test } from '../../support/test.ts';
import { heading } from './steps.ts';

const { email, password } = demoAccount();
const titled = (title: string) => `${title} · Construction portal`;

test('the title and the focus follow the page', async ({ page }) => {
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

test('the first page takes no focus away from where the browser begins', async ({ page }) => {
  await page.goto('/login/');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(heading(page, 'Log in')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('the skip link leads past the bar into the page', async ({ page }) => {
  await page.goto('/login/');
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('sign-in with the keyboard alone', async ({ page }) => {
  await page.goto('/login/');
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeFocused();
});

test('sign-out with the keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/');
  const account = page.getByRole('button', { name: /Account of/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Log in')).toBeFocused();
});

test('a new page begins at its top, and Back returns to where one was', async ({
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
});

test('a new page begins at its top also after the skip link', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/');
  const last = page.getByRole('main').getByRole('link').last();
  await expect(last).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveTitle(titled('Dashboard'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
