import type { Finder, Page } from '../support/test.ts';
import { expect, step, test } from '../support/test.ts';
import {
  actionGroup,
  frequency,
  group,
  openNotifications,
  otherGroup,
  save,
  saveBar,
} from './notificationsPage.ts';

async function manage(page: Page, name: string): Promise<Finder> {
  await group(page, name)
    .getByRole('button', { name: `Manage ${name}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const part = (dialog: Finder, name: string) => dialog.getByRole('group', { name, exact: true });

test('Manage shows the frequency and channels of each item, and discards changes on Cancel', async ({
  signedIn: page,
}) => {
  await openNotifications(page);
  const dialog = await manage(page, otherGroup);
  await expect(dialog).toHaveAccessibleName('Manage other notifications');
  for (const [name, often, push] of [
    ['New photos added', 'daily', false],
    ['Asset updates', 'weekly', false],
    ['Mentions in comments', 'realtime', true],
  ] as const) {
    const item = part(dialog, name);
    await expect(item.getByLabel('Frequency')).toHaveValue(often);
    await expect(item.getByRole('option')).toHaveText([
      'none',
      'realtime',
      'hourly',
      'daily',
      'weekly',
    ]);
    await expect(item.getByLabel('In app')).toBeChecked();
    await expect(item.getByLabel('Email')).toBeChecked();
    await expect(item.getByLabel('Push')).toBeChecked({ checked: push });
  }

  await step('without changes it closes at once, and the focus returns', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Manage ${otherGroup}` })).toBeFocused();
  });

  await step('Cancel asks before changes are lost', async () => {
    await manage(page, actionGroup);
    await part(dialog, 'RFIs assigned to me').getByLabel('Frequency').selectOption('none');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(frequency(page, actionGroup)).toHaveValue('realtime');
    await expect(saveBar(page)).toHaveCount(0);
  });
});

test('an item can have its own frequency and channels', async ({ signedIn: page }) => {
  await openNotifications(page);
  const dialog = await manage(page, actionGroup);
  const rfis = part(dialog, 'RFIs assigned to me');
  await rfis.getByLabel('Frequency').selectOption('daily');
  await rfis.getByLabel('Push').uncheck();
  const submittals = part(dialog, 'Submittals awaiting review');
  for (const channel of ['In app', 'Email', 'Push']) await submittals.getByLabel(channel).uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(frequency(page, actionGroup)).toHaveValue('various');
  await expect(group(page, actionGroup)).toContainText('daily · in app, email');
  await expect(group(page, actionGroup)).toContainText('realtime · no channels');
  await save(page);
  await page.reload();
  const again = await manage(page, actionGroup);
  await expect(part(again, 'RFIs assigned to me').getByLabel('Frequency')).toHaveValue('daily');
  await expect(part(again, 'RFIs assigned to me').getByLabel('Push')).not.toBeChecked();
  await expect(part(again, 'Critical schedule changes').getByLabel('Push')).toBeChecked();
});
