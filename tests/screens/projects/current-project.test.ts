import type { Page } from '../support/test.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const projectInBar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });

test('an opened project is in every link, survives a reload, and opens without a project in the URL', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Riverside Community Clinic' }).click();
  await expect(page).toHaveURL('/dashboard?project=prj_riverside');
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Project' }).getByRole('link');
  const addresses = links.find().map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/dashboard/rfis?project=prj_riverside');
  expect(addresses.filter((address) => !address?.endsWith('?project=prj_riverside'))).toEqual([]);
  await page.reload();
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?project=prj_riverside');
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
});

test('a pasted link opens its project, and one to an unknown project shows a message', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(404);
  await signIn(demoAccount('Priya Raman'));
  await page.goto('/dashboard/build-view/scans?project=prj_riverside');
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();

  await page.goto('/dashboard?project=prj_gone');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await expect(page).toHaveTitle('Project not found · Construction portal');
  await page.getByRole('link', { name: 'Go to your projects' }).click();
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();

  await step('the unknown project does not replace the last one', async () => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard?project=prj_riverside');
  });
});

test('without a last project, the first one opens and the rest of the URL stays', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { example: 'empty' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No project yet' })).toBeVisible();

  await mock.fail('listProjects', { code: 500 });
  await page.goto('/dashboard/build-view/scans?layout=list');
  await expect(page.getByRole('alert')).toContainText('Failed to load projects');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/scans\?layout=list&project=prj_harbor$/);
  await expect(projectInBar(page, 'Harbor Point Tower')).toBeVisible();
});

test('a project of others looks like an unknown project, and as the last one gives way to the first', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(404);
  await signIn(demoAccount('Diego Alvarez'));
  await page.goto('/dashboard?project=prj_oakline');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  localStorage.setItem('current-project', 'prj_oakline');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?project=prj_harbor');
  await expect(projectInBar(page, 'Harbor Point Tower')).toBeVisible();
});

test('a favorite comes first at home and in the list to switch projects, which finds by words', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Favorite: Riverside Community Clinic' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Riverside Community Clinic',
  );
  await page.getByRole('link', { name: 'Oakline Residences' }).click();
  await page.getByRole('button', { name: 'Switch project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch project' });
  await expect(
    dialog.getByRole('region', { name: 'Favorites' }).getByRole('link'),
  ).toHaveAccessibleName(/^Riverside Community Clinic/);
  await dialog.getByRole('searchbox', { name: 'Search projects' }).fill('harbor');
  await dialog.getByRole('link', { name: /^Harbor Point Tower/ }).click();
  await expect(page).toHaveURL(/project=prj_harbor/);
  await expect(dialog).toBeHidden();
});
