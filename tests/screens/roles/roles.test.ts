import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const admin = demoAccount('Ingrid Solberg');

test('a custom role with one switch less loses exactly that button, and the call answers 403', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  // The event about the end of a role can arrive before the answer: the open role is read once more.
  allowStatus(404);
  const marcus = demoAccount('Marcus Reed');
  const { accessToken: token } = await login(mock, marcus);
  const call = async () =>
    (await mock.request('GET', '/projects/prj_harbor/punch-items/export', { token })).status();
  /** Gives a person another role in the project, whose id it takes from its name. */
  const give = async (id: string, name: string) => {
    const { accessToken } = await login(mock, admin);
    const { data: roles } = await (
      await mock.request('GET', '/roles', { token: accessToken })
    ).json();
    const role = roles.find((candidate: { name: string }) => candidate.name === name)?.id;
    const data = { items: [{ id, version: 1, role }] };
    const path = '/projects/prj_harbor/team/bulk';
    const answer = await mock.request('POST', path, { token: accessToken, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await give('usr_kofi', 'Field engineer');
  await signIn(admin);
  await page.goto('/settings/roles');
  const dialog = page.getByRole('dialog');

  await step('a role is made from another one, with one switch less', async () => {
    await page.getByRole('button', { name: 'New role' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Name').fill('Foreman');
    await dialog.getByRole('switch', { name: /^Export/ }).uncheck();
    const changes = dialog.getByRole('region', { name: 'What changes' });
    await expect(changes).toContainText('LostPunch items: Export the punch items');
    await expect(changes.getByRole('listitem')).toHaveText([/Punch items/, /Editor pages/]);
    await dialog.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Foreman' })).toContainText('Custom');
  });

  await step(
    'a role that people have is changed with a warning, and deleted with another in its place',
    async () => {
      await page.getByRole('link', { name: 'Field engineer' }).click();
      await expect(dialog.getByText('Kofi Mensah')).toBeVisible();
      await dialog.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByRole('radiogroup', { name: 'Scans' }).getByText('View').click();
      await expect(dialog.getByRole('heading', { name: '1 person loses' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByLabel('Role in its place').selectOption('Viewer');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('link', { name: 'Field engineer' })).toHaveCount(0);
      const { data: team } = await (
        await mock.request('GET', '/projects/prj_harbor/team', { token })
      ).json();
      const kofi = team.find(({ id }: { id: string }) => id === 'usr_kofi');
      expect(kofi.role).toBe('viewer');
    },
  );

  await step('who has the role loses exactly that button, and the call answers 403', async () => {
    expect(await call()).toBe(200);
    await give('usr_marcus', 'Foreman');
    expect(await call()).toBe(403);
    await signIn(marcus);
    await page.goto('/dashboard/punch-items?project=prj_harbor&q=none');
    await expect(page.getByRole('button', { name: 'New punch item' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  });
});
