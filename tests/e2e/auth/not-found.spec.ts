import { expect, test } from '../../support/test.ts';
import { apiCalls, heading } from './steps.ts';

/** tests/contract/routes.test.ts has more paths. */
const unknown = ['/nonsense', '/dashboard/nonsense/'];

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
  await expect(
    page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Construction portal');
  await page.getByRole('link', { name: 'Go to Home page', exact: true }).click();
  await expect(page).toHaveURL('/');
});
