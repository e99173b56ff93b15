import { codeOf, turnOnApp } from '../../support/codes.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { toast } from './steps.ts';

const ana = demoAccount();
const LONG = 16 * 60;

test('a sensitive call asks for the password once the sign-in is old, and then goes on', async ({
  signedIn: page,
  mock,
  downloads,
  allowStatus,
}) => {
  allowStatus(401, 403, 422);
  await page.goto('/user-profile');
  await mock.moveClock(LONG);
  const download = page.getByRole('button', { name: 'Download your data' });
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await step('without a password, nothing happens', async () => {
    await download.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(page, 'alert', 'Failed to download your data')).toContainText(
      'Confirm that it is you, then try again.',
    );
    expect(downloads).toHaveLength(0);
  });
  await step('a wrong one is refused at the field', async () => {
    await download.click();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This is not your password',
    );
  });
  await step('the right one repeats the call', async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(ana.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => downloads.length).toBe(1);
  });
});

test('it stands in front of the question that was confirmed, and takes a code', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(401, 403);
  const ingrid = demoAccount('Ingrid Solberg');
  await signIn(ingrid);
  const { secret } = await turnOnApp(mock, ingrid);
  await turnOnApp(mock, ana);
  await page.goto('/settings/members?q=ana%20torres');
  await page.getByRole('link', { name: 'Ana Torres' }).first().click();
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await mock.moveClock(LONG);
  const question = page.getByRole('dialog', { name: 'Remove second factor?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Use a code of your authenticator app' }).click();
  await dialog.getByLabel('Code').fill(codeOf(secret, LONG));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Second factor of Ana Torres removed')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Member' })).toBeVisible();
});
