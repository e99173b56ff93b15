import { totalOf } from '../../support/totals.ts';
import type { Page } from '../support/test.ts';
import { demoAccount, expect, test } from '../support/test.ts';

const dashboard = '/dashboard?project=prj_harbor';

const list = (page: Page, name: 'In my court' | 'Overdue') => page.getByRole('region', { name });

test('my open and overdue work links to the records and the lists', async ({
  signedIn: page,
  mock,
}) => {
  const waiting = `${await totalOf(mock, 'punch-items', { ballInCourtId: 'usr_ana' })} punch items`;
  await page.goto(dashboard);
  const inMyCourt = list(page, 'In my court');
  await expect(inMyCourt.getByRole('listitem')).toHaveCount(5);
  await expect(inMyCourt.getByText('You · for')).toHaveCount(5);
  const late = list(page, 'Overdue').getByRole('listitem');
  await expect(late).toHaveCount(5);
  await expect(late.getByText(/, \d+ days late$/)).toHaveCount(5);

  await inMyCourt.getByRole('link', { name: `${waiting}, in my court` }).click();
  await expect(page).toHaveURL(/\/punch-items\?project=prj_harbor&ballInCourtId=usr_ana$/);
  await expect(page.getByText(waiting, { exact: true })).toBeVisible();
  await page.goBack();
  await inMyCourt.getByRole('link', { name: /^PI-/ }).first().click();
  await expect(page).toHaveURL(/\/punch-items\/pch_[^/?]+\?project=prj_harbor$/);
});

test('the rest of the page works without the work lists, and Retry loads one of them', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listWorkItems', { code: 500 });
  await mock.fail('listWorkItems', { example: 'empty' });
  await page.goto(dashboard);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load work items' });
  await expect(failed).toHaveCount(1);
  await expect(page.getByText(/You're all caught up|Nothing is overdue/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('region').getByRole('link', { name: /^PI-/ }).first()).toBeVisible();
});

test('New offers only what the role permits', async ({ page, signIn }) => {
  await signIn(demoAccount('Diego Alvarez'));
  await page.goto(dashboard);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Punch item', 'RFI', 'Submittal']);
  await page.getByRole('menuitem', { name: 'RFI' }).click();
  await expect(page).toHaveURL('/dashboard/rfis?project=prj_harbor&new=1');

  await signIn(demoAccount('Grace Lindqvist'));
  await page.goto(dashboard);
  await expect(list(page, 'Overdue').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
});
