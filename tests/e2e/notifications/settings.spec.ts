import type { Locator } from '@playwright/test';
import { placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import {
  actionGroup,
  address,
  answer,
  expectUnsaved,
  frequency,
  group,
  item,
  openNotifications,
  otherGroup,
  question,
  save,
} from './notificationsPage.ts';

const pages = [
  ['Templates', '/template-settings'],
  ['Configuration', '/template-settings/configuration'],
  ['Members', '/template-settings/members'],
  ['Notifications', address],
  ['Products and tools', '/template-settings/products-tools'],
] as const;

/** Where texts and places are plain, tests/screens/notifications has the tests. */
test('settings stay in their place, are not lost by accident, and work on a phone', async ({
  signedIn: page,
  mock,
}) => {
  await test.step('the settings stay in their place while the templates are read', async () => {
    await mock.fail('listTemplates', { delayMs: 1500 });
    await openNotifications(page);
    const templates = page.getByLabel('Settings of').getByRole('option');
    const before = await placeOf(group(page, actionGroup));
    await expect(templates).toHaveCount(1);
    await expect(templates).not.toHaveCount(1);
    expect(await placeOf(group(page, actionGroup))).toEqual(before);
  });

  await test.step('the whole row toggles the item', async () => {
    // The item's name, far from the visible switch. Its label lies over it, and takes the click.
    const name = group(page, otherGroup).getByText('Asset updates');
    await name.click({ position: { x: 5, y: 5 }, force: true });
    await expect(item(page, 'Asset updates')).not.toBeChecked();
    await name.click({ position: { x: 5, y: 5 }, force: true });
    await expect(item(page, 'Asset updates')).toBeChecked();
  });

  await test.step('links, Back and Forward ask before changes are lost', async () => {
    await page.goto('/user-profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
    await page.getByRole('menuitem', { name: 'Notification settings' }).click();
    await expect(page).toHaveURL(address);
    await item(page, 'Asset updates').uncheck();
    const members = page.getByRole('link', { name: 'Members' });
    await members.click();
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await answer(page, 'Keep editing');
    await expectUnsaved(page);
    for (let i = 0; i < 3; i++) {
      await page.goBack();
      await expect(question(page)).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await answer(page, 'Keep editing');
    await expectUnsaved(page);
    await page.goBack();
    await answer(page, 'Discard');
    await expect(page).toHaveURL('/user-profile');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

    await page.goForward();
    await item(page, 'Asset updates').uncheck();
    await members.click();
    await answer(page, 'Discard');
    await expect(page).toHaveURL('/template-settings/members');

    await page.goBack();
    await expect(item(page, 'Asset updates')).toBeChecked();
    await item(page, 'Asset updates').uncheck();
    await page.goForward();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await answer(page, 'Discard');
    await expect(page).toHaveURL('/template-settings/members');
  });

  await test.step('closing the page asks first, the skip link does not', async () => {
    await page.goBack();
    await item(page, 'Asset updates').uncheck();
    const dialogEvent = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expectUnsaved(page);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(question(page)).toHaveCount(0);
    await expect(item(page, 'Asset updates')).not.toBeChecked();
    await save(page);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a phone, an item can have its own frequency and channels', async () => {
    await group(page, actionGroup)
      .getByRole('button', { name: `Manage ${actionGroup}` })
      .click();
    const dialog = page.getByRole('dialog');
    const rfis = dialog.getByRole('group', { name: 'RFIs assigned to me', exact: true });
    await rfis.getByLabel('Frequency').selectOption('daily');
    await rfis.getByLabel('Push').uncheck();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(frequency(page, actionGroup)).toHaveValue('various');
    await expect(group(page, actionGroup)).toContainText('daily · in app, email');
    await save(page);
  });

  await test.step('on a phone, the tabs lead to each page and mark the open one', async () => {
    const tabs = page.getByRole('navigation', { name: 'Template settings' });
    for (const [label, path] of pages) {
      const tab = tabs.getByRole('link', { name: label, exact: true });
      await tab.click();
      await expect(page).toHaveURL(path);
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => beyondViewport(tab)).toBeLessThanOrEqual(1);
      await expect(tabs.locator('[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Template settings');
    }
  });
});

/** Pixels of an element beyond the sides of the viewport. Browsers end a scroll within a pixel of the place. */
const beyondViewport = (element: Locator): Promise<number> =>
  element.evaluate((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return Math.max(-left, right - document.documentElement.clientWidth);
  });
