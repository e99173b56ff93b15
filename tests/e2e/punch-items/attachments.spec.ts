import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { addressOf, write } from './punchItems.ts';

// Narrow enough for the record to fill the page.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1100, height: 900 }));

const ready = { assigneeIds: ['usr_diego'], dueDate: '2027-03-01', locationDetail: 'Level 4' };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

test('several files are attached at once, rejected files are named, and pictures are shown', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(addressOf(await write(mock, ready)));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles([
    picture('door-1.png'),
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'hinge.txt', mimeType: 'text/plain', buffer: Buffer.from('2 mm') },
    picture('door-2.png'),
  ]);
  await expect(page.getByText('setup.exe has a file type that cannot be attached.')).toBeVisible();
  const section = page.getByRole('region', { name: 'Attachments' });
  await expect(section.getByRole('listitem')).toContainText(['door-1', 'hinge', 'door-2']);
  const opener = section.getByRole('link', { name: /door-1\.png/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'door-1.png' });
  await expect(first.getByRole('img', { name: 'door-1.png' })).toBeVisible();
  await expect(first).toContainText('Ana Torres');
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'door-2.png' });
  await expect(second).toContainText('2 of 2');
  await second.getByRole('button', { name: 'Next picture' }).click();
  await expect(first).toContainText('1 of 2');
  const download = page.waitForEvent('download');
  await first.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('door-1.png');
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dropped picture is attached with the chosen type, and a removal can be undone', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(addressOf(await write(mock, ready)));
  await mock.fail('addPunchItemAttachment', { code: 503 });
  const section = page.getByRole('region', { name: 'Attachments' });
  await section.getByLabel('Type of the files').selectOption('Photo before');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'crack.png', { type: 'image/png' }));
      return transfer;
    },
    [...pixel],
  );
  await section.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(
    section.getByText(/^crack\.png was not attached\. The service is not available/),
  ).toBeVisible();
  await section.dispatchEvent('dragover', { dataTransfer: dropped });
  await section.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(section.getByRole('listitem')).toContainText('Before');
  await section.getByRole('button', { name: 'Remove crack.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove crack.png?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: 'Remove crack.png' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
