import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';

const EXPORT = { name: 'Export', exact: true };

test('a custom role with one switch less loses exactly that button, and the call answers 403', async ({
  page,
  signIn,
  mock,
}) => {
  const marcus = demoAccount('Marcus Reed');
  const { accessToken: token } = await login(mock, marcus);
  const call = async () =>
    (await mock.request('GET', '/projects/prj_harbor/punch-items/export', { token })).status();
  expect(await call()).toBe(200);
  await signIn(page, demoAccount('Ingrid Solberg'));
  await page.goto('/settings/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Name').fill('Foreman');
  await dialog.getByRole('switch', { name: /^Export/ }).uncheck();
  const changes = dialog.getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('LostPunch items: Export the punch items');
  await expect(changes.getByRole('listitem')).toContainText(['Punch items', 'Editor pages']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create role' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Foreman' });
  await expect(row).toContainText('Custom');
  await expectAccessible(page);

  await page.goto('/dashboard/team?project=prj_harbor&member=usr_marcus');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Role').selectOption('Foreman');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Foreman')).toBeVisible();

  expect(await call()).toBe(403);
  await signIn(page, marcus);
  await page.goto('/dashboard/punch-items?project=prj_harbor');
  await expect(page.getByRole('button', { name: 'New punch item' })).toBeVisible();
  await expect(page.getByRole('button', EXPORT)).toHaveCount(0);
});

test('a role that people have is changed with a warning, and deleted with another in its place', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  // The event about the end of the role can arrive before the answer: the open role is read once more.
  allowStatus(404);
  const admin = demoAccount('Ingrid Solberg');
  const { accessToken: token } = await login(mock, admin);
  const items = [{ id: 'usr_kofi', version: 1, role: 'rol_field-engineer' }];
  await mock.request('POST', '/projects/prj_harbor/team/bulk', { token, data: { items } });
  await signIn(page, admin);
  await page.goto('/settings/roles?role=rol_field-engineer');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Kofi Mensah')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('radiogroup', { name: 'Scans' }).getByText('View').click();
  await expect(dialog.getByRole('heading', { name: '1 person loses' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByLabel('Role in its place').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Field engineer' })).toHaveCount(0);
  await page.goto('/dashboard/team?project=prj_harbor');
  await expect(page.getByRole('row').filter({ hasText: 'Kofi Mensah' })).toContainText('Viewer');
});

test('an admin sees the project as a subcontractor on a phone, and changes nothing', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(405);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto('/settings/roles');
  await page.getByRole('button', { name: 'See as' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('diego');
  await page.getByRole('option', { name: /^Diego Alvarez/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the view' }).click();
  const banner = page.getByRole('region', { name: 'View as somebody else' });
  await expect(banner).toContainText(
    'You see Harbor Point Tower as Diego Alvarez (Subcontractor).',
  );
  await page.getByRole('link', { name: /Thermostat not level/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Done today.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Nothing can be changed in this view.')).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Leave view' }).click();
  await expect(page.getByRole('button', { name: 'Account of Tom Becker' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
