import type { Page } from '@playwright/test';
import { demoAccount, expect, expectAccessible, test } from '../../support/test.ts';
import { expectStreams, secondBrowser } from '../live/live.ts';
import { cell, cents, paste } from './budgetPage.ts';

const tower = '/dashboard/budget?project=prj_harbor';
const admin = demoAccount('Tom Becker');

test('an admin pastes lines from a spreadsheet, mends a refused cell, and undoes it all', async ({
  page,
  signIn,
}) => {
  await signIn(page, admin);
  await page.goto('/dashboard/budget?project=prj_riverside&group=none');
  const grid = page.getByRole('grid', { name: 'Lines of the budget' });
  const before = await grid.getAttribute('aria-rowcount');
  await cell(page, 'New line', 0).click();
  const lines = Array.from(
    { length: 300 },
    (_, i) => `99 ${i + 100}\tPasted ${i}\t${i === 7 ? 'Wizardry' : 'Labor'}\t2\tEA\t10.25`,
  );
  await paste(page, lines.join('\r\n'));
  await expect(page.getByText('1 cell refused.')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(before) + 300));
  await page.getByRole('button', { name: 'Next refusal' }).click();
  const refused = cell(page, 'Pasted 7', 2).and(page.locator('[aria-invalid=true]'));
  await expect(refused).toHaveText('Wizardry');
  await expect(page.getByText('Cost type is one of Labor, Material')).toBeVisible();
  await expectAccessible(page);
  await grid.focus();
  await page.keyboard.type('mat');
  await page.getByRole('combobox', { name: 'Cost type' }).fill('material');
  await page.keyboard.press('Enter');
  await expect(page.getByText('cell refused')).toBeHidden();
  await expect(cell(page, '99 107', 2)).toHaveText('Material');
  await expect(cell(page, '99 107', 6)).toHaveText('20.50');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(grid).toHaveAttribute('aria-rowcount', String(before));
  await expect(page.getByRole('row', { name: /Pasted/ })).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(before) + 299));
});

test('a change order is approved by another person and changes the revised budget', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto(`${tower}&tab=changes`);
  const revised = page
    .getByRole('list', { name: 'Totals' })
    .getByRole('link', { name: /^Revised/ });
  const before = await revised.textContent();
  await page.goto('/dashboard/rfis?project=prj_harbor&q=RFI-04');
  await page
    .getByRole('row')
    .filter({ hasText: /RFI-04\d/ })
    .first()
    .getByRole('link')
    .click();
  const orders = page.getByRole('region', { name: 'Change orders' });
  const rfi = page.url();
  await orders.getByRole('link', { name: 'New change order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Comes from' })).toHaveValue(/^RFI-04/);
  await expect(dialog.getByLabel('Title')).not.toHaveValue('');
  await dialog.getByLabel('Title').fill('Larger louvers');
  await dialog.getByRole('combobox', { name: 'Approver' }).click();
  await page.getByRole('option', { name: 'Tom Becker' }).click();
  await dialog.getByRole('textbox', { name: 'Schedule' }).fill('5');
  await dialog.getByRole('combobox', { name: 'Budget line of line 1' }).fill('23 31');
  await page
    .getByRole('option', { name: /Ductwork/ })
    .first()
    .click();
  await dialog.getByLabel('Amount of line 1').fill('1,234.56');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page
    .getByRole('row', { name: /Larger louvers/ })
    .getByRole('link')
    .click();
  await expect(dialog.getByRole('link', { name: /^RFI-04/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.goto(rfi);
  await expect(orders.getByRole('listitem')).toContainText(['Larger louvers$1,234.56Pending']);
  await expectAccessible(page);

  await signIn(page, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard?project=prj_harbor');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /asks for your review/ }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(revised).not.toHaveText(String(before));
  expect(cents(await revised.textContent()) - cents(before)).toBe(123456);

  await page.goto(tower);
  await expect(page.getByRole('list', { name: 'Lines of the budget' })).toBeVisible();
  await expectAccessible(page);
});

test('a subcontractor sees only their own contracts, and an invoice over the contract is refused at its cell', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(422);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto(tower);
  const tabs = page.getByRole('navigation', { name: 'Budget' }).getByRole('link');
  await expect(tabs).toHaveText(['Commitments', /^Invoices/]);
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
  await page
    .getByRole('row', { name: /Mechanical systems/ })
    .getByRole('link')
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('link', { name: 'Open invoice' })
    .or(dialog.getByRole('button', { name: 'New invoice' }))
    .click();
  const create = dialog.getByRole('button', { name: 'Create' });
  const takeBack = dialog.getByRole('button', { name: 'Take back' });
  const sheet = dialog.getByRole('region', { name: 'Continuation sheet' });
  await expect(create.or(sheet)).toBeVisible();
  if (await create.isVisible()) await create.click();
  await expect(sheet).toBeVisible();
  if (await takeBack.isVisible()) {
    await takeBack.click();
    await takeBack.click();
  }
  const field = sheet.getByRole('textbox', { name: /^This period: Controls/ });
  // The field shows a plain number while it is edited.
  await field.focus();
  await expect(field).not.toHaveValue(/,/);
  await field.fill('99,999,999');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.getByText('More than what is scheduled')).toBeVisible();
  await expectAccessible(page);
  await field.fill('100.50');
  await field.press('Tab');
  await expect(sheet.getByText('More than what is scheduled')).toHaveCount(0);
  await expect(field).toHaveValue('100.50');
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await expect(dialog.getByText('Submitted', { exact: true })).toBeVisible();
});

