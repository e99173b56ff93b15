import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';

export const library = '/dashboard/editor?project=prj_harbor';
const pageAddress = (id: string) => `/dashboard/editor/${id}?project=prj_harbor`;

/** The text of the open page. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' });

export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

export async function openText(page: Page, id: string): Promise<void> {
  await page.goto(pageAddress(id));
  await expect(text(page)).toBeVisible();
}

/** Goes to a page as a link to it does. */
export const turnToPage = (page: Page, id: string): Promise<void> => turnTo(page, pageAddress(id));

/** Makes a page with New, and waits for its text. */
export async function newPage(page: Page, title: string, kind = 'Page'): Promise<string> {
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  // The text of the page that was open before is gone.
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(text(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).press('Control+End');
  await page.keyboard.type(words);
}

/** Pastes what another program put on the clipboard, by format. */
export const paste = (page: Page, data: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((formats) => {
    const clipboardData = new DataTransfer();
    for (const [format, words] of Object.entries(formats)) clipboardData.setData(format, words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

/** Chooses an entry of the menu of the open page. */
export async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The plain text of a page as the host has it. */
export async function hostText(mock: Mock, id: string): Promise<string> {
  const { accessToken: token } = await login(mock, demoAccount());
  const answer = await mock.request('GET', `/projects/prj_harbor/pages/${id}/state`, { token });
  const { data } = (await answer.json()) as { data: { content: Node } };
  return wordsOf(data.content);
}

interface Node {
  text?: string;
  content?: Node[];
}

const wordsOf = ({ text: ownText, content = [] }: Node): string =>
  ownText ?? content.map(wordsOf).join('');
