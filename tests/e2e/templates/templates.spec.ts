import type { Mock } from '../../support/mock.ts';
import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';

const admin = demoAccount('Ingrid Solberg');

/** The button of each screen that creates something, and the action that it needs. */
const SCREENS = [
  ['rfis', 'RFIs', 'New RFI', 'create_rfi'],
  ['submittals', 'Submittals', 'New submittal', 'create_submittal'],
  ['team', 'Team', 'Invite', 'invite_members'],
] as const;

/** What a person may do in a project, as their session reads it. */
async function permitted(mock: Mock, person: Parameters<typeof login>[1], projectId: string) {
  const { accessToken: token } = await login(mock, person);
  const { data } = await (await mock.request('GET', `/projects/${projectId}`, { token })).json();
  return data.permittedActions;
}

test('an admin makes a project from a template and invites three people, who may do what their role may', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, admin);
  await page.goto('/template-settings');
  await page.getByRole('link', { name: 'Commercial ground-up' }).click();
  await expect(page.getByText('3 companies, 3 members, 1 group')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await expect(dialog.getByLabel('Start with')).toHaveValue('tpl_ground-up');
  await dialog.getByLabel('Name').fill('Cedar Street School');
  await dialog.getByLabel('Code').fill('css');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/dashboard\?project=prj_/);
  const project = new URL(page.url()).searchParams.get('project') ?? '';

  await page.goto(`/dashboard/team?project=${project}`);
  for (const name of ['Ana Torres', 'Marcus Reed', 'Grace Lindqvist']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  const invited = [
    { email: 'diego.alvarez@example.com', role: 'Subcontractor' },
    { email: 'priya.raman@example.com', role: 'Design reviewer' },
    { email: 'jo.abel@example.com', role: 'Viewer' },
  ];
  for (const { email, role } of invited) {
    await page.getByRole('button', { name: 'Invite' }).click();
    const invitation = page.getByRole('dialog');
    await invitation.getByLabel('Email addresses').fill(email);
    await invitation.getByLabel('Role').selectOption(role);
    await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(invitation).toBeHidden();
  }
  const outbox = await mock.outbox();
  const linkTo = (email: string) => new URL(outbox.find(({ to }) => to === email)?.link ?? '');
  for (const { email } of invited.slice(0, 2)) {
    const data = { token: linkTo(email).searchParams.get('token') };
    const joined = await mock.request('POST', '/auth/accept-invitation', { data });
    expect(joined.status(), await joined.text()).toBe(200);
  }
  await page.getByRole('button', { name: 'Account of Ingrid Solberg' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  const { pathname, search } = linkTo('jo.abel@example.com');
  await page.goto(pathname + search);
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Abel');
  await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
  await page.getByLabel('Confirm password').fill('Portal!2026');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  // The form to join has a field of the same name as the next page.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Jo Abel' })).toBeVisible();
  const jo = { ...admin, email: 'jo.abel@example.com', password: 'Portal!2026' };
  const alike = [
    [demoAccount('Diego Alvarez'), demoAccount('Diego Alvarez')],
    [demoAccount('Priya Raman'), demoAccount('Priya Raman')],
    [jo, demoAccount('Grace Lindqvist')],
  ] as const;
  for (const [person, model] of alike) {
    const may = await permitted(mock, person, project);
    expect(may).toEqual(await permitted(mock, model, 'prj_harbor'));
    await signIn(page, person);
    for (const [path, heading, button, action] of SCREENS) {
      await page.goto(`/dashboard/${path}?project=${project}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      // What may be done is there with the list.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const offered = page.getByRole('button', { name: button, exact: true });
      if (may.includes(action)) await expect(offered.first()).toBeVisible();
      else await expect(offered).toHaveCount(0);
    }
  }
});

test('an admin saves a project as a template, changes all of its parts and publishes it', async ({
  page,
  signIn,
  allowStatus,
}) => {
  // The live update of the deletion can arrive while the page of the template is still there.
  allowStatus(404, 409);
  await signIn(page, admin);
  await page.goto('/settings/admin-projects?open=prj_harbor');
  await page.getByRole('link', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await expect(dialog.getByLabel('Start with')).toHaveValue('prj_harbor');
  await dialog.getByLabel('Name').fill('tenant improvement');
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(dialog.getByText('Another template has this name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Towers');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name: 'Towers' })).toBeVisible();

  await page.getByRole('link', { name: /working days$/ }).click();
  await page.getByLabel('RFIs are due after').fill('9');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Towers updated')).toBeVisible();

  await page.getByRole('link', { name: 'Members' }).click();
  const chosen = page.getByRole('combobox', { name: 'Template', exact: true });
  await expect(chosen.locator('option:checked')).toContainText('Towers');
  await page.getByLabel('Role of Grace Lindqvist').selectOption('Superintendent');
  await page.getByRole('button', { name: 'Remove Helen Park' }).click();
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Each group needs a name and at least one person.')).toBeVisible();
  await page.getByLabel('Name of group 3').fill('Inspectors');
  await page.getByRole('combobox', { name: 'People of group 3' }).click();
  await page.getByRole('option', { name: 'Grace Lindqvist' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('button', { name: 'Save template' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Products and tools' }).click();
  await page.getByRole('checkbox', { name: 'Tours' }).uncheck();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('button', { name: 'Save template' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Ready for reinspection' }).click();
  await expect(page.getByText('Ready for reinspection')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'About this template' }).click();
  await expect(page.getByText(/RFIs 9/)).toBeVisible();
  await expect(page.getByText('12 modules, 5 saved views')).toBeVisible();

  await page.getByRole('link', { name: '6 of 6 kinds on' }).click();
  await expect(page.getByLabel('Settings of').locator('option:checked')).toContainText('Towers');
  await page.getByRole('switch', { name: 'Asset updates' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'About this template' }).click();
  await expect(page.getByText('5 of 6 kinds on')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('New projects can be made from it.')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Tenant improvement' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Towers' })).toHaveCount(0);
});

test('managers read templates on a phone, others are refused, and visitors log in first', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(403);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/template-settings/configuration');
  await expect(page.getByText('Log in to see the templates')).toBeVisible();
  await signIn(page, demoAccount('Ana Torres'));
  await page.goto('/template-settings/members');
  await expect(page.getByText('An account admin can change templates.')).toBeVisible();
  await expect(page.getByLabel('Role of Marcus Reed')).toBeDisabled();
  await expectAccessible(page);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/template-settings');
  await expect(page.getByRole('alert')).toContainText('Failed to load templates');
});
