import { expect, step, test } from '../support/test.ts';

/** Label and path below /dashboard. */
const items = [
  ['Punch items', '/punch-items'],
  ['RFIs', '/rfis'],
  ['Submittals', '/submittals'],
  ['Messages', '/messages'],
  ['Scans', '/build-view/scans'],
  ['Photos', '/build-view/photos'],
  ['Videos', '/build-view/videos'],
  ['Field cameras', '/build-view/field-cam'],
  ['3D models', '/3d-view/models'],
  ['Tours', '/3d-view/tours'],
  ['Documents', '/documents'],
  ['Plans', '/documents/plans'],
  ['Editor', '/editor'],
  ['Team', '/team'],
  ['Budget', '/budget'],
  ['Settings', '/settings'],
  ['Dashboard', ''],
] as const;

test('a person moves through the portal with its bars', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_harbor');
  const navigation = page.getByRole('navigation', { name: 'Project' });
  await expect(page.getByRole('article').first()).toBeVisible();

  await step('every item leads to its page and is marked as current', async () => {
    for (const [label, path] of items) {
      const link = navigation.getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(page).toHaveURL(`/dashboard${path}?project=prj_harbor`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    }
  });

  await step('the logo is an image that links home', async () => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Construction portal, home' });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(logo.locator('svg')).toBeVisible();
  });

  await step("the user menu shows the user's name and links to the profile", async () => {
    await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await expect(page.getByRole('menu')).toContainText('ana.torres@example.com');
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/user-profile');
  });
});
