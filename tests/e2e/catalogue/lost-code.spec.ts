import { expect, test } from '../../support/test.ts';

/** A chunk that cannot be loaded, such as after a deployment that removed the old files, never blanks the page. */
for (const chunk of ['DashboardPage', 'ProjectFrame', 'UserMenu']) {
  test(`without ${chunk}, the page shows an error`, async ({ signedIn: page, allowConsole }) => {
    allowConsole(
      /Failed to (?:load resource|fetch dynamically imported module)|dynamically imported/,
    );
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto('/dashboard?project=prj_harbor');
    // The bar with the logo remains in any case.
    await expect(page.getByRole('banner')).toBeVisible();
    const failure = page.getByRole('button', { name: 'Retry' });
    const content = page.getByRole('heading', { level: 1 });
    await expect(failure.or(content).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
