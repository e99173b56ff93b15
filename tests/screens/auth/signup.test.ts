import { expect, step, test } from '../support/test.ts';
import { emailedLink, newcomer, signUp, toast } from './steps.ts';

test('an email that has an account is rejected with the specified text', async ({
  page,
  allowStatus,
}) => {
  allowStatus(409);
  await signUp(page, { email: 'ana.torres@example.com' });
  await expect(toast(page, 'alert', 'Email already exists')).toBeVisible();
  await expect(page).toHaveURL('/signup/');
});

test("a network failure shows 'Signup Failed', keeps the input, and the second attempt signs up", async ({
  page,
  mock,
}) => {
  await mock.fail('signup', { offline: true });
  await signUp(page);
  await expect(toast(page, 'alert', 'Signup Failed')).toContainText('No connection to the server.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(newcomer.name);
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newcomer.password);
  await expect(page.getByLabel('Confirm password')).toHaveValue(newcomer.password);

  await mock.heal();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('a second click while the request is pending sends nothing', async ({ page, mock }) => {
  await mock.fail('signup', { delayMs: 1500 });
  await signUp(page);
  await page.getByLabel('Confirm password').press('Enter');
  await expect(page).toHaveURL(/\/verify-pending/);
  await expect(page).toHaveSent(['POST /auth/signup']);
});

test("the server's error about a value shows at its field until the value is corrected", async ({
  page,
  allowStatus,
}) => {
  allowStatus(422);
  await signUp(page, { email: 'iris@example-.com' });
  await expect(toast(page, 'alert', 'Signup Failed')).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('');
  await email.fill(newcomer.email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('a password that is easy to guess is refused at its field', async ({ page, allowStatus }) => {
  allowStatus(422);
  await signUp(page, { password: 'Password1!' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(
    'This password is easy to guess. Choose another one.',
  );
  await expect(password).toBeFocused();
  await password.fill('Vance#2026');
  await page.getByLabel('Confirm password').fill('Vance#2026');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(password).toHaveAccessibleDescription(
    'Choose a password without your name or email address',
  );
});

test('a password of a phone says which character is missing, and a strong one fits', async ({
  page,
}) => {
  await signUp(page, { password: 'abcdef-Ghijk1-lmnopq' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/special character/i);
  await expect(
    page.getByText('Add one of !@#$%^&*()_+. A hyphen does not count.', { exact: true }),
  ).toBeVisible();
  await expect(password).toHaveAttribute('passwordrules', /required: \[!@#/);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Use a strong password' }).click();
  await expect(page.getByText('A hyphen does not count')).toHaveCount(0);
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify-pending/);
});

test('the link of the mail leads to a log-in form with the address, and to a first project', async ({
  page,
  mock,
}) => {
  await signUp(page);
  await expect(page).toHaveURL(/\/verify-pending/);
  await page.goto(await emailedLink(mock, newcomer.email));
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?email=iris.vance%40example.com');
  await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Log in' }).click();

  await step('a sample is tried and deleted', async () => {
    await page.getByRole('button', { name: 'Try a sample project' }).click();
    const notice = page.getByRole('region', { name: 'Sample project' });
    await expect(notice.getByText('Nothing in this project is real.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Get the project going' })).toHaveCount(0);
    await notice.getByRole('button', { name: 'Delete sample project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Sample project deleted')).toBeVisible();
  });

  await step('the account is empty, and creates a project', async () => {
    await page.getByRole('button', { name: 'Create your first project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your first project' });
    await dialog.getByLabel('Your company').fill('Punjab Builders');
    await dialog.getByLabel(/^Name/).fill('Canal Road Plaza');
    await expect(dialog.getByLabel(/^Code/)).toHaveValue('CRP');
    await dialog.getByLabel('Time zone').fill('pakistan');
    await page.getByRole('option', { name: 'Asia/Karachi' }).click();
    await dialog.getByLabel('Currency').fill('rupee');
    await page.getByRole('option', { name: 'PKR', exact: true }).click();
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/\/dashboard\?project=prj_/);
    const sent = page.sent.find(({ method, path }) => `${method} ${path}` === 'POST /projects');
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      ...{ name: 'Canal Road Plaza', code: 'CRP', companyName: 'Punjab Builders' },
      ...{ timeZone: 'Asia/Karachi', currency: 'PKR' },
    });
  });

  await step('a checklist fills itself, is put away, and comes back from the menu', async () => {
    const list = page.getByRole('region', { name: 'Get the project going' });
    await expect(list.getByText('5 steps left')).toBeVisible();
    await list.getByRole('link', { name: 'Invite the team' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invite people' });
    await invitation.getByLabel(/^Email addresses/).fill('sami@stranger.example');
    await invitation.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(list.getByText('4 steps left')).toBeVisible();
    await list.getByRole('button', { name: 'Open it on your phone' }).click();
    const phone = page.getByRole('dialog', { name: 'Open it on your phone' });
    await expect(phone.getByRole('img', { name: 'Address of the project' })).toBeVisible();
    await phone.getByRole('button', { name: 'Close' }).click();
    await list.getByRole('button', { name: 'Put away' }).click();
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: 'Account of Iris Vance' }).click();
    await page.getByRole('menuitem', { name: 'Getting started' }).click();
    await expect(list.getByText('4 steps left')).toBeVisible();
  });
});
