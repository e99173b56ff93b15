import type { Page } from '@playwright/test';
import { worstJump } from '../../../scripts/bench/messages.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { addressOf, write as writeItem } from '../punch-items/punchItems.ts';

const messages = '/dashboard/messages?project=prj_harbor';
const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the comments of a record are a conversation, and the other way round', async ({
  browser,
  signIn,
  page: ana,
  mock,
  baseURL,
  tenant,
}) => {
  await signIn(ana, demoAccount('Ana Torres'));
  const item = await writeItem(mock, { title: 'Loose handrail' });
  const who = { mock, baseURL: String(baseURL), tenant, name: 'Marcus Reed' };
  const marcus = await secondBrowser(browser, who);
  await ana.goto(addressOf(item));
  await ana.getByRole('link', { name: 'Open as a conversation' }).click();
  await expect(ana.getByRole('heading', { level: 2, name: /Loose handrail/ })).toBeVisible();
  await marcus.goto(addressOf(item));
  await expectStreams(mock, 2);
  await box(ana).fill('Who has the key?');
  await box(ana).press('Control+Enter');
  await expect(marcus.getByText('Who has the key?')).toBeVisible();
  await marcus.getByRole('textbox', { name: 'Comment' }).fill('Kofi has it.');
  await marcus.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(list(ana).getByText('Kofi has it.')).toBeVisible();
  await expectAccessible(ana);

  // What is internal is marked, and the figure of the record counts it.
  await ana.getByRole('switch', { name: 'Internal' }).click();
  await box(ana).fill('He is on leave.');
  await ana.getByRole('button', { name: 'Send internally' }).click();
  await expect(list(ana).getByText('Internal', { exact: true })).toBeVisible();
  await ana.getByRole('link', { name: /Open punch item/ }).click();
  await expect(ana.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveCount(3);
  await marcus.context().close();
});

test('a message is found in all conversations, shown in place, and becomes an RFI with a link back', async ({
  signedIn: page,
}) => {
  await page.goto(messages);
  await page
    .getByRole('textbox', { name: 'Find conversations and messages' })
    .fill('formwork core');
  await page.getByRole('button', { name: /Kofi Mensah in Site/ }).click();
  const found = list(page).locator('[data-found]');
  await expect(found).toContainText('Then we take the formwork of the core first.');
  await expect(found).toBeInViewport();
  await expectAccessible(page);
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
  await page.getByRole('link', { name: 'Send in a message' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Yuki');
  await page.getByRole('option', { name: 'Yuki Tanaka' }).click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yuki Tanaka' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove Then we take/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list(page).getByRole('link', { name: /Draft RFI/ })).toBeVisible();
});

test('a picture of a message becomes a photo to pin on, which goes into another conversation', async ({
  signedIn: page,
}) => {
  await page.goto(`${messages}&thread=thr_harbor-ana-diego`);
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
  await expectAccessible(page);
  await page.getByRole('link', { name: /Ana Torres in Diego Alvarez/ }).click();

  await list(page).getByRole('link', { name: 'leak', exact: true }).click();
  await page.getByRole('link', { name: 'Send in a message' }).click();
  await page.getByRole('combobox', { name: 'To' }).fill('Yuki');
  await page.getByRole('option', { name: 'Yuki Tanaka' }).click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Yuki Tanaka' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list(page).getByRole('link', { name: 'leak', exact: true })).toBeVisible();
});

test('an administrator exports a conversation, and its members are told', async ({
  signIn,
  page,
}) => {
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto(messages);
  await page.getByRole('button', { name: 'Export a conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export a conversation' });
  await dialog.getByRole('combobox', { name: 'Conversation' }).fill('Ana');
  await page.getByRole('option', { name: /^Ana Torres, Marcus Reed/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Claim 17');
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export and tell its members' }).click();
  expect((await file).suggestedFilename()).toMatch(/^conversation-.*\.csv$/);
  await signIn(page, demoAccount('Ana Torres'));
  await page.goto(`${messages}&thread=thr_harbor-ana-marcus`);
  await expect(list(page).getByText(/^Tom Becker exported this conversation/)).toContainText(
    'Claim 17',
  );
});

test('a long thread opens at the unread line, and scrolls without jumping', async ({
  signedIn: page,
  mock,
}) => {
  await mock.growMessages(600);
  await page.goto(`${messages}&thread=thr_harbor-long`);
  await expect(list(page).getByText('New messages')).toBeInViewport();
  await expect(list(page).getByText(/^561\. /)).toBeInViewport();
  expect(await worstJump(page, -400, 1_500)).toBeLessThanOrEqual(1);
  expect(await worstJump(page, 400, 1_500)).toBeLessThanOrEqual(1);
});
