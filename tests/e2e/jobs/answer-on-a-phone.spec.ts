import type { Page } from '@playwright/test';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { submitLogin } from '../auth/steps.ts';
import { take, write } from '../logs/records.ts';

test.skip(({ isMobile }) => !isMobile, 'These jobs are done on a phone.');

/** Signs in and follows the dashboard to the records of a log that wait for this person. */
async function openMyRecords(page: Page, name: string, log: RegExp): Promise<void> {
  const { email, password } = demoAccount(name);
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await page
    .getByRole('link', { name: /Harbor Point Tower/ })
    .first()
    .click();
  const mine = page.getByRole('region', { name: 'In my court' });
  await mine.getByRole('link', { name: log }).click();
}

test('a subcontractor finds what to fix, reports it as done, and it leaves the list @phone', async ({
  page,
  mock,
}) => {
  const item = await write(mock, 'punch-items', {
    location: 'interior',
    assigneeIds: ['usr_diego'],
    dueDate: '2027-03-01',
  });
  expect(await take(mock, item, { status: 'open' })).toBe(200);

  await openMyRecords(page, 'Diego Alvarez', /punch items?, in my court$/);
  await page.getByRole('link', { name: /Paint run at door 4\.12/ }).click();
  await page.getByRole('button', { name: 'Ready for reinspection' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ready for reinspection/ });
  await expectAccessible(page);
  await dialog.getByLabel('What was done (optional)').fill('Sanded and painted again.');
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(page.getByText('“Sanded and painted again.”')).toBeVisible();

  await page.goto('/dashboard/punch-items?project=prj_harbor&ballInCourtId=usr_diego');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Paint run at door 4.12')).toHaveCount(0);
});

test('a design reviewer finds the RFI that waits and answers it @phone', async ({ page, mock }) => {
  const rfi = await write(mock, 'rfis', {
    description: 'May the 150 mm sleeve go through beam B-12?',
    assigneeIds: ['usr_priya'],
    dueDate: '2027-03-01',
  });
  expect(await take(mock, rfi, { status: 'open' })).toBe(200);

  await openMyRecords(page, 'Priya Raman', /RFIs?, in my court$/);
  await page.getByRole('link', { name: /Sleeve through the transfer beam/ }).click();
  await expect(page.getByText('May the 150 mm sleeve go through beam B-12?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Response' }).fill('Yes, in the middle third only.');
  await page.getByRole('button', { name: 'Respond', exact: true }).click();
  await expect(page.getByText('Response sent')).toBeVisible();
  await expectAccessible(page);
});
