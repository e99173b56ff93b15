import type { Page } from '@playwright/test';
import { countTaps } from '../../support/taps.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { submitLogin } from '../auth/steps.ts';
import { createRecord, performTransition } from '../logs/records.ts';

/**
 * Signs in and opens the records of a log that are in this user's court, from the dashboard. Returns the counter of taps
 * since the sign-in.
 */
async function openMyRecords(page: Page, name: string, log: RegExp) {
  const { email, password } = demoAccount(name);
  await page.goto('/login/');
  await submitLogin(page, email, password);
  const project = page.getByRole('link', { name: /Harbor Point Tower/ }).first();
  await expect(project).toBeVisible();
  const taps = await countTaps(page);
  await project.click();
  const inMyCourt = page.getByRole('region', { name: 'In my court' });
  await inMyCourt.getByRole('link', { name: log }).click();
  return taps;
}

test('a subcontractor finds a punch item, reports it as done, and it leaves the list @phone-only', async ({
  page,
  mock,
}) => {
  const item = await createRecord(mock, 'punch-items', {
    location: 'interior',
    assigneeIds: ['usr_diego'],
    dueDate: '2027-03-01',
  });
  expect(await performTransition(mock, item, { status: 'open' })).toBe(200);

  const taps = await openMyRecords(page, 'Diego Alvarez', /punch items?, in my court$/);
  await page.getByRole('link', { name: /Paint run at door 4\.12/ }).click();
  await page.getByRole('button', { name: 'Ready for reinspection' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ready for reinspection/ });
  await dialog.getByLabel('What was done').fill('Sanded and painted again.');
  await dialog.getByRole('button', { name: 'Ready for reinspection' }).click();
  await expect(page.getByText('“Sanded and painted again.”')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(6);

  await page.getByRole('button', { name: /^All / }).click();
  await expect(page).toHaveURL(/ballInCourtId=usr_diego/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Paint run at door 4.12')).toHaveCount(0);
});

test('a design reviewer finds a waiting RFI and answers it @phone-only', async ({ page, mock }) => {
  const rfi = await createRecord(mock, 'rfis', {
    description: 'May the 150 mm sleeve go through beam B-12?',
    assigneeIds: ['usr_priya'],
    dueDate: '2027-03-01',
  });
  expect(await performTransition(mock, rfi, { status: 'open' })).toBe(200);

  const taps = await openMyRecords(page, 'Priya Raman', /RFIs?, in my court$/);
  await page.getByRole('link', { name: /Sleeve through the transfer beam/ }).click();
  await expect(page.getByText('May the 150 mm sleeve go through beam B-12?')).toBeVisible();
  const response = page.getByRole('textbox', { name: 'Response' });
  await response.fill('Yes, in the middle third only.');
  await test.step('the keyboard does not cover what is written', async () => {
    const whole = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ ...whole, height: 430 });
    const isSeen = () =>
      response.evaluate((field) => {
        const { left, width, top, bottom } = field.getBoundingClientRect();
        return [top + 4, bottom - 4].every(
          (y) => document.elementFromPoint(left + width / 2, y) === field,
        );
      });
    await expect.poll(isSeen).toBe(true);
    await page.setViewportSize(whole);
  });
  await page.getByRole('button', { name: 'Respond', exact: true }).click();
  const responses = page.getByRole('region', { name: 'Responses' });
  await expect(responses.getByRole('listitem')).toContainText('Yes, in the middle third only.');
  expect(await taps()).toBeLessThanOrEqual(5);
});
