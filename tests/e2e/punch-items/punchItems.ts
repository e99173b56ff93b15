import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { demoAccount, login } from '../../support/session.ts';
import { isFirst } from '../../support/steady.ts';
import { expect } from '../../support/test.ts';
import { filterButton, openFilter } from '../lists.ts';

/** The list with closed items, which it hides at first. */
export const listAddress = '/dashboard/punch-items?project=prj_harbor&status=all';

/** The rendered rows; the list may have more. */
export const rows = (page: Page): Locator => page.locator('tbody').getByRole('row');

/** Opens the list and waits for its rows. */
export async function openList(page: Page, address = listAddress): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

/** The number of punch items in the list, of which only those in view are rendered. */
export const expectTotal = (page: Page, total: number): Promise<void> =>
  expect(page.getByRole('table', { name: 'Punch items' })).toHaveAttribute(
    'aria-rowcount',
    String(total + 1),
  );

/** Scrolls to the end of the list until its last row is there. */
export async function scrollToEnd(page: Page, total: number): Promise<void> {
  const box = page.getByRole('table', { name: 'Punch items' }).locator('..');
  const isAtEnd = () =>
    box.evaluate((element, last) => {
      element.scrollTo(0, element.scrollHeight);
      return element.querySelector(`tr[aria-rowindex="${last}"]`) !== null;
    }, total + 1);
  await expect.poll(isAtEnd, { message: 'the last row is there' }).toBe(true);
}

/** Selects values of a filter. */
export async function filter(page: Page, name: string, ...values: string[]): Promise<void> {
  await openFilter(page, name);
  const button = filterButton(page, name);
  const hidesClosed = await isFirst(
    button.filter({ hasText: 'Not closed' }),
    button.filter({ hasNotText: 'Not closed' }),
  );
  if (hidesClosed) {
    await page.getByRole('menuitem', { name: 'Clear' }).click();
    await button.click();
  }
  for (const value of values) {
    await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${value}`) }).click();
  }
  await page.keyboard.press('Escape');
}

interface Written {
  id: string;
  version: number;
}

/** Creates a punch item as another user would, without the app. */
export async function write(
  mock: Mock,
  fields: Record<string, unknown>,
  who = 'Ana Torres',
): Promise<Written> {
  const { accessToken: token } = await login(mock, demoAccount(who));
  const body = { title: 'Paint run at door 4.12', punchType: 'internal_punch', ...fields };
  const answer = await mock.request('POST', '/projects/prj_harbor/punch-items', {
    token,
    data: body,
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

export const addressOf = ({ id }: Written): string =>
  `/dashboard/punch-items/${id}?project=prj_harbor`;
