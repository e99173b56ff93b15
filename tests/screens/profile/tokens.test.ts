import { demoAccount, expect, step, test } from '../support/test.ts';

const harbor = '/projects/prj_harbor';

test('a person gives a program a token, and an account admin revokes it', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(401, 409);
  await signIn();
  await page.goto('/user-profile');
  const panel = page.getByRole('region', { name: 'API tokens' });
  await expect(panel).toContainText('You have no tokens.');
  const dialog = page.getByRole('dialog');
  const fill = async (name: string) => {
    await panel.getByRole('button', { name: 'New token' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('combobox', { name: 'Projects' }).click();
    await page.getByRole('option', { name: 'Harbor Point Tower' }).click();
    await dialog.getByLabel('Role').selectOption('Project manager');
    await dialog.getByRole('button', { name: 'Create token' }).click();
  };

  const token = await step('the secret is shown once, and opens the projects', async () => {
    await fill('Nightly import');
    await expect(dialog.getByLabel('Token')).toHaveValue(/^cpt_/);
    const shown = document.querySelector<HTMLInputElement>('[role="dialog"] input[readonly]');
    const secret = shown?.value ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    const row = panel.getByRole('listitem');
    await expect(row).toContainText('Project manager in Harbor Point Tower');
    await expect(row).toContainText(`cpt_…${secret.slice(-4)}`);
    await expect(row).toContainText('Never used');
    const data = { title: 'From the import', punchType: 'internal_punch' };
    const answer = await mock.request('POST', `${harbor}/punch-items`, { token: secret, data });
    expect(answer.status()).toBe(201);
    return secret;
  });

  await step('a name that is taken is said at the field, and stays', async () => {
    await fill('Nightly import');
    await expect(dialog.getByText('Another token of yours has this name')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Nightly import');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
  });

  await signIn(demoAccount('Ingrid Solberg'));
  await step('the log names the token', async () => {
    await page.goto('/settings/activity-logs');
    const entry = page.getByRole('row', { name: /From the import/ });
    await expect(entry).toContainText('Ana Torres with Nightly import');
  });

  await step('an account admin revokes the token', async () => {
    await page.goto('/settings/admin-setting');
    await expect(panel.getByRole('listitem')).toContainText('Owner: Ana Torres');
    await panel.getByRole('button', { name: 'Revoke Nightly import' }).click();
    await expect(dialog).toContainText('lose their access at once');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(panel).toContainText('Nobody has a token.');
    expect((await mock.request('GET', harbor, { token })).status()).toBe(401);
  });
});
