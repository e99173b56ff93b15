import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import {
  addressOf,
  createRecord,
  expectOffered,
  latest,
  performTransition,
  record,
} from './records.ts';

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
  // The list next to a record is empty, which is faster.
  const address = `${addressOf(item)}&q=none`;
  const move = async (name: string, body: Record<string, unknown>) =>
    expect(await performTransition(mock, await latest(mock, item), body, name)).toBe(200);
  const shown = record(page, new RegExp(`${number}|Draft`));
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name: `${name}: ${number}` });
  const submit = (name: string) => dialog(name).getByRole('button', { name }).click();
  const ready = 'Ready for reinspection';

  await test.step('a subcontractor is offered what the role and the status permit', async () => {
    await move('Marcus Reed', { status: 'open' });
    await signIn(page, demoAccount('Diego Alvarez'));
    await page.goto(address);
    await expectOffered(page, 'punch-items', [ready, 'Dispute', 'Attach files', 'Comment']);
  });

  await test.step('a subcontractor says what was done, and another person has to accept it', async () => {
    await button(ready).click();
    await expect(dialog(ready)).toContainText(
      'Add a photo of the finished work, or describe what was done.',
    );
    await expect(dialog(ready).getByRole('button', { name: ready })).toBeDisabled();
    await dialog(ready).getByLabel('What was done').fill('Sanded and painted again.');
    await submit(ready);
    await expect(shown).toContainText('Pending reinspection');
    await expect(shown).toContainText('“Sanded and painted again.”');
    await expect(button('Accept and close')).toHaveCount(0);
    await expect(shown).toContainText('another person has to accept it: Ana Torres.');
  });

  await test.step('the superintendent sends it back', async () => {
    await move('Marcus Reed', { status: 'open', reason: 'Still visible in daylight.' });
    await expect(shown).toContainText('“Still visible in daylight.”');
    await expect(shown).toContainText('Reinspections');
  });

  await test.step('a photo that fails to upload shows why and can be sent again', async () => {
    await mock.fail('addPunchItemAttachment', { code: 413 });
    await button(ready).click();
    const chooser = page.waitForEvent('filechooser');
    await dialog(ready).getByLabel('Photo of the finished work').click();
    await (await chooser).setFiles(photo);
    await submit(ready);
    await expect(dialog(ready).getByRole('alert', { name: 'Problem' })).toContainText('too large');
    await submit(ready);
    await expect(page.getByText(`${number} is now pending reinspection`).last()).toBeVisible();
    await expect(shown.getByRole('link', { name: /after\.png/ })).toBeVisible();
    await expect(shown).toContainText('Pending reinspection');
  });

  await test.step('the superintendent accepts it, and the subcontractor cannot reopen it', async () => {
    await move('Marcus Reed', { status: 'closed', resolution: 'completed' });
    await expect(shown).toContainText('Completed');
    await expect(button('Reopen')).toHaveCount(0);
  });

  await test.step('the project manager reopens it', async () => {
    await signIn(page, demoAccount('Ana Torres'));
    await page.goto(address);
    await button('Reopen').click();
    await dialog('Reopen').getByLabel('Reason').fill('The client found another run.');
    await submit('Reopen');
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
  });
});
