import { expect, step, test } from '../support/test.ts';
import {
  address,
  answer,
  button,
  openNotifications,
  openTab,
  optOutAddress,
  optOutSwitch,
  reason,
  toast,
} from './notificationsPage.ts';

const reasons = ['too many notifications', 'not relevant to my role', 'temporary pause'];

test('Save is enabled only after opting out, and Reset clears the form', async ({
  signedIn: page,
}) => {
  await openNotifications(page, optOutAddress);
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(button(page, 'Save')).toBeDisabled();
  await expect(reason(page)).toBeDisabled();
  await optOutSwitch(page).check();
  await expect(button(page, 'Save')).toBeEnabled();
  await optOutSwitch(page).uncheck();
  await expect(button(page, 'Save')).toBeDisabled();

  await optOutSwitch(page).check();
  await reason(page).selectOption('temporary pause');
  await button(page, 'Reset').click();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(reason(page)).toHaveValue('');
  await expect(button(page, 'Save')).toBeDisabled();

  await step('a change of tabs asks before an opt-out is lost', async () => {
    await openTab(page, 'Default notifications');
    await openTab(page, 'Opt out');
    await optOutSwitch(page).check();
    await page.getByRole('tab', { name: 'Default notifications' }).click();
    await answer(page, 'Keep editing');
    await expect(page).toHaveURL(optOutAddress);
    await expect(optOutSwitch(page)).toBeChecked();
    await page.getByRole('tab', { name: 'Default notifications' }).click();
    await answer(page, 'Discard');
    await expect(page).toHaveURL(address);
    await openTab(page, 'Opt out');
    await expect(optOutSwitch(page)).not.toBeChecked();
  });
});

test('a user can opt out without a reason or for one of three', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await expect(reason(page)).toHaveValue('');
  await expect(reason(page).getByRole('option')).toHaveText(['No reason', ...reasons]);
  await button(page, 'Save').click();
  await expect(toast(page, 'You have opted out from all notifications')).toBeVisible();
  await page.reload();
  await expect(optOutSwitch(page)).toBeChecked();
  await expect(reason(page)).toHaveValue('');

  await reason(page).selectOption('not relevant to my role');
  await button(page, 'Save').click();
  await expect(toast(page, 'You have opted out from all notifications')).toBeVisible();
  await page.reload();
  await expect(reason(page)).toHaveValue('not relevant to my role');

  await openTab(page, 'Default notifications');
  await page.getByRole('link', { name: 'opt in again' }).click();
  await expect(page).toHaveURL(optOutAddress);
});

test('Reset undoes a saved opt-out, and changes nothing when it fails', async ({
  signedIn: page,
  mock,
}) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await button(page, 'Save').click();
  await expect(page.getByText(/^You have opted out: nothing is sent to you/)).toBeVisible();
  await mock.fail('updateNotificationOptOut', { code: 500 });
  await button(page, 'Reset').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong on the server. Try again.',
  );
  await expect(optOutSwitch(page)).toBeChecked();
  await button(page, 'Reset').click();
  await expect(toast(page, 'You will get notifications again')).toBeVisible();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await page.reload();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(page.getByText(/^You have opted out/)).toHaveCount(0);
});
