import { expect, test } from '../../support/test.ts';

/** Code that cannot be loaded, as after a deployment that removed the old files: never a white page. */
for (const chunk of ['DashboardPage', 'project', 'routes']) {
  test(`a page that lost the file ${chunk} says so`, async ({ signedIn: page, allowConsole }) => {
    allowConsole(
      /Failed to (?:load resource|fetch dynamically imported module)|dynamically imported/,
    );
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto('/dashboard?project=prj_harbor');
    // The bar with the logo always stays.
    await expect(page.getByRole('banner')).toBeVisible();
    const failure = page.getByRole('button', { name: 'Retry' });
    const content = page.getByRole('heading', { level: 1 });
    await expect(failure.or(content).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
