import type { Answer, Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { expect, type Finder, type Page } from '../support/test.ts';

export const bell = (page: Page): Finder => page.getByRole('button', { name: /^Notifications/ });

export const panel = (page: Page): Finder => page.getByRole('dialog', { name: 'Notifications' });

/** What is new about one record. */
export const group = (page: Page, title: string): Finder =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(Done|Put back): / }), hasText: title });

export async function openPanel(page: Page): Promise<Finder> {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Calls the API as another person of the tower. */
export async function act(
  mock: Mock,
  name: string,
  { method = 'POST', path, data }: { method?: string; path: string; data: object },
): Promise<Answer> {
  const { accessToken: token } = await login(mock, demoAccount(name));
  const answer = await mock.request(method, path, { token, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/** Creates a punch item in the tower. */
export async function createItem(
  mock: Mock,
  name: string,
  fields: object,
): Promise<{ id: string }> {
  const data = { punchType: 'internal_punch', ...fields };
  const answer = await act(mock, name, { path: '/projects/prj_harbor/punch-items', data });
  return (await answer.json()).data;
}
