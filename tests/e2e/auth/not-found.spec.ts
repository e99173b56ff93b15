import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

const unknown = [
  '/nonsense',
  '/nonsense/',
  '/login/nonsense',
  '/user-profile/nonsense',
  '/dashboard/nonsense',
  '/dashboard/nonsense/',
  '/dashboard/build-view',
  '/dashboard/build-view/nonsense',
  '/dashboard/3d-view',
  '/dashboard/3d-view/nonsense',
  '/dashboard/budget/nonsense',
  '/settings/nonsense',
  '/settings/roles/nonsense',
  '/template-settings/0/nonsense',
  '/public-viewer/nonsense',
  '/viewer/nonsense',
];

for (const path of unknown) {
  test(`${path} is not found`, async ({ page, signIn }) => {
    const calls = apiCalls(page);
    await page.goto(path);
    await expect(heading(page, '404 - Page Not Found')).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(calls).toEqual([]);
    await signIn(page);
    await page.goto(path);
    await expect(heading(page, '404 - Page Not Found')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('the not-found screen says what it should and leads home', async ({ signedIn: page }) => {
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

test('the logo leads home', async ({ signedIn: page }) => {
  await page.goto('/user-profile');
  const logo = page.getByRole('banner').getByRole('link', { name: /home/ });
  await expect(logo).toHaveAttribute('href', '/');
  await logo.click();
  await expect(page).toHaveURL('/');
});
