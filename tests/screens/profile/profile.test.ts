import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../support/test.ts';

const expectTheme = (theme: string) =>
  expect
    .poll(() => document.documentElement.getAttribute('data-mantine-color-scheme'), {
      timeout: 60_000,
    })
    .toBe(theme);

test('a person changes their profile, and dates follow without a reload', async ({
  signedIn: page,
}) => {
  await page.goto('/user-profile');
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Name').fill('');
  await about.getByLabel('Phone').fill('call me');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(about.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await about.getByLabel('Name').fill('Ana Torres-Reed');
  await about.getByLabel('Phone').fill('(206) 555-0142');
  await about.getByLabel('Locale').selectOption('German (Germany)');
  await about.getByLabel('Time zone').click();
  await page.getByRole('option', { name: 'EST (Eastern)' }).click();
  await about.getByLabel('Theme').selectOption('Dark');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectTheme('dark');
  await expect(page.getByRole('button', { name: 'Account of Ana Torres-Reed' })).toBeVisible();

  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('GMT-5');
  // As in another browser, which does not know the theme.
  localStorage.removeItem('vite-ui-theme');
  await page.reload();
  await expectTheme('dark');

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Harbor Point Tower' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d+ [A-Z][a-z]+ \d{4}$/,
  );
});

test('a person changes their email and password, and ends another session', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(422);
  await login(mock, demoAccount());
  await page.goto('/user-profile');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This device');
  await expect(sessions.first()).toContainText('from 127.0.0.1');
  await page.getByRole('button', { name: /^End session/ }).click();
  await expect(sessions).toHaveCount(1);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('New email').fill('ana.reed@example.com');
  await dialog.getByLabel('Current password').fill('wrong');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Current password').fill('Portal!2026');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'Open the link' });
  await expect(waiting).toContainText('ana.reed@example.com');
  const [sent] = await mock.outbox();
  const { pathname, search } = new URL(String(sent?.link));
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText('ana.reed@example.com', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Current password').fill('Portal!2026');
  await dialog.getByLabel('New password').fill('N3w!passw0rd');
  await dialog.getByLabel('Confirm password').fill('N3w!password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('N3w!passw0rd');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  await login(mock, { email: 'ana.reed@example.com', password: 'N3w!passw0rd' });
});

test('a person deletes their account; the last admin cannot', async ({ page, signIn }) => {
  await signIn(demoAccount('Tom Becker'));
  await page.goto('/user-profile');
  const panel = page.getByRole('region', { name: 'Delete account' });
  await expect(panel).toContainText('You are the only administrator of');
  await expect(panel).toContainText('Harbor Point Tower');
  await expect(panel.getByRole('button')).toHaveCount(0);

  await signIn();
  await page.goto('/user-profile');
  await panel.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('their history keeps your name');
  await dialog.getByLabel('Current password').fill('Portal!2026');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
});
