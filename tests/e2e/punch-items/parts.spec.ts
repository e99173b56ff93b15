import { expect, test } from '../../support/test.ts';
import { addressOf, write } from './punchItems.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

test('a record has files and pictures, and is discussed using only the keyboard', async ({
  signedIn: page,
  mock,
}) => {
  const item = await write(mock, { title: 'Grid D, this one' });
  // The list next to the record is short, which is faster.
  await page.goto(`${addressOf(item)}&status=draft&q=grid+d`);
  const section = page.getByRole('region', { name: 'Attachments' });

  await test.step('several files are attached at once, and rejected files are named', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (await chooser).setFiles([
      picture('door-1.png'),
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'hinge.txt', mimeType: 'text/plain', buffer: Buffer.from('2 mm') },
      picture('door-2.png'),
    ]);
    await expect(
      page.getByText('setup.exe has a file type that cannot be attached.'),
    ).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText(['door-1', 'hinge', 'door-2']);
  });

  await test.step('pictures are shown one after another, and downloaded', async () => {
    const opener = section.getByRole('link', { name: /door-1\.png/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('dialog', { name: 'door-1.png' });
    await expect(first.getByRole('img', { name: 'door-1.png' })).toBeVisible();
    await expect(first).toContainText('Ana Torres');
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

  await test.step('a dropped picture is attached with the chosen type, at the second try', async () => {
    await mock.fail('addPunchItemAttachment', { code: 503 });
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
    await expect(section.getByRole('listitem').filter({ hasText: 'crack.png' })).toContainText(
      'Before',
    );
  });

  await test.step('a file is removed after a confirmation', async () => {
    await section.getByRole('button', { name: 'Remove crack.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove crack.png?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await section.getByRole('button', { name: 'Remove crack.png' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(section.getByRole('listitem')).toContainText(['door-1', 'hinge', 'door-2']);
    await expect(section.getByRole('listitem').filter({ hasText: 'crack.png' })).toHaveCount(0);
  });

  const field = page.getByRole('textbox', { name: 'Comment' });
  const comments = page.getByRole('region', { name: 'Comments' });
  await test.step('a comment mentions a person, using only the keyboard', async () => {
    const list = page.getByRole('listbox', { name: 'People to mention' });
    await field.focus();
    await page.keyboard.type('Ask @');
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('di');
    await expect(list.getByRole('option')).toHaveText(/Diego Alvarez/);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Ask @Diego Alvarez ');
    await expect(list).toHaveCount(0);

    await page.keyboard.type('and @');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.type('mar');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Ask @Diego Alvarez and @Marcus Reed ');
    // A name that was deleted from the text is not mentioned.
    for (let i = 0; i < 'and @Marcus Reed '.length; i++) await page.keyboard.press('Backspace');
    await page.keyboard.type('about it');
    const request = page.waitForRequest(/\/comments$/);
    await page.keyboard.press('Control+Enter');
    expect((await request).postDataJSON()).toEqual({
      body: 'Ask @Diego Alvarez about it',
      mentions: ['usr_diego'],
      visibility: 'everyone',
    });
    await expect(comments.getByRole('listitem').getByText('@Diego Alvarez')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('a comment is marked internal, using only the keyboard', async () => {
    await page.keyboard.type('For ourselves');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Internal' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Comment internally' })).toBeFocused();
    await page.keyboard.press('Enter');
    const internal = comments.getByRole('listitem').filter({ hasText: 'For ourselves' });
    await expect(internal.getByText('Internal')).toBeVisible();
  });
});
