import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { addressOf, createRecord, editRecord, record, withoutLiveUpdates } from './records.ts';

const photo = {
  name: 'after.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a punch item is opened, fixed, sent back, fixed again, accepted and reopened', async ({
  page,
  mock,
  signIn,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', {
    location: 'interior',
    assigneeIds: ['usr_diego'],
    dueDate: '2027-03-01',
  });
  const as = async (name: string) => {
    await signIn(page, demoAccount(name));
    await page.goto(addressOf(item));
  };
  const shown = record(page, new RegExp(`${number}|Draft`));
  const button = (name: string) => shown.getByRole('button', { name, exact: true });

  await as('Marcus Reed');
  await button('Issue').click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
  await expect(shown).toContainText('Diego Alvarez');

  await as('Diego Alvarez');
  await button('Ready for reinspection').click();
  let dialog = page.getByRole('dialog', { name: `Ready for reinspection: ${number}` });
  await expect(dialog).toContainText(
    'Add a photo of the finished work, or describe what was done.',
  );
  await expect(dialog.getByRole('button', { name: 'Ready for reinspection' })).toBeDisabled();
  await dialog.getByLabel('What was done').fill('Sanded and painted again.');
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(shown).toContainText('Pending reinspection');
  await expect(shown).toContainText('“Sanded and painted again.”');
  await expect(button('Accept and close')).toHaveCount(0);
  await expect(shown).toContainText('another person has to accept it: Ana Torres.');

  await as('Marcus Reed');
  await button('Reject').click();
  dialog = page.getByRole('dialog', { name: `Reject: ${number}` });
  await dialog.getByLabel('Reason').fill('Still visible in daylight.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(shown).toContainText('Reinspections');

  await as('Diego Alvarez');
  await button('Ready for reinspection').click();
  dialog = page.getByRole('dialog', { name: `Ready for reinspection: ${number}` });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Photo of the finished work').click();
  await (await chooser).setFiles(photo);
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(shown.getByRole('link', { name: /after\.png/ })).toBeVisible();
  await expect(shown).toContainText('Pending reinspection');

  await as('Marcus Reed');
  await button('Accept and close').click();
  await expect(page.getByText(`${number} is now closed`)).toBeVisible();
  await expect(shown).toContainText('Completed');
  await expect(button('Reopen')).toHaveCount(0);

  await as('Ana Torres');
  await button('Reopen').click();
  dialog = page.getByRole('dialog', { name: `Reopen: ${number}` });
  await dialog.getByLabel('Reason').fill('The client found another run.');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
});

test('an assignee disputes an item', async ({ page, mock, signIn }) => {
  const number = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', {
    status: 'open',
    location: 'interior',
    assigneeIds: ['usr_diego'],
    dueDate: '2027-03-01',
  });
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto(addressOf(item));
  await page.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: `Dispute ${number}` });
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('This door is by others.');
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(page.getByText('“This door is by others.”').first()).toBeVisible();
  await expect(page.getByText('Diego Alvarez disputes it')).toBeVisible();
});

const waiting = {
  status: 'open',
  location: 'interior',
  assigneeIds: ['usr_ana'],
  dueDate: '2027-03-01',
};

test('a transition of a changed record can be sent again as typed', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const item = await createRecord(mock, 'punch-items', waiting);
  await page.goto(addressOf(item));
  await page.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: `Dispute ${number}` });
  await dialog.getByLabel('Reason').fill('This door is by others.');
  await editRecord(mock, item, { priority: 'urgent' }, 'Tom Becker');
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(dialog.getByRole('alert', { name: 'Problem' })).toContainText('changed this');
  await expect(record(page, number)).toContainText('Urgent');
  await dialog.getByRole('button', { name: 'Dispute' }).click();
  await expect(page.getByText('Ana Torres disputes it')).toBeVisible();
});

test('a photo that fails to upload shows why and can be sent again', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  await page.goto(addressOf(await createRecord(mock, 'punch-items', waiting)));
  await mock.fail('addPunchItemAttachment', { code: 413 });
  await page.getByRole('button', { name: 'Ready for reinspection' }).click();
  const dialog = page.getByRole('dialog', { name: `Ready for reinspection: ${number}` });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Photo of the finished work').click();
  await (await chooser).setFiles(photo);
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(dialog.getByRole('alert', { name: 'Problem' })).toContainText('too large');
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(page.getByText(`${number} is now pending reinspection`)).toBeVisible();
  await expect(page.getByRole('link', { name: /after\.png/ })).toBeVisible();
});

test('an invalid value is not reported as missing', async ({ signedIn: page, mock }) => {
  await page.goto(
    addressOf(await createRecord(mock, 'punch-items', { ...waiting, status: 'draft' })),
  );
  await mock.fail('transitionPunchItem', { code: 422 });
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('Failed to change the status')).toBeVisible();
  await expect(page.getByText('Still missing')).toHaveCount(0);
});
