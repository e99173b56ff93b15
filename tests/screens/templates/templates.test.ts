import type { Mock } from '../../support/mock.ts';
import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const admin = demoAccount('Ingrid Solberg');

/** The button of each screen that creates something, and the action that it needs. */
const SCREENS = [
  ['RFIs', 'New RFI', 'create_rfi'],
  ['Submittals', 'New submittal', 'create_submittal'],
  ['Team', 'Invite', 'invite_members'],
] as const;

/** What a person may do in a project, as their session reads it. */
async function permitted(mock: Mock, person: Parameters<typeof login>[1], projectId: string) {
  const { accessToken: token } = await login(mock, person);
  const { data } = await (await mock.request('GET', `/projects/${projectId}`, { token })).json();
  return data.permittedActions;
}

test('an admin makes a project from a template and invites people, who may do what their role may', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(admin);
  await page.goto('/template-settings');
  const project = await step('a project is made from a template, with its members', async () => {
    await page.getByRole('link', { name: 'Commercial ground-up' }).click();
    await expect(page.getByText('3 companies, 3 members, 1 group')).toBeVisible();
    await page.getByRole('link', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await expect(dialog.getByLabel('Start with')).toHaveValue('tpl_ground-up');
    await dialog.getByLabel('Name').fill('Cedar Street School');
    await dialog.getByLabel('Code').fill('css');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/\/dashboard\?project=prj_/);
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    for (const name of ['Ana Torres', 'Marcus Reed', 'Grace Lindqvist']) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    return new URLSearchParams(location.search).get('project') ?? '';
  });

  const diego = demoAccount('Diego Alvarez');
  await step('invited people may do what their role may in another project', async () => {
    const { accessToken: token } = await login(mock, admin);
    const priya = demoAccount('Priya Raman');
    for (const [{ email }, role] of [
      [diego, 'subcontractor'],
      [priya, 'design_reviewer'],
    ] as const) {
      const invited = await mock.request('POST', `/projects/${project}/invitations`, {
        token,
        data: { emails: [email], role },
      });
      expect(invited.ok(), await invited.text()).toBe(true);
      const sent = (await mock.outbox()).find(({ to }) => to === email);
      const data = { token: new URL(sent?.link ?? '').searchParams.get('token') };
      const joined = await mock.request('POST', '/auth/accept-invitation', { data });
      expect(joined.status(), await joined.text()).toBe(200);
    }
    for (const person of [diego, priya, demoAccount('Grace Lindqvist')]) {
      const may = await permitted(mock, person, project);
      expect(may).toEqual(await permitted(mock, person, 'prj_harbor'));
    }
  });

  await step('the screens of the project offer what a person may do', async () => {
    await signIn(diego);
    const may = await permitted(mock, diego, project);
    await page.goto(`/dashboard/rfis?project=${project}`);
    for (const [heading, button, action] of SCREENS) {
      await page
        .getByRole('navigation', { name: 'Project' })
        .getByRole('link', { name: heading, exact: true })
        .click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      // What may be done is there with the list.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const offered = page.getByRole('button', { name: button, exact: true });
      if (may.includes(action)) await expect(offered.first()).toBeVisible();
      else await expect(offered).toHaveCount(0);
    }
  });
});

test('an admin saves a project as a template, changes all of its parts and publishes it', async ({
  page,
  signIn,
  allowStatus,
}) => {
  // The live update of the deletion can arrive while the page of the template is still there.
  allowStatus(404, 409);
  await signIn(admin);
  await page.goto('/settings/admin-projects?open=prj_harbor');
  const dialog = page.getByRole('dialog', { name: 'New template' });
  const save = page.getByRole('button', { name: 'Save template' });
  await step('a project is saved as a template, whose name is new', async () => {
    await page.getByRole('link', { name: 'Save as template' }).click();
    await expect(dialog.getByLabel('Start with')).toHaveValue('Harbor Point Tower');
    await dialog.getByLabel('Name').fill('tenant improvement');
    await dialog.getByRole('button', { name: 'Create template' }).click();
    await expect(dialog.getByText('Another template has this name')).toBeVisible();
    await dialog.getByLabel('Name').fill('Towers');
    await dialog.getByRole('button', { name: 'Create template' }).click();
    await expect(page.getByRole('heading', { name: 'Towers' })).toBeVisible();
  });

  await step('its settings are changed', async () => {
    await page.getByRole('link', { name: /working days$/ }).click();
    await page.getByLabel('RFIs are due after').fill('9');
    await save.click();
    await expect(page.getByText('Towers updated')).toBeVisible();
  });

  await step('its members and groups are changed', async () => {
    await page.getByRole('link', { name: 'Members' }).click();
    const chosen = page.getByRole('combobox', { name: 'Template', exact: true });
    await expect(chosen.getByRole('option', { selected: true })).toContainText('Towers');
    await page.getByLabel('Role of Grace Lindqvist').selectOption('Superintendent');
    await page.getByRole('button', { name: 'Remove Helen Park' }).click();
    await page.getByRole('button', { name: 'Add group' }).click();
    await save.click();
    await expect(page.getByText('Each group needs a name and at least one person.')).toBeVisible();
    await page.getByLabel('Name of group 3').fill('Inspectors');
    await page.getByRole('combobox', { name: 'People of group 3' }).click();
    await page.getByRole('option', { name: 'Grace Lindqvist' }).click();
    await page.keyboard.press('Escape');
    await save.click();
    await expect(save).toHaveCount(0);
  });

  await step('its modules and views are changed', async () => {
    await page.getByRole('link', { name: 'Products and tools' }).click();
    await page.getByRole('checkbox', { name: 'Tours' }).uncheck();
    await save.click();
    await expect(save).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Ready for reinspection' }).click();
    await expect(page.getByText('Ready for reinspection')).toHaveCount(0);
  });

  await step('the template sums up what was changed', async () => {
    await page.getByRole('link', { name: 'About this template' }).click();
    await expect(page.getByText(/RFIs 9/)).toBeVisible();
    await expect(page.getByText('12 modules, 5 saved views')).toBeVisible();
  });

  await step('its notifications are changed', async () => {
    await page.getByRole('link', { name: '6 of 6 kinds on' }).click();
    await expect(
      page.getByLabel('Settings of').getByRole('option', { selected: true }),
    ).toContainText('Towers');
    await page.getByRole('switch', { name: 'Asset updates' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await page.getByRole('link', { name: 'About this template' }).click();
    await expect(page.getByText('5 of 6 kinds on')).toBeVisible();
  });

  await step('it is published, archived and deleted', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('New projects can be made from it.')).toBeVisible();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Tenant improvement' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Towers' })).toHaveCount(0);
  });
});

test('managers read templates, and visitors log in first', async ({ page, signIn }) => {
  await page.goto('/template-settings/configuration');
  await expect(page.getByText('Log in to see the templates')).toBeVisible();
  await signIn(demoAccount('Ana Torres'));
  await page.goto('/template-settings/members');
  await expect(page.getByText('An account admin can change templates.')).toBeVisible();
  await expect(page.getByLabel('Role of Marcus Reed')).toBeDisabled();
});
