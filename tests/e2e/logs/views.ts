import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

/** Opens the menu of saved views. */
export async function openViews(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Views$|View: )/ }).click();
  return page.getByRole('menu', { name: /^(Views$|View: )/ });
}

/** Selects a command in the open menu. */
export async function openDialog(page: Page, name: 'Save this view' | 'Manage views') {
  await (await openViews(page)).getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Saves a view of the punch items as another user would. */
export async function saveView(
  mock: Mock,
  name: string,
  { shared = false, query = 'status=draft', user = 'Ana Torres' } = {},
): Promise<void> {
  const { accessToken: token } = await login(mock, demoAccount(user));
  const answer = await mock.request('POST', '/projects/prj_harbor/saved-views', {
    token,
    data: { log: 'punch_items', name, query, shared },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
