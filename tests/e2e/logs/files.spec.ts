import { addressOf, createRecord, ready } from '../../support/records.ts';
import { expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { record } from './records.ts';

const photo = {
  name: 'after.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const beam = {
  name: 'beam.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

test('a photo shows that work is done, and a response comes with a file', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const shown = (name: string | RegExp) => record(page, name);

  await test.step('a photo that fails to upload shows why and can be sent again', async () => {
    const item = await createRecord(mock, 'punch-items', {
      ...ready,
      assigneeIds: ['usr_ana'],
      status: 'open',
    });
    // The list next to a record is empty, which is faster.
    await page.goto(`${addressOf(item)}&q=none`);
    const done = 'Ready for reinspection';
    await shown(number).getByRole('button', { name: done }).click();
    const dialog = page.getByRole('dialog', { name: `${done}: ${number}` });
    await mock.fail('addPunchItemAttachment', { code: 413 });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByLabel('Photo of the finished work').click();
    await (await chooser).setFiles(photo);
    const submit = dialog.getByRole('button', { name: done });
    await submit.click();
    await expect(dialog.getByRole('alert', { name: 'Problem' })).toContainText('too large');
    await submit.click();
    await expect(page.getByText(`${number} is now pending reinspection`)).toBeVisible();
    await expect(shown(number).getByRole('link', { name: /after\.png/ })).toBeVisible();
    await expect(shown(number)).toContainText('Pending reinspection');
  });

  await test.step('a draft comes back with its photo, and says so', async () => {
    await page.getByRole('button', { name: 'New punch item' }).click();
    const dialog = page.getByRole('dialog', { name: 'New punch item' });
    await dialog.getByLabel('Title').fill('Cracked tile at the stair');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles(photo);
    await page.goBack();
    await expect(dialog.getByText(/Kept as a draft of .*, with 1 photo\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('button', { name: 'New punch item' }).click();
    const offer = dialog.getByRole('group', { name: 'Unsent draft' });
    await expect(offer).toContainText('with 1 photo.');
    await offer.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('after.png')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Cracked tile at the stair');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('draft-files');
              opening.onsuccess = () => {
                const asked = opening.result.transaction('files').objectStore('files').getAllKeys();
                asked.onsuccess = () => {
                  opening.result.close();
                  resolve(asked.result.length);
                };
              };
            }),
        ),
      )
      .toBe(0);
  });

  await test.step('a response comes with a file', async () => {
    const rfi = await createRecord(mock, 'rfis', {
      description: 'May the sleeve go through beam B-12?',
      assigneeIds: ['usr_priya'],
      dueDate: '2027-03-01',
      status: 'open',
    });
    await page.goto(`${addressOf(rfi)}&q=none`);
    const open = shown(/^RFI-/);
    await open.getByRole('textbox', { name: 'Response' }).fill('The tray moves.');
    const chooser = page.waitForEvent('filechooser');
    await open.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles(beam);
    await open.getByRole('button', { name: 'Respond', exact: true }).click();
    const response = open
      .getByRole('region', { name: 'Responses' })
      .getByRole('listitem')
      .filter({ hasText: 'The tray moves.' });
    await expect(response.getByRole('link', { name: 'beam.pdf' })).toBeVisible();
  });
});
