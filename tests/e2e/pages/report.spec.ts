import { login } from '../../support/session.ts';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { newPage, openText, saved, text, typeAtEnd } from './steps.ts';

const library = '/dashboard/editor?project=prj_harbor';

test('a daily report is copied forward, filled in, signed, and refuses changes', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(library);
  const id = await newPage(page, 'Report of the pour', 'Daily report');
  const crews = page.getByRole('region', { name: 'Crews' });
  await expect(crews.getByRole('button', { name: /^Remove crew/ }).first()).toBeVisible();
  await crews.getByRole('textbox', { name: 'Workers, crew 1' }).fill('9');
  await crews.getByRole('textbox', { name: 'Hours, crew 1' }).fill('72');
  await page.getByRole('button', { name: 'Add delay' }).click();
  const delays = page.getByRole('region', { name: 'Delays' });
  await delays.getByRole('textbox', { name: 'Hours, delay 1' }).fill('1.5');
  await delays.getByRole('textbox', { name: 'What happened, delay 1' }).fill('Wind over 20 m/s');
  await page.getByRole('button', { name: /^As on/ }).click();
  await expect(page.getByRole('combobox', { name: 'Sky' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '1.5' })).toBeVisible();
  await expectAccessible(page);
  await typeAtEnd(page, 'Poured axis A to C.');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name: 'Sign and lock' }).click();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Ana Torres');
  await page.getByRole('button', { name: 'Sign and lock' }).click();
  await expect(page.getByRole('region', { name: 'Signatures' })).toContainText(/[0-9a-f]{64}/);
  await expect(text(page)).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByRole('button', { name: 'Add delay' })).toBeHidden();
  await expect(page.getByText('Wind over 20 m/s')).toBeVisible();

  // The host refuses changes, too.
  const { accessToken: token } = await login(mock, demoAccount());
  mock.provoked.add(409);
  const answer = await mock.request('PATCH', `/projects/prj_harbor/pages/${id}/daily-report`, {
    token,
    data: { version: 1, visitors: [] },
  });
  expect(answer.status()).toBe(409);
});

test('minutes take over the points that are open, and are sent to the attendees', async ({
  signedIn: page,
  mock,
}) => {
  await openText(page, 'pag_harbor-minutes-2');
  const points = page.getByRole('region', { name: 'Points' });
  await expect(points.getByRole('checkbox').first()).toBeVisible();
  const open = await points.getByRole('checkbox', { checked: false }).count();
  expect(open).toBeGreaterThan(0);
  await newPage(page, 'OAC meeting 16', 'Minutes');
  await expect(points.getByRole('checkbox')).toHaveCount(open);
  await expect(points.getByText('Open since').first()).toBeVisible();
  await points.getByRole('checkbox').first().check();
  await points.getByRole('button', { name: 'Add point' }).click();
  await points.getByRole('textbox', { name: `What, point ${open + 1}` }).fill('Book the pump');
  await text(page).click();
  await expect(points.getByRole('status')).toHaveText(`${open} points open`);
  await expectAccessible(page);

  // A draft is not sent to those who only read it.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name: 'Send by email' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('For your approval.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Sent to \d+ people/)).toBeVisible();
  await expect
    .poll(async () =>
      (await mock.outbox()).some(({ subject }) => subject.includes('OAC meeting 16')),
    )
    .toBe(true);
});

test('the week is added up', async ({ signedIn: page }) => {
  await openText(page, 'pag_harbor-daily-2');
  await page.getByRole('button', { name: 'Actions of the page' }).click();
  await page.getByRole('menuitem', { name: 'Summary of the week' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: /^Week/ })).toContainText(/\d/);
  await expectAccessible(page);
});
