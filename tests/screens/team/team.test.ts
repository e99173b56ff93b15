import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const TEAM = '/dashboard/team?project=prj_harbor';

test('a project admin changes the team, and an invited person joins', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  await signIn(demoAccount('Tom Becker'));
  await page.goto(TEAM);
  const dialog = page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  await step('an admin invites three people', async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await dialog
      .getByLabel('Email addresses')
      .fill('Jo Abel <jo.abel@example.com>, kim.ortiz@example.com\nlee at example.com');
    await dialog.getByLabel('Role').selectOption('Superintendent');
    await dialog.getByRole('combobox', { name: 'Company' }).fill('north');
    await page.getByRole('listbox').getByRole('option', { name: 'Northline Electric' }).click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('We start on Monday.');
    await dialog.getByRole('button', { name: 'Invite 3 people' }).click();
    await expect(dialog.getByRole('status')).toContainText(
      'lee at example.comNot an email address',
    );
    await dialog.getByLabel('Email addresses').fill('lee@example.com');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'jo.abel@example.com' })).toBeVisible();
  });

  await step('an admin changes two roles at once and takes it back', async () => {
    await page.getByRole('checkbox', { name: 'Select Rosa Delgado' }).check();
    await page.getByRole('checkbox', { name: 'Select Sam Whitfield' }).check();
    await page.getByRole('button', { name: 'Change role or company' }).click();
    await dialog.getByLabel('Role').selectOption('Viewer');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row('Rosa Delgado')).toContainText('Viewer');
    await expect(row('Sam Whitfield')).toContainText('Viewer');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row('Rosa Delgado')).toContainText('Subcontractor');
    await expect(row('Sam Whitfield')).not.toContainText('Viewer');
  });

  await step('an admin removes a person, and hands over what is in their court', async () => {
    await page.getByRole('link', { name: 'Diego Alvarez' }).click();
    await expect(dialog.getByText('In their court')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Who takes over?');
    await expect(dialog.getByRole('link', { name: /Thermostat not level/ })).toBeVisible();
    const successor = dialog.getByRole('combobox', { name: 'Who takes over?' });
    await successor.fill('grace');
    await page.getByRole('option', { name: /^Grace Lindqvist/ }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByText('The role of this person does not allow')).toBeVisible();
    await successor.fill('sam');
    await page.getByRole('option', { name: /^Sam Whitfield/ }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(row('Diego Alvarez')).toHaveCount(0);
  });

  await step(
    'the last project administrator cannot be demoted and is not offered to leave',
    async () => {
      await page.getByRole('link', { name: 'Tom Becker' }).click();
      await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Leave project' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByLabel('Role').selectOption('Viewer');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('A project needs at least one active project')).toBeVisible();
    },
  );

  await step('a person without an account joins by the link of the email', async () => {
    const email = (await mock.outbox()).find(({ to }) => to === 'jo.abel@example.com');
    localStorage.clear();
    const { pathname, search } = new URL(email?.link ?? '');
    await page.goto(pathname + search);
    await expect(page.getByText('Tom Becker invites you as superintendent')).toBeVisible();
    await expect(page.getByText('We start on Monday.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Jo Abel');
    await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    // Nobody types a password again that they have just chosen.
    await expect(page.getByText("You're all caught up")).toBeVisible();
    expect(page.sent.map(({ path }) => path)).not.toContain('/auth/login');
  });

  await step('who joined sees what the role may', async () => {
    await page
      .getByRole('link', { name: /Harbor Point Tower/ })
      .first()
      .click();
    const project = page.getByRole('navigation', { name: 'Project' });
    await project.getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('link', { name: 'Jo Abel' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  });
});

test('a group stands for its people where people are chosen', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  const { accessToken: token } = await login(mock, demoAccount('Ingrid Solberg'));
  const data = { version: 1, status: 'inactive' };
  await mock.request('PATCH', '/companies/cmp_skyline', { token, data });
  await signIn(demoAccount('Ana Torres'));
  await page.goto(TEAM);
  const dialog = page.getByRole('dialog');

  await step('a list of people is pasted into a group', async () => {
    await page.getByRole('button', { name: 'Groups' }).click();
    await dialog.getByRole('button', { name: 'New group' }).click();
    await dialog.getByRole('button', { name: 'Paste a list of people' }).click();
    const list = dialog.getByLabel('Names or email addresses');
    await list.fill('Lena Hoffmann\nsomebody@example.com');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      dialog.getByText('1 person added. 1 line fits nobody in the project.'),
    ).toBeVisible();
    await expect(list).toHaveValue('somebody@example.com');
    await dialog.getByRole('combobox', { name: 'People' }).fill('Priya Raman');
    await page.getByRole('option', { name: 'Priya Raman' }).click();
  });

  await step('the name of a group is not taken', async () => {
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Design team');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Another group has this name')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Structure');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Lena Hoffmann, Priya Raman', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'RFIs', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await step('records are given to a group, and not to a company that is inactive', async () => {
    await boxes.first().check();
    await page.getByRole('button', { name: 'Assign to' }).click();
    await expect(page.getByRole('option', { name: 'Olympic Glazing' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Skyline Elevator' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Structure (2)' }).click();
    await expect(page.getByText('1 RFI assigned to Lena Hoffmann, Priya Raman')).toBeVisible();
  });

  await step('a comment mentions the people of a group', async () => {
    await page.locator('tbody').getByRole('link').first().click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Please look: @struct');
    await page.getByRole('option', { name: 'Structure' }).click();
    await expect(comment).toHaveValue('Please look: @Lena Hoffmann @Priya Raman ');
  });
});

test('an account admin suspends people and removes them', async ({ page, signIn }) => {
  await signIn(demoAccount('Ingrid Solberg'));
  await page.goto('/settings/members');
  const dialog = page.getByRole('dialog');

  await step('suspends a person', async () => {
    await page.getByRole('link', { name: 'Sam Whitfield' }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByText('Suspended')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await step('removes a person from the account, and others take over', async () => {
    await page.getByRole('link', { name: 'Diego Alvarez' }).click();
    const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
    await remove.click();
    const successor = dialog.getByRole('combobox', { name: 'Harbor Point Tower' });
    await expect(successor).toHaveAccessibleDescription(/open records, 4 in their court/);
    await remove.click();
    await expect(dialog.getByRole('alert')).toHaveText('Harbor Point Tower is required');
    await expect(successor).toBeFocused();
    await successor.fill('ana');
    await page.getByRole('option', { name: /^Ana Torres/ }).click();
    await remove.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Diego Alvarez removed from the account')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Diego Alvarez' })).toHaveCount(0);
  });
});

test('a project manager is offered the roles that they may give', async ({
  page,
  signIn,
  mock,
}) => {
  const ingrid = await login(mock, demoAccount('Ingrid Solberg'));
  const headers = { authorization: `Bearer ${ingrid.accessToken}` };
  const data = { name: 'Deputy', basedOn: 'project_admin', levels: [], flags: [] };
  expect((await mock.request('POST', '/roles', { headers, data })).status()).toBe(201);
  await signIn();
  await page.goto(TEAM);
  await page.getByRole('button', { name: 'Invite' }).click();
  const role = page.getByRole('dialog').getByLabel('Role');
  await expect(role.getByRole('option', { name: 'Superintendent' })).toHaveCount(1);
  await expect(role).toHaveValue('subcontractor');
  await expect(role.getByRole('option', { name: /^(?:Deputy|Project admin)/ })).toHaveCount(0);
});
