import { addressOf } from '../../support/ports.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { signOut } from './sessions.ts';
import { heading, submitLogin, toast } from './steps.ts';

test('an admin lets the people of a domain sign in with their company, and then requires it', async ({
  page,
  signIn,
  tenant,
  allowStatus,
}) => {
  allowStatus(403, 409);
  const ana = demoAccount();
  const throughCompany = async () => {
    await page.getByRole('button', { name: 'Continue with Meridian Builders' }).click();
    await expect(heading(page, 'Sign in to your company')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(ana.email);
  };

  await test.step('the admin adds the domain and verifies it', async () => {
    await signIn(page, demoAccount('Ingrid Solberg'));
    await page.goto('/settings/admin-setting');
    const panel = page.getByRole('region', { name: 'Company log-in' });
    await panel.getByRole('button', { name: 'Add a domain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a domain' });
    await dialog.getByLabel('Domain').fill('Example.com');
    await dialog.getByLabel('Company').fill('Meridian Builders');
    await dialog.getByLabel('Issuer').fill(`${addressOf('mock')}/__mock/provider/${tenant}`);
    await dialog.getByLabel('Client ID').fill('portal');
    await dialog.getByLabel('Client secret').fill('provider-secret');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const row = panel.getByRole('listitem').filter({ hasText: 'example.com' });
    await expect(row).toContainText('Not verified');
    await expect(row).toContainText('_portal.example.com');
    await row.getByRole('button', { name: 'Verify example.com' }).click();
    await expect(row).not.toContainText('Not verified');
    await signOut(page);
  });

  await test.step('a person goes to the company, cancels there, and signs in on the next try', async () => {
    await page.goto('/login?next=/user-profile');
    await page.getByLabel('Email').fill(ana.email);
    await throughCompany();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, 'Log-in failed')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Your company did not sign you in.');
    await page.getByRole('link', { name: 'Back to log in' }).click();

    await page.goto('/login?next=/user-profile');
    await page.getByLabel('Email').fill(ana.email);
    await throughCompany();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(toast(page, 'status', 'Login Successfully')).toBeVisible();
    await expect(page).toHaveURL('/user-profile');
    await expect(page.getByRole('button', { name: `Account of ${ana.name}` })).toBeVisible();
    await signOut(page);
  });

  await test.step('an answer that another browser asked for signs nobody in', async () => {
    await page.goto('/login/callback?code=stolen&state=stolen');
    await expect(heading(page, 'Log-in failed')).toBeVisible();
    await expect(page).toHaveURL('/login/callback');
  });

  await test.step('once it is required, the password is refused', async () => {
    await signIn(page, demoAccount('Ingrid Solberg'));
    await page.goto('/settings/admin-setting');
    await page.getByRole('button', { name: 'Edit example.com' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log-in of example.com' });
    await dialog.getByLabel('Require it for this domain').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Company log-in' })).toContainText('Required');
    await signOut(page);
    await submitLogin(page, ana.email, ana.password);
    await expect(toast(page, 'alert', 'Login Failed')).toContainText(
      'Your company asks you to log in with its own account.',
    );
    await expect(
      page.getByRole('button', { name: 'Continue with Meridian Builders' }),
    ).toBeVisible();
  });
});
