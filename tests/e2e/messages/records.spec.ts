import type { Page } from '@playwright/test';
import { worstJump } from '../../../scripts/bench/messages.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';

const messages = '/dashboard/messages?project=prj_harbor';
const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends the record or photo that is open in a message. */
async function sendToYuki(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Send in a message' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Yuki');
  await page.getByRole('option', { name: 'Yuki Tanaka' }).click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yuki Tanaka' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('messages are exported, found, and become records and photos', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.growMessages(600);

  await test.step('an administrator exports a conversation, and its members are told', async () => {
    await signIn(page, demoAccount('Tom Becker'));
    await page.goto(messages);
    await page.getByRole('button', { name: 'Export a conversation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export a conversation' });
    await dialog.getByRole('combobox', { name: 'Conversation' }).fill('Ana');
    await page.getByRole('option', { name: /^Ana Torres, Marcus Reed/ }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Claim 17');
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export and tell its members' }).click();
    expect((await file).suggestedFilename()).toMatch(/^conversation-.*\.csv$/);
    await signIn(page, demoAccount('Ana Torres'));
    await page.goto(`${messages}&thread=thr_harbor-ana-marcus`);
    await expect(list(page).getByText(/^Tom Becker exported this conversation/)).toContainText(
      'Claim 17',
    );
  });

  await test.step('a long thread opens at the unread line, and scrolls without jumping', async () => {
    await turnTo(page, `${messages}&thread=thr_harbor-long`);
    await expect(list(page).getByText('New messages')).toBeInViewport();
    await expect(list(page).getByText(/^561\. /)).toBeInViewport();
    expect(await worstJump(page, -400, 1_000)).toBeLessThanOrEqual(1);
    expect(await worstJump(page, 400, 1_000)).toBeLessThanOrEqual(1);
  });

  await test.step('a message is found in all conversations, shown in place, and becomes an RFI with a link back', async () => {
    await turnTo(page, messages);
    await page
      .getByRole('textbox', { name: 'Find conversations and messages' })
      .fill('formwork core');
    await page.getByRole('button', { name: /Kofi Mensah in Site/ }).click();
    const found = list(page).locator('[data-found]');
    await expect(found).toContainText('Then we take the formwork of the core first.');
    await expect(found).toBeInViewport();
    await found.hover();
    await found.getByRole('button', { name: /^Actions of the message/ }).click();
    await page.getByRole('menuitem', { name: 'RFI', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New RFI' });
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue(
      'Then we take the formwork of the core first. Nobody under the crane please.',
    );
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    const back = page.getByRole('region', { name: 'Messages', exact: true });
    await back.getByRole('link', { name: /Kofi Mensah in Site/ }).click();
    await expect(found.getByRole('link', { name: /Draft RFI/ })).toBeVisible();

    // The record also goes into another conversation.
    await found.getByRole('link', { name: /Draft RFI/ }).click();
    await sendToYuki(page);
    await expect(list(page).getByRole('link', { name: /Draft RFI/ })).toBeVisible();
  });

  await test.step('a picture of a message becomes a photo to pin on, with a link back', async () => {
    await turnTo(page, `${messages}&thread=thr_harbor-ana-diego`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: pixel });
    await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = list(page)
      .getByRole('article', { name: /^Ana Torres/ })
      .last();
    await expect(sent.getByRole('img', { name: 'leak.png' })).toBeVisible();
    await sent.hover();
    await sent.getByRole('button', { name: /^Actions of the message/ }).click();
    await page.getByRole('menuitem', { name: 'Photo pin' }).click();
    await expect(page.getByText(/^Click the place in the picture/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /Ana Torres in Diego Alvarez/ }).click();

    // The photo also goes into another conversation.
    await list(page).getByRole('link', { name: 'leak', exact: true }).click();
    await sendToYuki(page);
    await expect(list(page).getByRole('link', { name: 'leak', exact: true })).toBeVisible();
  });
});
