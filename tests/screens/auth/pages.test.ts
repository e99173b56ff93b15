import { expect, step, test } from '../support/test.ts';
import { heading } from './steps.ts';

const titled = (title: string) => `${title} · Construction portal`;

/** tests/contract/routes.test.ts has more paths. */
const unknown = ['/nonsense', '/dashboard/nonsense/'];

test('unknown paths are not found, signed in or not', async ({ page, signIn }) => {
  const tryAll = async (who: string) => {
    for (const path of unknown) {
      await step(`${path}, ${who}`, async () => {
        await page.goto(path);
        await expect(heading(page, '404 - Page Not Found')).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
  };
  await tryAll('not signed in');
  await expect(page).toHaveSent([]);
  await signIn();
  await tryAll('signed in');
  await expect(
    page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveTitle(titled('Page not found'));
  await page.getByRole('link', { name: 'Go to Home page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('title and focus follow the page', async ({ page }) => {
  await page.goto('/login/');
  await expect(page).toHaveTitle(titled('Log in'));
  // The first page does not take the focus.
  await expect(heading(page, 'Log in')).not.toBeFocused();
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

test('signed-out users are redirected to /login', async ({ page }) => {
  for (const path of ['/', '/dashboard/rfis']) {
    await step(path, async () => {
      await page.goto(path);
      const next = encodeURIComponent(path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?next=${next}`);
      await expect(heading(page, 'Log in')).toBeVisible();
    });
  }
  await expect(page).toHaveSent([]);
});
