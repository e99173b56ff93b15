import { expect, test } from '../../support/test.ts';

/** Code that cannot be loaded, as after a deployment that took the old files away: never a white page. */
for (const chunk of ['DashboardPage', 'ProjectFrame', 'UserMenu']) {
  test(`without ${chunk} the page says so`, async ({ signedIn: page, allowConsole }) => {
    allowConsole(
      /Failed to (?:load resource|fetch dynamically imported module)|dynamically imported/,
    );
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto('/dashboard?project=prj_harbor');
    // The bar with the logo is the last that may go.
    await expect(page.getByRole('banner')).toBeVisible();
    const failure = page.getByRole('button', { name: 'Retry' });
    const content = page.getByRole('heading', { level: 1 });
    await expect(failure.or(content).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
