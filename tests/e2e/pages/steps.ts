import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

const pageAddress = (id: string, more = '') => `/dashboard/editor/${id}?project=prj_harbor${more}`;

/** The text of the open page. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' });

export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

export async function openText(page: Page, id: string, more = ''): Promise<void> {
  await page.goto(pageAddress(id, more));
  await expect(text(page)).toBeVisible();
}

/** Makes a page with New, and waits for its text. */
export async function newPage(page: Page, title: string, kind = 'Page'): Promise<string> {
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(text(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).press('Control+End');
  await page.keyboard.type(words);
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
