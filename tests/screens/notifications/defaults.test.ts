import { expect, test } from '../support/test.ts';
import {
  actionGroup,
  address,
  frequency,
  group,
  item,
  openNotifications,
  openTab,
  optOutAddress,
  otherGroup,
  save,
  saveBar,
  toast,
} from './notificationsPage.ts';

const frequencies = ['none', 'realtime', 'hourly', 'daily', 'weekly', 'various'];

test('shows two tabs, and the URL names the open one', async ({ signedIn: page }) => {
  await openNotifications(page);
  await expect(page.getByRole('tab')).toHaveText(['Default notifications', 'Opt out']);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Opt out');
  await expect(page).toHaveURL(optOutAddress);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Opt out' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(group(page, actionGroup)).toBeVisible();
});

test('shows two groups of items, each item with a switch', async ({ signedIn: page, mock }) => {
  await mock.fail('getNotificationPreferences', { delayMs: 1000 });
  await page.goto(address);
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toBeVisible();
  for (const [name, items] of [
    [
      actionGroup,
      ['RFIs assigned to me', 'Submittals awaiting review', 'Critical schedule changes'],
    ],
    [otherGroup, ['New photos added', 'Asset updates', 'Mentions in comments']],
  ] as const) {
    const card = group(page, name);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByRole('switch')).toHaveCount(3);
    for (const label of items) {
      await expect(card.getByRole('switch', { name: label, exact: true })).toBeVisible();
    }
  }
});

test('a group offers five frequencies, and shows Various when its items differ', async ({
  signedIn: page,
}) => {
  await openNotifications(page);
  for (const name of [actionGroup, otherGroup]) {
    await expect(frequency(page, name).locator('option')).toHaveText(frequencies);
  }
  const various = (name: string) => frequency(page, name).getByRole('option', { name: 'various' });
  await expect(frequency(page, actionGroup)).toHaveValue('realtime');
  await expect(various(actionGroup)).toBeDisabled();
  await expect(frequency(page, otherGroup)).toHaveValue('various');
  await frequency(page, otherGroup).selectOption('daily');
  await expect(various(otherGroup)).toBeDisabled();
});

test('a frequency for all items of a group and a switch are saved', async ({ signedIn: page }) => {
  await openNotifications(page);
  await frequency(page, otherGroup).selectOption('hourly');
  await expect(group(page, otherGroup).getByText(/^hourly · /)).toHaveCount(3);
  await item(page, 'New photos added').uncheck();
  await save(page);
  await expect(saveBar(page)).toHaveCount(0);
  await page.reload();
  await expect(frequency(page, otherGroup)).toHaveValue('hourly');
  await expect(frequency(page, actionGroup)).toHaveValue('realtime');
  await expect(item(page, 'New photos added')).not.toBeChecked();
  await expect(item(page, 'Asset updates')).toBeChecked();
});

test('Save is offered only while something has changed, and Discard restores the saved settings', async ({
  signedIn: page,
}) => {
  await openNotifications(page);
  await expect(saveBar(page)).toHaveCount(0);
  // The item's name toggles the item, too.
  await group(page, otherGroup).getByText('Asset updates').click();
  await expect(item(page, 'Asset updates')).not.toBeChecked();
  await expect(saveBar(page)).toBeVisible();
  await item(page, 'Asset updates').check();
  await expect(saveBar(page)).toHaveCount(0);

  await item(page, 'Asset updates').press('Space');
  await frequency(page, actionGroup).selectOption('none');
  await saveBar(page).getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(saveBar(page)).toHaveCount(0);
  await expect(item(page, 'Asset updates')).toBeChecked();
  await expect(frequency(page, actionGroup)).toHaveValue('realtime');
  await expect(item(page, 'Asset updates')).toBeFocused();
});

test('shows that it is saving, saves once, and later changes stay unsaved', async ({
  signedIn: page,
  mock,
}) => {
  await openNotifications(page);
  await mock.fail('updateNotificationPreferences', { delayMs: 1500 });
  await item(page, 'Asset updates').uncheck();
  const button = saveBar(page).getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toHaveAttribute('data-loading', 'true');
  const discard = saveBar(page).getByRole('button', { name: 'Discard' });
  await expect(discard).toBeDisabled();
  await item(page, 'New photos added').uncheck();
  await expect(toast(page, 'Notification preferences saved')).toBeVisible();
  expect(page.sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  // The toast comes before the form knows that it is saved.
  await expect(discard).toBeEnabled();
  await expect(item(page, 'New photos added')).not.toBeChecked();
  await expect(item(page, 'Asset updates')).not.toBeChecked();
});

test('a failed save keeps the changes and shows why', async ({ signedIn: page, mock }) => {
  await openNotifications(page);
  await mock.fail('updateNotificationPreferences', { offline: true });
  await item(page, 'Asset updates').uncheck();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(saveBar(page)).toContainText('No connection to the server.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(item(page, 'Asset updates')).not.toBeChecked();
  await mock.heal();
  await save(page);
});
