import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });

export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** What is new about one record. */
export const group = (page: Page, title: string): Locator =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(Done|Put back): / }), hasText: title });

export async function openPanel(page: Page): Promise<Locator> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Calls the API as another person of the tower. */
export async function act(
  mock: Mock,
  name: string,
  { method = 'POST', path, data }: { method?: string; path: string; data: object },
): Promise<void> {
  const { accessToken: token } = await login(mock, demoAccount(name));
  const answer = await mock.request(method, path, { token, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The ids of the first items of a collection of the tower. */
export async function idsOf(mock: Mock, list: string, token: string): Promise<string[]> {
  const answer = await mock.request('GET', `/projects/prj_harbor/${list}?limit=2`, { token });
  return (await answer.json()).data.map(({ id }: { id: string }) => id);
}
