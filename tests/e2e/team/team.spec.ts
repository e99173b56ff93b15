import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';

const admin = demoAccount('Tom Becker');
const TEAM = '/dashboard/team?project=prj_harbor';

test('an admin invites three people, and one without an account joins and sees what the role may', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, admin);
  await page.goto(TEAM);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Email addresses')
    .fill('Jo Abel <jo.abel@example.com>, kim.ortiz@example.com\nlee at example.com');
  await dialog.getByLabel('Role').selectOption('Superintendent');
  await dialog.getByRole('combobox', { name: 'Company' }).fill('north');
  await page.getByRole('listbox').getByRole('option', { name: 'Northline Electric' }).click();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We start on Monday.');
  await dialog.getByRole('button', { name: 'Invite 3 people' }).click();
  await expect(dialog.getByRole('status')).toContainText('lee at example.comNot an email address');
  await expectAccessible(page);
  await dialog.getByLabel('Email addresses').fill('lee@example.com');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'jo.abel@example.com' })).toBeVisible();
  await expectAccessible(page);

  const email = (await mock.outbox()).find(({ to }) => to === 'jo.abel@example.com');
  await page.getByRole('button', { name: 'Account of Tom Becker' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  await page.goto(new URL(email?.link ?? '').pathname + new URL(email?.link ?? '').search);
  await expect(page.getByText('Tom Becker invites you as superintendent')).toBeVisible();
  await expect(page.getByText('We start on Monday.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Abel');
  await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
  await page.getByLabel('Confirm password').fill('Portal!2026');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('jo.abel@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText("You're all caught up")).toBeVisible();
  await page.goto(TEAM);
  await expect(page.getByRole('link', { name: 'Jo Abel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});

test('an admin changes two roles at once and takes it back, and removes a person who hands over', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(422);
  await signIn(page, admin);
  await page.goto(TEAM);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.getByRole('checkbox', { name: 'Select Rosa Delgado' }).check();
  await page.getByRole('checkbox', { name: 'Select Sam Whitfield' }).check();
  await page.getByRole('button', { name: 'Change role or company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row('Rosa Delgado')).toContainText('Viewer');
  await expect(row('Sam Whitfield')).toContainText('Viewer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Rosa Delgado')).toContainText('Subcontractor');

  await page.getByRole('link', { name: 'Diego Alvarez' }).click();
  await expect(dialog.getByText('In their court')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await expectAccessible(page);
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

test('the last project administrator cannot be demoted and is not offered to leave', async ({
  page,
  signIn,
}) => {
  await signIn(page, admin);
  await page.goto(`${TEAM}&member=usr_tom`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Leave project' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A project needs at least one active project')).toBeVisible();
});

test('a group stands for its people where people are chosen', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(409);
  await signIn(page, demoAccount('Ana Torres'));
  await page.goto(TEAM);
  await page.getByRole('button', { name: 'Groups' }).click();
  const dialog = page.getByRole('dialog');
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
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Design team');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Another group has this name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Structure');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Lena Hoffmann, Priya Raman', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/rfis/rfi_h3?project=prj_harbor');
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Please look: @struct');
  await page.getByRole('option', { name: 'Structure' }).click();
  await expect(comment).toHaveValue('Please look: @Lena Hoffmann @Priya Raman ');
  await comment.fill('');

  await page.goto('/dashboard/rfis?project=prj_harbor');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Assign to' }).click();
  await page.getByRole('menuitem', { name: 'Structure (2)' }).click();
  await expect(page.getByText('1 RFI assigned to Lena Hoffmann, Priya Raman')).toBeVisible();
});

test('records are not given to a company that is inactive', async ({ page, signIn, mock }) => {
  const { accessToken: token } = await login(mock, demoAccount('Ingrid Solberg'));
  const data = { version: 1, status: 'inactive' };
  await mock.request('PATCH', '/companies/cmp_skyline', { token, data });
  await signIn(page, demoAccount('Ana Torres'));
  await page.goto('/dashboard/punch-items?project=prj_harbor');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Assign to' }).click();
  await expect(page.getByRole('menuitem', { name: 'Olympic Glazing' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Skyline Elevator' })).toHaveCount(0);
});

test('the open tab of a suspended person ends cleanly, and signing in says why', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
  signIn,
  allowStatus,
}) => {
  allowStatus(401, 403);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/dashboard/punch-items?project=prj_harbor');
  await expect(page.getByRole('heading', { name: 'Punch items' })).toBeVisible();
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const office = await other.newPage();
  await signIn(office, demoAccount('Ingrid Solberg'));
  await office.goto('/settings/members');
  await expectAccessible(office);
  await office.getByRole('link', { name: 'Diego Alvarez' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(office.getByRole('dialog').getByText('Suspended')).toBeVisible();
  await expectAccessible(office);
  await other.close();

  // Without a click: the stream of events says that the access has ended.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill('diego.alvarez@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Your account is suspended. Ask an administrator.')).toBeVisible();
});

test('an account admin removes a person from the account, and others take over', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAccount('Ingrid Solberg'));
  await page.goto('/settings/members?member=usr_diego');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
  const successor = dialog.getByRole('combobox', { name: 'Harbor Point Tower' });
  await expect(successor).toHaveAccessibleDescription(/open records, 4 in their court/);
  await expect(remove).toBeDisabled();
  await expectAccessible(page);
  await successor.fill('ana');
  await page.getByRole('option', { name: /^Ana Torres/ }).click();
  await remove.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Diego Alvarez removed from the account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Diego Alvarez' })).toHaveCount(0);
});
