import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../support/test.ts';

const accountAdmin = demoAccount('Ingrid Solberg');
const projectAdmin = demoAccount('Tom Becker');

test('an account admin creates a project without two modules, which are gone from it', async ({
  page,
  signIn,
}) => {
  await signIn(accountAdmin);
  await page.goto('/settings/admin-projects');
  await expect(page.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Cedar Street School');
  await dialog.getByLabel('Code').fill('css');
  await dialog.getByLabel('Type').selectOption('Educational - School/University');
  await dialog.getByRole('checkbox', { name: 'Photos' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Submittals' }).uncheck();
  await dialog.getByRole('button', { name: 'Create project' }).click();

  await expect(page).toHaveURL(/\/dashboard\?project=prj_/);
  const navigation = page.getByRole('navigation', { name: 'Project' });
  await expect(navigation.getByRole('link', { name: 'Photos' })).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Videos' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByRole('heading', { name: 'RFIs' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'Submittals' })).toHaveCount(0);

  const project = new URLSearchParams(location.search).get('project');
  await page.goto(`/dashboard/build-view/photos?project=${project}`);
  await expect(page.getByText('Photos are switched off in this project')).toBeVisible();
  await page.getByRole('link', { name: 'Project settings' }).click();
  await page.getByRole('checkbox', { name: 'Photos' }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(navigation.getByRole('link', { name: 'Photos' })).toBeVisible();
});

test('a project admin closes a project, which is then read-only, and reopens it', async ({
  page,
  signIn,
}) => {
  await signIn(projectAdmin);
  await page.goto('/dashboard/settings?project=prj_harbor');
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Still open: .*open punch items/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as finished' }).click();
  await page.getByRole('button', { name: 'Close project' }).click();
  await dialog.getByRole('radio', { name: 'Revoke them now' }).check();
  await dialog.getByRole('button', { name: 'Close project' }).click();
  await expect(page.getByText('The project is closed, so nothing in it')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Address');
  await page.goto('/dashboard/rfis?project=prj_harbor');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New RFI' })).toHaveCount(0);

  await page.goto('/settings/admin-projects?open=prj_harbor');
  await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
  const reopening = page.getByRole('dialog', { name: 'Reopen the project?' });
  await reopening.getByLabel('Reason').fill('Warranty work');
  await reopening.getByRole('button', { name: 'Reopen project' }).click();
  await expect(dialog.getByText('Ongoing')).toBeVisible();
});

test('a project admin changes the settings, and nothing typed is lost', async ({
  page,
  signIn,
}) => {
  await signIn(projectAdmin);
  await page.goto('/dashboard/settings?project=prj_harbor');
  await page.getByLabel('RFIs are due after').fill('0');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await page.getByLabel('Day of holiday 1').fill('2026-12-25');
  await page.getByLabel('Name of holiday 1').fill('Christmas');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Enter 1 to 90')).toBeVisible();
  await page.getByLabel('RFIs are due after').fill('3');
  const navigation = page.getByRole('navigation', { name: 'Project' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('RFIs are due after')).toHaveValue('3');
  await expect(page.getByLabel('Name of holiday 1')).toHaveValue('Christmas');
});

test('a project manager reads the settings, and a viewer has no access', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(403);
  await signIn(demoAccount('Ana Torres'));
  await page.goto('/dashboard/settings?project=prj_harbor');
  await expect(page.getByRole('switch', { name: 'Four eyes' })).toBeDisabled();
  await expect(
    page.getByText('Your role does not change these settings. Tom Becker can.'),
  ).toBeVisible();
  await signIn(demoAccount('Grace Lindqvist'));
  await page.goto('/dashboard/settings?project=prj_harbor');
  await expect(page.getByRole('alert')).toContainText('Failed to load the settings');
});

test('facts that a colleague changed meanwhile are not overwritten unseen', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await signIn(projectAdmin);
  await page.goto('/dashboard/settings?project=prj_harbor');
  await page.getByLabel('Description').fill('Office tower with a podium.');
  const { accessToken: token } = await login(mock, accountAdmin);
  const data = { version: 1, address: '700 Harbor Street' };
  const changed = await mock.request('PATCH', '/projects/prj_harbor', { token, data });
  expect(changed.status(), await changed.text()).toBe(200);
  // It reads the project again.
  await page.getByLabel('RFIs are due after').fill('4');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('700 Harbor Street');
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(page.getByRole('alert')).toContainText('changed this');
  await expect(page.getByLabel('Description')).toHaveValue('Office tower with a podium.');
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(page.getByRole('button', { name: 'Save facts' })).toHaveCount(0);
  await page.getByLabel('Description').fill('Not meant.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Office tower with a podium.');
});
