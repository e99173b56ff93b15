import { expect, type Page, step, test } from '../support/test.ts';
import {
  address,
  answer,
  item,
  openNotifications,
  optOutAddress,
  question,
  save,
  saveBar,
} from './notificationsPage.ts';

/** Opens the page from another page of the portal, and changes something. */
async function changeSomething(page: Page): Promise<void> {
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await page.getByRole('menuitem', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(address);
  await item(page, 'Asset updates').uncheck();
  await expect(saveBar(page)).toBeVisible();
}

async function expectUnsaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(item(page, 'Asset updates')).not.toBeChecked();
  await expect(saveBar(page)).toBeVisible();
}

test('after Keep editing and Save, Back leads to the original page', async ({ signedIn: page }) => {
  await changeSomething(page);
  await page.goBack();
  await answer(page, 'Keep editing');
  await save(page);
  await page.goBack();
  await expect(page).toHaveURL('/user-profile');
  await expect(question(page)).toHaveCount(0);
  await page.goForward();
  await expect(item(page, 'Asset updates')).not.toBeChecked();

  await step('going back two pages asks, and leads there', async () => {
    await page.getByRole('tab', { name: 'Opt out' }).click();
    await page.getByRole('switch').check();
    history.go(-2);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(optOutAddress);
    await answer(page, 'Discard');
    await expect(page).toHaveURL('/user-profile');
  });
});

test('the logo and signing out ask first, a link to the same page does not', async ({
  signedIn: page,
}) => {
  await changeSomething(page);
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expectUnsaved(page);
  await expect(question(page)).toHaveCount(0);

  const signOut = async () => {
    await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await signOut();
  await answer(page, 'Keep editing');
  await expectUnsaved(page);

  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await answer(page, 'Discard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await item(page, 'Asset updates').uncheck();
  await signOut();
  await answer(page, 'Discard');
  await expect(page).toHaveURL('/login');
});

test('leaving asks only with changes, also in the Manage dialog', async ({ signedIn: page }) => {
  await openNotifications(page);
  await page.getByRole('tab', { name: 'Opt out' }).click();
  await page.getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL('/template-settings/configuration');
  await page.goBack();
  await expect(page).toHaveURL(optOutAddress);

  await page.getByRole('tab', { name: 'Default notifications' }).click();
  await page.getByRole('button', { name: 'Manage Other notifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage other notifications' });
  await dialog.getByLabel('Push').first().check();
  await page.goBack();
  // The dialog asks itself, and only once.
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Push').first()).toBeChecked();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(optOutAddress);
  await expect(dialog).toHaveCount(0);
});
