import { expect, test } from '../../support/test.ts';
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

test('Save is enabled only after opting out @phone', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(button(page, 'Save')).toBeDisabled();
  await optOutSwitch(page).check();
  await expect(button(page, 'Save')).toBeEnabled();
  await optOutSwitch(page).uncheck();
  await expect(button(page, 'Save')).toBeDisabled();
});

test('a user can opt out without a reason', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await expect(reason(page)).toHaveValue('');
  await button(page, 'Save').click();
  await expect(toast(page, 'You have opted out from all notifications')).toBeVisible();
  await page.reload();
  await expect(optOutSwitch(page)).toBeChecked();
  await expect(reason(page)).toHaveValue('');
});

test('a user can opt out for one of three reasons', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await expect(reason(page)).toBeDisabled();
  await optOutSwitch(page).check();
  await expect(reason(page).getByRole('option')).toHaveText(['No reason', ...reasons]);
  for (const each of reasons) {
    await reason(page).selectOption(each);
    await button(page, 'Save').click();
    await expect(toast(page, 'You have opted out from all notifications').first()).toBeVisible();
    await page.reload();
    await expect(reason(page)).toHaveValue(each);
  }
});

test('Reset clears the opt-out and the reason', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await reason(page).selectOption('temporary pause');
  await button(page, 'Reset').click();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(reason(page)).toHaveValue('');
  await expect(button(page, 'Save')).toBeDisabled();
  await openTab(page, 'Default notifications');
});

test('Reset undoes a saved opt-out @phone', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await button(page, 'Save').click();
  await expect(page.getByText(/^You have opted out: nothing is sent to you/)).toBeVisible();
  await button(page, 'Reset').click();
  await expect(toast(page, 'You get notifications again')).toBeVisible();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await page.reload();
  await expect(optOutSwitch(page)).not.toBeChecked();
  await expect(page.getByText(/^You have opted out/)).toHaveCount(0);
});

test('a failed Reset changes nothing', async ({ signedIn: page, mock }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await button(page, 'Save').click();
  await expect(toast(page, 'You have opted out from all notifications')).toBeVisible();
  await mock.fail('updateNotificationOptOut', { code: 500 });
  await button(page, 'Reset').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong on the server. Try again.',
  );
  await expect(optOutSwitch(page)).toBeChecked();
  await button(page, 'Reset').click();
  await expect(optOutSwitch(page)).not.toBeChecked();
});

test('the other settings show that the user has opted out', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
  await optOutSwitch(page).check();
  await button(page, 'Save').click();
  await expect(toast(page, 'You have opted out from all notifications')).toBeVisible();
  await openTab(page, 'Default notifications');
  await page.getByRole('link', { name: 'opt in again' }).click();
  await expect(page).toHaveURL(optOutAddress);
});

test('an unsaved opt-out survives a change of tabs', async ({ signedIn: page }) => {
  await openNotifications(page, optOutAddress);
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