test('the owner without the switch only sees the change orders to decide about', async ({
  page,
  signIn,
}) => {
  await signIn(page, admin);
  await page.goto(tower);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Access and approval limits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'The owner sees the budget' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await signIn(page, demoAccount('Helen Park'));
  await page.goto(tower);
  const tabs = page.getByRole('navigation', { name: 'Budget' }).getByRole('link');
  await expect(tabs).toHaveText([/^Change orders/]);
  await expect(page.getByRole('row', { name: /Elevator finishes/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
});

test('a manager reads a figure, the forecast and a file of lines, and closes the month', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/dashboard?project=prj_harbor');
  await page.getByRole('region', { name: 'Budget' }).getByRole('link', { name: 'Budget' }).click();
  const total = page
    .getByRole('list', { name: 'Totals' })
    .getByRole('link', { name: /^Committed/ });
  const amount = String(await total.textContent()).replace('Committed', '');
  await total.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(amount);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'lines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Cost code,Item,Cost type\n98 10,Signs,Material\n98 20,Flags,Wizardry\n'),
  });
  const rows = dialog.getByRole('region', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Cost type is one of');
  await expect(rows.nth(2)).toContainText('New');
  await dialog.getByRole('button', { name: 'Import the other 1 line' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 line imported')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Budget' });
  await tabs.getByRole('link', { name: 'Forecast' }).click();
  const largest = page.getByRole('region', { name: 'Ten largest variances', exact: true });
  await largest.getByText('Table of ten largest variances').click();
  await expect(largest.getByRole('row')).toHaveCount(11);
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'Snapshots' }).click();
  await page.getByRole('button', { name: 'Close the month' }).click();
  await dialog.getByRole('button', { name: 'Close the month' }).click();
  await expect(dialog).toHaveCount(0);
  const snapshots = page.getByRole('region', { name: 'Snapshots' }).getByRole('link');
  await snapshots.first().click();
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(amount.slice(1));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Compare').selectOption({ index: 1 });
  await expect(page.getByText('to now: nothing changed')).toBeVisible();
  await expectAccessible(page);
});

test('a manager adds an own cost code and deletes it', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(tower);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cost codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cost codes' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('03 45 00');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Precast architectural concrete');
  await dialog.getByRole('button', { name: 'Add code' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Precast architectural concrete' });
  await expect(row).toContainText('03 45 00');
  await expectAccessible(page);
  const remove = row.getByRole('button', { name: 'Delete 03 45 00' });
  const question = page.getByRole('dialog', { name: 'Delete cost code?' });
  await remove.click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('of two people who edit one cell, the second sees the value of the first before saving over it', async ({
  page: tom,
  signIn,
  browser,
  mock,
  tenant,
  baseURL,
}) => {
  const address = '/dashboard/budget?project=prj_riverside&group=none';
  const options = { mock, baseURL: String(baseURL), tenant };
  const marcus = await secondBrowser(browser, { ...options, name: 'Marcus Reed' });
  await signIn(tom, admin);
  await tom.goto(address);
  await marcus.goto(address);
  await expectStreams(mock, 2);
  const quantity = (page: Page) => cell(page, '23 31 00', 3);
  const type = async (page: Page, text: string) => {
    await quantity(page).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expect(quantity(marcus)).toHaveText('92,000');
  await mock.disturbStreams({ delayMs: 60_000 });
  await type(tom, '95000');
  await expect(cell(tom, '23 31 00', 6)).toHaveText('912,000.00');
  await type(marcus, '90000');
  await expect(marcus.getByText('1 cell refused.')).toBeVisible();
  await quantity(marcus).click();
  await expect(marcus.getByText('Another person changed this line.')).toBeVisible();
  await expect(marcus.getByText('Theirs: 95,000.')).toBeVisible();
  await mock.disturbStreams({ delayMs: 0 });
  await marcus.getByRole('button', { name: 'Save mine' }).click();
  await expect(marcus.getByText('cell refused')).toBeHidden();
  await expect(quantity(tom)).toHaveText('90,000');
  await marcus.context().close();
});
