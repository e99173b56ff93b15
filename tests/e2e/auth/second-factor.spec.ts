import { codeOf } from '../../support/codes.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { signOut } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

/** tests/screens/auth has what can go wrong. */
test('a person turns on an authenticator app and signs in with a code of it, by keyboard', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  // The sign-in that waits for a code.
  allowStatus(401);
  const { email, password } = demoAccount();
  await page.goto('/user-profile');
  const secret = await test.step('the app is turned on, and the codes are downloaded', async () => {
    const started = page.waitForResponse('**/profile/authenticator');
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    const { secret: key } = (await (await started).json()).data;
    const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    const saved = page.waitForEvent('download');
    // Escape does not close it.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('10 codes left')).toBeVisible();
    return key;
  });

  await test.step('the sign-in asks for a code', async () => {
    await signOut(page);
    // The code of the same 30 seconds was used.
    await mock.moveClock(60);
    await page.goto('/login/');
    await submitLogin(page, email, password);
    await expect(heading(page, 'Enter your code')).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(codeOf(secret, 60));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
