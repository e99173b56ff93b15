import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

/** One path of each kind; tests/contract/routes.test.ts has more of them. */
const unknown = [
  '/nonsense',
  '/nonsense/',
  '/login/nonsense',
  '/dashboard/nonsense/',
  '/dashboard/build-view',
  '/settings/nonsense',
  '/template-settings/0/nonsense',
];

test('unknown paths are not found, signed in or not', async ({ page, signIn }) => {
  const calls = apiCalls(page);
  const tryAll = async (who: string) => {
    for (const path of unknown) {
      await test.step(`${path}, ${who}`, async () => {
        await page.goto(path);
        await expect(heading(page, '404 - Page Not Found')).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
  };
  await tryAll('not signed in');
  expect(calls).toEqual([]);
  await signIn(page);
  await tryAll('signed in');
});

test('the not-found screen shows the specified text and links home', async ({ signedIn: page }) => {
  await page.goto('/nonsense');
  await expect(heading(page, '404 - Page Not Found')).toBeVisible();
  await expect(
    page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Construction portal');
  await page.getByRole('link', { name: 'Go to Home page', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the logo links home', async ({ signedIn: page }) => {
  await page.goto('/user-profile');
  const logo = page.getByRole('banner').getByRole('link', { name: /home/ });
  await expect(logo).toHaveAttribute('href', '/');
  await logo.click();
  await expect(page).toHaveURL('/');
});
