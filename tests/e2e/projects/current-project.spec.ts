import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';

const projectInBar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });

test('the current project survives a reload', async ({ signedIn: page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Riverside Community Clinic' }).click();
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
  await page.reload();
  await expect(projectInBar(page, 'Riverside Community Clinic')).toBeVisible();
});

test('every link of the navigation contains the current project', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_riverside');
  const links = page.getByRole('navigation', { name: 'Project' }).getByRole('link');
  await expect(links).toHaveCount(16);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /\?project=prj_riverside$/);
  }
});

test('a pasted link opens its project in another browser', async ({
  signedIn: page,
  signIn,
  browser,
  tenant,
  baseURL,
}) => {
  await page.goto('/dashboard?project=prj_riverside');
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Scans' })
    .click();
  await expect(page).toHaveURL(/scans/);
  const link = page.url();

  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-mock-tenant': tenant },
  });
  const colleague = await other.newPage();
  await signIn(colleague, demoAccount('Priya Raman'));
  await colleague.goto(link);
  await expect(projectInBar(colleague, 'Riverside Community Clinic')).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
  await other.close();
});

test('without a project in the URL, the last one opens', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_oakline');
  await expect(projectInBar(page, 'Oakline Residences')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?project=prj_oakline');
  await expect(projectInBar(page, 'Oakline Residences')).toBeVisible();
});

test('without a last project, the first one opens and the rest of the URL stays', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard/build-view/scans?layout=list');
  await expect(page).toHaveURL(/scans\?layout=list&project=prj_harbor$/);
  await expect(projectInBar(page, 'Harbor Point Tower')).toBeVisible();
});

test('an unknown project shows a message and a link to the projects', async ({
  signedIn: page,
  allowStatus,
}) => {
  allowStatus(404);
  await page.goto('/dashboard?project=prj_gone');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await expect(page).toHaveTitle('Project not found · Construction portal');
  await page.getByRole('link', { name: 'Go to your projects' }).click();
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
});

test('a project of others looks like an unknown project', async ({ page, signIn, allowStatus }) => {
  allowStatus(404);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/dashboard?project=prj_oakline');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
});

test('a link to an unknown project does not replace the last one', async ({
  signedIn: page,
  allowStatus,
}) => {
  allowStatus(404);
  await page.goto('/dashboard?project=prj_oakline');
  await expect(projectInBar(page, 'Oakline Residences')).toBeVisible();
  await page.goto('/dashboard?project=prj_gone');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?project=prj_oakline');
});

test('the first project opens when the last one is no longer available', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(404);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('current-project', 'prj_oakline'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?project=prj_harbor');
  await expect(projectInBar(page, 'Harbor Point Tower')).toBeVisible();
});

test('a user without a project sees a message', async ({ signedIn: page, mock }) => {
  await mock.fail('listProjects', { example: 'empty' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No project yet' })).toBeVisible();
});

test('when the first project cannot be loaded, Retry loads it', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { code: 500 });
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load projects');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/dashboard?project=prj_harbor');
});
