import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { expectSoon } from '../live/soon.ts';

const messages = '/dashboard/messages?project=prj_harbor';
const threads = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Control+Enter');
}

test('the banner leads to the first unread message, and reading it makes the figure smaller', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?project=prj_harbor');
  await page.getByRole('link', { name: 'Check Now' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Marcus Reed' })).toBeVisible();
  await expect(list(page).getByText('New messages')).toBeVisible();
  await expect(list(page).getByText('This RFI is still without an answer')).toBeVisible();
  await expect(list(page).getByRole('link', { name: /^RFI-/ })).toBeVisible();
  await expectAccessible(page);
  await expect(threads(page).getByRole('button', { name: /^Marcus Reed/ })).not.toContainText(
    'unread',
  );
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('You have 4 new unread messages', { exact: true })).toBeVisible();
});

test('two people talk, and each sees at once what the other does', async ({
  browser,
  mock,
  signedIn: ana,
  baseURL,
  tenant,
}) => {
  const marcus = await secondBrowser(browser, {
    mock,
    baseURL: String(baseURL),
    tenant,
    name: 'Marcus Reed',
  });
  const thread = `${messages}&thread=thr_harbor-ana-marcus`;
  await ana.goto(thread);
  await marcus.goto(thread);
  await expectStreams(mock, 2);
  const question = 'Can you send the photo of axis C?';
  await expectSoon([[marcus, { text: question }]], async () => {
    const sent = ana.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/messages'),
    );
    await write(ana, question);
    return (await (await sent).json()).data.createdAt;
  });
  const asked = list(marcus).getByText(question);
  await expect(list(ana).getByText('Seen by 1')).toBeVisible();

  // An answer with a mention, a record and a reaction.
  await asked.hover();
  await marcus.getByRole('button', { name: 'Actions of the message of Ana Torres' }).last().click();
  await marcus.getByRole('menuitem', { name: 'Thumbs up' }).click();
  await expect(
    list(ana).getByRole('button', { name: /^Thumbs up, 1 person: Marcus/ }),
  ).toBeVisible();
  await box(marcus).fill('Here it is, @An');
  await marcus.getByRole('option', { name: /Ana Torres/ }).click();
  await marcus.getByRole('button', { name: 'Link a record' }).click();
  await marcus.getByRole('combobox', { name: 'Record' }).fill('PI');
  await marcus.getByRole('option', { name: /^PI-/ }).first().click();
  await expect(marcus.getByRole('button', { name: /^Remove PI-/ })).toBeVisible();
  await marcus
    .locator('input[type=file]')
    .setInputFiles({ name: 'axis-c.txt', mimeType: 'text/plain', buffer: Buffer.from('C') });
  await expect(marcus.getByRole('button', { name: 'Remove axis-c.txt' })).toBeVisible();
  await expectAccessible(marcus);
  await marcus.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list(ana).getByRole('link', { name: /axis-c\.txt/ })).toBeVisible();
  await expect(list(ana).getByRole('link', { name: /^PI-/ })).toBeVisible();
  await expect(list(ana).getByText('@Ana Torres', { exact: true })).toBeVisible();

  // Deleting leaves a mark.
  await list(marcus).getByText('Here it is').hover();
  await marcus
    .getByRole('button', { name: 'Actions of the message of Marcus Reed' })
    .last()
    .click();
  await marcus.getByRole('menuitem', { name: 'Delete' }).click();
  await marcus.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list(ana).getByText('Message deleted')).toBeVisible();
  await marcus.context().close();
});

test('a contact card leads to the thread with its person', async ({ signedIn: page }) => {
  await page.goto(`${messages}&thread=thr_harbor-site`);
  await list(page).getByRole('button', { name: 'Sam Whitfield', exact: true }).last().click();
  await page.getByRole('link', { name: 'Write a message' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sam Whitfield' })).toBeVisible();
  await expect(list(page).getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expect(box(page)).toHaveAccessibleName('Message to Sam Whitfield');
});

test('what is written without a connection is sent in order afterward, and once', async ({
  signedIn: page,
  mock,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto(`${messages}&thread=thr_harbor-ana-diego`);
  await expect(list(page).getByText('Test of the server room')).toBeVisible();
  await mock.fail('createMessage', { offline: true });
  await write(page, 'First, without a connection');
  await write(page, 'Second, without a connection');
  await expect(list(page).getByText('Sending')).toHaveCount(2);
  // A draft is kept, too.
  await box(page).fill('Not sent yet');
  await mock.heal();
  await expect(list(page).getByText('Sending')).toHaveCount(0);
  await page.reload();
  await expect(box(page)).toHaveValue('Not sent yet');
  const unsent = list(page).getByText(/, without a connection/);
  await expect(unsent).toHaveText(['First, without a connection', 'Second, without a connection']);
});

test('somebody who is taken out of a group no longer sees it', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(404);
  await page.goto(`${messages}&thread=thr_harbor-handover`);
  await expect(list(page).getByText('Our board meets', { exact: false })).toBeVisible();
  await expectStreams(mock, 1);
  const { accessToken: token } = await login(mock, demoAccount('Ana Torres'));
  const left = await mock.request(
    'DELETE',
    '/projects/prj_harbor/message-threads/thr_harbor-handover/membership',
    { token },
  );
  expect(left.ok(), await left.text()).toBe(true);
  await expect(page.getByRole('heading', { name: /not open to you/ })).toBeVisible();
  await expect(page.getByText('Our board meets', { exact: false })).toHaveCount(0);
});

test('a phone shows the list, then the thread with the input, and back @phone-only', async ({
  signedIn: page,
}) => {
  await page.goto(messages);
  await threads(page).getByRole('button', { name: /^Site/ }).click();
  await expect(threads(page)).toBeHidden();
  await expect(box(page)).toBeInViewport();
  // A keyboard makes the viewport smaller.
  const size = page.viewportSize() ?? { width: 390, height: 700 };
  await page.setViewportSize({ ...size, height: 420 });
  await box(page).fill('From the site');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
  await page.setViewportSize(size);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(list(page).getByText('From the site')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the conversations' }).click();
  await expect(threads(page).getByRole('button', { name: /^Site/ })).toContainText('From the site');
});
