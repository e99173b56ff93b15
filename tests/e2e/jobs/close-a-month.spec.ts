import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { cell, cents, paste, totalOf } from '../budget/budgetPage.ts';

const clinic = '/dashboard/budget?project=prj_riverside';
const admin = demoAccount('Tom Becker');
const manager = demoAccount('Marcus Reed');

const lines = Array.from(
  { length: 50 },
  (_, i) => `98 ${i + 100}\tScope ${i}\tSubcontract\t1\tLS\t1,000.00`,
);

test('a month: the budget is pasted and locked, work is let, billed, changed and paid, and the month is closed', async ({
  page,
  signIn,
  mock,
}) => {
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Budget' }).getByRole('link', { name }).click();
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const open = (name: string | RegExp) =>
    page.getByRole('row', { name }).getByRole('link').first().click();
  /** Answers the question about a step, and waits for the record. */
  const decide = async (name: string, status: string) => {
    await press(name);
    await press(name);
    await expect(dialog.getByText(status, { exact: true })).toBeVisible();
  };
  const chooseLine = async (code: string) => {
    await dialog.getByRole('combobox', { name: 'Budget line of line 1' }).fill(code);
    await page.getByRole('option', { name: new RegExp(code) }).click();
  };

  await test.step('an admin pastes the estimate and locks it', async () => {
    await signIn(page, admin);
    await page.goto(`${clinic}&group=none`);
    const before = cents(await totalOf(page, 'Original'));
    await cell(page, 'New line', 0).click();
    await paste(page, lines.join('\r\n'));
    await expect(page.getByRole('row', { name: /Scope 0/ })).toBeVisible();
    await expect.poll(async () => cents(await totalOf(page, 'Original'))).toBe(before + 50_000_00);
    await page.getByRole('button', { name: 'Activate the budget' }).click();
    await press('Activate the budget');
    await expect(dialog).toHaveCount(0);
  });
  const original = await totalOf(page, 'Original');

  await test.step('a manager lets the work, which an admin approves', async () => {
    await signIn(page, manager);
    await page.goto(`${clinic}&tab=commitments`);
    await page.getByRole('button', { name: 'New commitment' }).first().click();
    await dialog.getByLabel('Title').fill('Ductwork');
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Allegheny');
    await page.getByRole('option', { name: /Allegheny Mechanical/ }).click();
    await chooseLine('98 100');
    await dialog.getByLabel('Description of line 1').fill('Rough-in');
    await dialog.getByLabel('Amount of line 1').fill('900');
    await press('Create');
    await expect(dialog).toHaveCount(0);
    const { accessToken: token } = await login(mock, admin);
    const path = '/projects/prj_riverside/commitments';
    const { data: all } = await (await mock.request('GET', path, { token })).json();
    const { id, version } = all.find(({ title }: { title: string }) => title === 'Ductwork');
    const data = { version, to: 'approved' };
    const answer = await mock.request('POST', `${path}/${id}/transitions`, { token, data });
    expect(answer.status(), await answer.text()).toBe(200);
  });

  await test.step('the manager bills the first period', async () => {
    await open(/Ductwork/);
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await press('New invoice');
    await press('Create');
    const sheet = dialog.getByRole('region', { name: 'Continuation sheet', exact: true });
    await sheet.getByRole('textbox', { name: /^This period: Rough-in/ }).fill('450');
    await sheet.getByRole('textbox', { name: /^This period: Rough-in/ }).press('Enter');
    await expect(sheet.getByRole('row', { name: /Rough-in/ })).toContainText('50');
    await decide('Submit', 'Submitted');
    await close();
  });

  await test.step('the manager asks for a change order, which adds to the budget', async () => {
    await tab(/^Change orders/);
    await page.getByRole('button', { name: 'New change order' }).first().click();
    await dialog.getByLabel('Title').fill('Second riser');
    await chooseLine('98 100');
    await dialog.getByLabel('Amount of line 1').fill('250.50');
    await press('Create');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an admin approves the change order', async () => {
    await signIn(page, admin);
    await page.goto(`${clinic}&tab=changes`);
    await open(/Second riser/);
    await decide('Approve', 'Approved');
    await close();
  });

  await test.step('the admin approves the invoice and pays it', async () => {
    await tab(/^Invoices/);
    await open(/Ductwork|Allegheny/);
    await decide('Approve', 'Approved');
    await decide('Mark as paid', 'Paid');
    await close();
  });

  await test.step('the admin closes the month, which keeps these figures', async () => {
    await tab(/^Snapshots/);
    await expect.poll(() => totalOf(page, 'Approved changes')).toBe('$250.50');
    expect(await totalOf(page, 'Original')).toBe(original);
    expect(await totalOf(page, 'Committed')).toBe('$900.00');
    expect(await totalOf(page, 'Actual')).toBe('$450.00');
    const revised = await totalOf(page, 'Revised');
    await page.getByRole('button', { name: 'Close the month' }).first().click();
    await press('Close the month');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('region', { name: 'Snapshots' }).getByRole('link').first().click();
    const total = dialog.getByRole('row', { name: /^Total/ });
    for (const figure of [original, revised, '$900.00', '$450.00']) {
      await expect(total).toContainText(figure.slice(1));
    }
  });
});
