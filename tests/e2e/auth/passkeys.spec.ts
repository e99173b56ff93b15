import type { Page } from '@playwright/test';
import { requireSecondFactor } from '../../support/codes.ts';
import { addressOf } from '../../support/ports.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { signOut } from './sessions.ts';
import { heading, submitLogin, toast } from './steps.ts';

// A browser keeps passkeys for a name, never for an IP address.
test.use({ baseURL: addressOf('app').replace('127.0.0.1', 'localhost') });

/**
 * Connects an authenticator with a fingerprint, such as that of a laptop.
 * @returns puts the finger on it, or takes it off
 */
async function addAuthenticator(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('a passkey confirms who somebody is, and is the second factor that the account asks for', async ({
  page,
  mock,
  allowHost,
  allowStatus,
}) => {
  allowHost('localhost');
  allowStatus(401, 403);
  const { email, password } = demoAccount();
  const touch = await addAuthenticator(page);

  await test.step('the account asks for a second factor, and the person adds a passkey', async () => {
    await requireSecondFactor(mock, 0);
    await page.goto('/login?next=/user-profile');
    await submitLogin(page, email, password);
    await expect(heading(page, 'Second factor')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'Profile')).toBeVisible();
  });

  await test.step('it confirms who they are', async () => {
    await mock.moveClock(16 * 60);
    await page.getByRole('button', { name: 'Download your data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await download;
    await expect(dialog).toHaveCount(0);
  });

  await test.step('after a log-in with the password, it is asked for, and nothing else can be set up', async () => {
    await touch(false);
    await signOut(page);
    await page.goto('/login?next=/user-profile');
    await submitLogin(page, email, password);
    await expect(page.getByText('Use your passkey to continue.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toHaveCount(0);
    await touch(true);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'Profile')).toBeVisible();
  });
});

test('a person adds a passkey, signs in with it, and removes it', async ({
  page,
  mock,
  allowHost,
  allowStatus,
}) => {
  allowHost('localhost');
  allowStatus(403);
  const { email, password, name } = demoAccount();
  const touch = await addAuthenticator(page);
  const panel = page.getByRole('region', { name: 'Passkeys' });

  await test.step('adds it on the profile, and gets an email', async () => {
    await page.goto('/login?next=/user-profile');
    await submitLogin(page, email, password);
    await expect(panel.getByText('You have no passkey yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(toast(page, 'status', 'Passkey added')).toBeVisible();
    await expect(panel.getByRole('listitem')).toContainText('Never used');
    const [mail] = await mock.outbox();
    expect(mail).toMatchObject({ to: email, subject: 'A passkey was added to your account' });
  });

  await test.step('gives it a name', async () => {
    await panel.getByRole('button', { name: /^Rename/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByLabel('Name').fill('Site laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('listitem')).toContainText('Site laptop');
  });

  await test.step('signs in with it in the email field', async () => {
    await touch(false);
    await signOut(page);
    await touch(true);
    await page.goto('/login?next=/user-profile');
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    await expect(panel.getByRole('listitem')).toContainText('Last used');
  });

  // The authenticator would answer the field before the button is clicked.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const passkeyButton = page.getByRole('button', { name: 'Sign in with a passkey' });

  await test.step('signs in with it by the button', async () => {
    await page.reload();
    // Calls on their way would be refused after the sign-out.
    await expect(panel.getByRole('listitem')).toContainText('Last used');
    await signOut(page);
    await passkeyButton.click();
    await expect(toast(page, 'status', 'Login Successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  });

  await test.step('removes it, and can no longer sign in with it', async () => {
    await page.goto('/user-profile');
    await panel.getByRole('button', { name: 'Remove: Site laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('You have no passkey yet.')).toBeVisible();
    await signOut(page);
    await passkeyButton.click();
    await expect(toast(page, 'alert', 'Login Failed')).toContainText(
      'This passkey is not accepted. It may have been removed.',
    );
  });
});
