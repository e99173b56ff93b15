import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { expectStreams } from '../live/live.ts';
import { expectSoon } from '../live/soon.ts';
import { addressOf, write as writeItem } from '../punch-items/punchItems.ts';

const messages = '/dashboard/messages?project=prj_harbor';
const thread = `${messages}&thread=thr_harbor-ana-marcus`;
const threads = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const list = (page: Page) => page.getByRole('region', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Control+Enter');
}

test('people talk about the work, and each sees at once what the others do', async ({
  signedIn: page,
  mock,
  allowConsole,
  allowStatus,
}) => {
  allowConsole(/Failed to load resource/);
  allowStatus(404);
  await page.goto('/dashboard?project=prj_harbor');

  await test.step('the banner leads to the first unread message, and reading it makes the figure smaller', async () => {
    await page.getByRole('link', { name: 'Check Now' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Marcus Reed' })).toBeVisible();
    await expect(list(page).getByText('New messages')).toBeVisible();
    await expect(list(page).getByText('This RFI is still without an answer')).toBeVisible();
    await expect(list(page).getByRole('link', { name: /^RFI-/ })).toBeVisible();
    await expect(threads(page).getByRole('button', { name: /^Marcus Reed/ })).not.toContainText(
      'unread',
    );
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByText('You have 4 new unread messages', { exact: true })).toBeVisible();
  });

  await test.step('two people talk, and each sees at once what the other does', async () => {
    await turnTo(page, thread);
    await expect(box(page)).toHaveAccessibleName('Message to Marcus Reed');
    await expectStreams(mock, 1);
    const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
    const path = '/projects/prj_harbor/message-threads/thr_harbor-ana-marcus';
    /** Marcus Reed does something at the same time. */
    const marcus = async (method: string, below: string, data?: unknown) => {
      const answer = await mock.request(method, `${path}${below}`, { token, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    };
    const question = 'Can you send the photo of axis C?';
    let asked = { id: '' };
    await expectSoon([[page, { text: question }]], async () => {
      asked = await marcus('POST', '/messages', { body: question });
      return String(Reflect.get(asked, 'createdAt'));
    });

    // An answer with a mention, a record and a file.
    await list(page).getByText(question).hover();
    await page
      .getByRole('button', { name: 'Actions of the message of Marcus Reed' })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Thumbs up' }).click();
    await expect(
      list(page).getByRole('button', { name: /^Thumbs up, 1 person: Ana/ }),
    ).toBeVisible();
    await box(page).fill('Here it is, @Mar');
    await page.getByRole('option', { name: /Marcus Reed/ }).click();
    await page.getByRole('button', { name: 'Link a record' }).click();
    await page.getByRole('combobox', { name: 'Record' }).fill('PI');
    // The other records are there until the search has ended.
    await expect(page.getByRole('option', { name: /^(?!PI-)/ })).toHaveCount(0);
    await page.getByRole('option', { name: /^PI-/ }).first().click();
    await expect(page.getByRole('button', { name: /^Remove PI-/ })).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'axis-c.txt', mimeType: 'text/plain', buffer: Buffer.from('C') });
    await expect(page.getByRole('button', { name: 'Remove axis-c.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(list(page).getByRole('link', { name: /axis-c\.txt/ })).toBeVisible();
    await expect(list(page).getByRole('link', { name: /^PI-/ }).last()).toBeVisible();
    await expect(list(page).getByText('@Marcus Reed', { exact: true })).toBeVisible();

    // What the other one does with it is seen at once.
    const { data: all }: { data: { id: string; position: number }[] } = await (
      await mock.request('GET', `${path}/messages`, { token })
    ).json();
    const last = all.reduce((latest, one) => (one.position > latest.position ? one : latest));
    await marcus('PATCH', '/state', { readUpTo: last.position });
    await expect(list(page).getByText('Seen by 1')).toBeVisible();
    await marcus('PUT', `/messages/${last.id}/reaction`, { emoji: 'thumbs_up', on: true });
    await expect(
      list(page).getByRole('button', { name: /^Thumbs up, 1 person: Marcus/ }),
    ).toBeVisible();

    // Deleting leaves a mark.
    await list(page).getByText('Here it is').hover();
    await page.getByRole('button', { name: 'Actions of the message of Ana Torres' }).last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(list(page).getByText('Message deleted')).toBeVisible();
    const gone = await mock.request('DELETE', `${path}/messages/${asked.id}`, { token });
    expect(gone.ok(), await gone.text()).toBe(true);
    await expect(list(page).getByText('Message deleted')).toHaveCount(2);
  });

  await test.step('the comments of a record are a conversation, and the other way round', async () => {
    const item = await writeItem(mock, { title: 'Loose handrail' });
    await turnTo(page, addressOf(item));
    await page.getByRole('link', { name: 'Open as a conversation' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Loose handrail/ })).toBeVisible();
    await write(page, 'Who has the key?');
    await expect(list(page).getByText('Who has the key?')).toBeVisible();
    // What is internal is marked, also right after a message that all read, and the figure of the record counts it.
    await page.getByRole('switch', { name: 'Internal' }).click();
    await box(page).fill('He is on leave.');
    await page.getByRole('button', { name: 'Send internally' }).click();
    await expect(list(page).getByText('Internal', { exact: true })).toBeVisible();
    const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
    const comments = `/projects/prj_harbor/punch-items/${item.id}/comments`;
    const answered = await mock.request('POST', comments, {
      token,
      data: { body: 'Kofi has it.' },
    });
    expect(answered.ok(), await answered.text()).toBe(true);
    await expect(list(page).getByText('Kofi has it.')).toBeVisible();
    await page.getByRole('link', { name: /Open punch item/ }).click();
    await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toHaveText([
      /Who has the key/,
      /He is on leave/,
      /Kofi has it/,
    ]);
  });

  await test.step('a contact card leads to the thread with its person', async () => {
    await turnTo(page, `${messages}&thread=thr_harbor-site`);
    await list(page).getByRole('button', { name: 'Sam Whitfield', exact: true }).last().click();
    await page.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Sam Whitfield' })).toBeVisible();
    await expect(list(page).getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await expect(box(page)).toHaveAccessibleName('Message to Sam Whitfield');
  });

  await test.step('somebody who is taken out of a group no longer sees it', async () => {
    await turnTo(page, `${messages}&thread=thr_harbor-handover`);
    await expect(list(page).getByText('Our board meets', { exact: false })).toBeVisible();
    await expectStreams(mock, 1);
    const { accessToken: token } = await login(mock, demoAccount());
    const left = await mock.request(
      'DELETE',
      '/projects/prj_harbor/message-threads/thr_harbor-handover/membership',
      { token },
    );
    expect(left.ok(), await left.text()).toBe(true);
    await expect(page.getByRole('heading', { name: /not open to you/ })).toBeVisible();
    await expect(page.getByText('Our board meets', { exact: false })).toHaveCount(0);
  });

  await test.step('what is written without a connection is sent in order afterward, and once', async () => {
    await turnTo(page, `${messages}&thread=thr_harbor-ana-diego`);
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
    await expect(unsent).toHaveText([
      'First, without a connection',
      'Second, without a connection',
    ]);
  });
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
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = list(page).getByRole('article').filter({ hasText: 'From the site' });
  await expect(sent.getByRole('button', { name: /^Actions of the message/ })).toBeVisible();
  await sent.dispatchEvent('touchstart');
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  await sent.dispatchEvent('touchend');
  await page.keyboard.press('Escape');
  // At the end, nothing leads there.
  const latest = page.getByRole('button', { name: 'Latest' });
  await expect(latest).toHaveCount(0);
  await list(page).press('Home');
  await latest.click();
  await expect(list(page).getByText('From the site')).toBeInViewport();
  await expect(latest).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the conversations' }).click();
  await expect(threads(page).getByRole('button', { name: /^Site/ })).toContainText('From the site');
});
