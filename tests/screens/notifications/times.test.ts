import { demoAccount, expect, test } from '../support/test.ts';
import {
  frequency,
  item,
  openNotifications,
  otherGroup,
  save,
  saveBar,
  toast,
} from './notificationsPage.ts';

test('a person chooses quiet hours, and administrators lock items on in a template and in a project', async ({
  mock,
  page,
  signIn,
}) => {
  const { accessToken: token } = await signIn(demoAccount('Ingrid Solberg'));
  await openNotifications(page);
  const times = page.getByRole('form', { name: 'Times' });
  await times.getByRole('switch', { name: 'Quiet hours' }).check();
  await times.getByLabel('From').fill('21:30');
  await times.getByLabel('Daily and weekly digests at').fill('08:00');
  await times.getByRole('button', { name: 'Save times' }).click();
  await expect(toast(page, 'Times saved')).toBeVisible();
  await page.reload();
  await expect(times.getByLabel('From')).toHaveValue('21:30');
  await expect(times.getByLabel('To')).toHaveValue('06:00');

  const list = await (await mock.request('GET', '/templates', { token })).json();
  const { id } = list.data.find(({ state }: { state: string }) => state !== 'archived');
  await openNotifications(page, `/template-settings/notifications?template=${id}`);
  await page.getByRole('button', { name: 'Lock on RFIs assigned to me' }).click();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(saveBar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unlock RFIs assigned to me' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'RFIs assigned to me' })).toBeDisabled();

  // The administrators of a project decide what its members are told of until they decide themselves.
  await page.goto('/dashboard/settings?project=prj_harbor');
  await expect(page.getByText('These are the defaults of the portal.')).toBeVisible();
  await frequency(page, otherGroup).selectOption('weekly');
  await page.getByRole('button', { name: 'Lock on Submittals awaiting review' }).click();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Notification defaults saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the defaults of the portal' })).toBeVisible();

  await signIn(demoAccount('Marcus Reed'));
  await openNotifications(page);
  await expect(page.getByText(/^These are the defaults of Harbor Point Tower/)).toBeVisible();
  await expect(frequency(page, otherGroup)).toHaveValue('weekly');
  const locked = item(page, 'Submittals awaiting review');
  await expect(locked).toBeDisabled();
  await expect(locked).toHaveAccessibleDescription(/locked on by your administrator/);
  await item(page, 'New photos added').uncheck();
  await save(page);
  await expect(page.getByText(/^These are the defaults of/)).toBeHidden();
});
