import { codeOf, turnOnApp } from '../../support/codes.ts';
import { demoAccount, expect, type Page, test } from '../support/test.ts';
import { heading, submitLogin, toast } from './steps.ts';

const ana = demoAccount();
const { email, password } = ana;
const admin = demoAccount('Ingrid Solberg');

/** Sets up the app on the current page, until its recovery codes are saved. */
async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /^This is not the code/,
  );
  const key = document.querySelector('[role=dialog] code')?.textContent ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I saved them' }).click();
}

test('a person sets up an app, and turns it off with the password', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  await page.goto('/user-profile');
  const panel = page.getByRole('region', { name: 'Authenticator app' });
  await setUp(page);
  await expect(panel).toContainText('10 codes left');
  expect((await mock.outbox())[0]?.subject).toBe('Your authenticator app was turned on');

  await panel.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off authenticator app?' });
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(panel.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('the sign-in asks for a code, and takes a recovery code in its place', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const { codes } = await turnOnApp(mock, ana);
  await page.goto('/login/?next=%2Fuser-profile');
  await submitLogin(page, email, password);
  await expect(heading(page, 'Enter your code')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('12');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('Enter the 6 digits of your app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('This code is wrong, or it was used before');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(toast(page, 'status', 'Login Successfully')).toBeVisible();
  await expect(page).toHaveURL('/user-profile');
  await expect(page.getByRole('region', { name: 'Authenticator app' })).toContainText(
    '9 codes left',
  );
});

test('a sign-in that took too long leads back to the password, which is still there', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const { secret } = await turnOnApp(mock, ana);
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(heading(page, 'Enter your code')).toBeVisible();
  await mock.moveClock(600);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 600));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'Problem' })).toContainText(
    'The log-in took too long. Enter your password again.',
  );
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 600));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an account asks for a second factor, first with a notice and then in place of every page', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(403, 422);
  await signIn(admin);
  await page.goto('/settings/admin-setting');
  await page.getByLabel('Require a second factor').check();
  await page.getByLabel('Days of grace').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Second factor' });
  await expect(notice).toContainText('Set up an authenticator app or a passkey by');

  await page.getByLabel('Days of grace').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await signIn();
  await page.goto('/settings/companies');
  await expect(heading(page, 'Second factor')).toBeVisible();
  await expect(page).toHaveURL('/second-factor?next=%2Fsettings%2Fcompanies');
  await expect(page.getByText(/^Meridian Builders asks everybody/)).toBeVisible();
  await setUp(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^\d+ companies$/)).toBeVisible();
  await expect(page).toHaveURL('/settings/companies');
});

test('an admin removes the second factor of somebody who lost it', async ({
  page,
  signIn,
  mock,
}) => {
  await turnOnApp(mock, ana);
  await signIn(admin);
  await page.goto('/settings/members?q=ana%20torres');
  await page.getByRole('link', { name: 'Ana Torres' }).first().click();
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove second factor?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Second factor of Ana Torres removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove second factor' })).toHaveCount(0);
  expect((await mock.outbox())[0]?.subject).toBe('Your second factor was removed');
});
