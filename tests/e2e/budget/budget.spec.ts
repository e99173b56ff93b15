import { login } from '../../support/session.ts';
import { isFirst, textOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';
import { cell, cents, paste } from './budgetPage.ts';

const tower = '/dashboard/budget?project=prj_harbor';
const admin = demoAccount('Tom Becker');

test('the lines are a sheet, where nobody writes over the work of others by mistake', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, admin);
  await page.goto('/dashboard/budget?project=prj_riverside&group=none');
  const grid = page.getByRole('grid', { name: 'Lines of the budget' });

  await test.step('of two people who edit one cell, the second sees the value of the first before saving over it', async () => {
    const quantity = cell(page, '23 31 00', 3);
    await expect(quantity).toHaveText('92,000');
    // Marcus Reed changes the cell, and the page does not learn of it in time.
    await mock.disturbStreams({ delayMs: 60_000 });
    const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
    const path = '/projects/prj_riverside/budget/lines';
    const { data }: { data: { id: string; code: string; version: number }[] } = await (
      await mock.request('GET', path, { token })
    ).json();
    const { id, version } = data.find(({ code }) => code === '23 31 00') ?? {};
    const items = [{ action: 'update', id, version, cells: { quantity: '95000' } }];
    const changed = await mock.request('POST', `${path}/bulk`, { token, data: { items } });
    expect(changed.ok(), await changed.text()).toBe(true);

    await quantity.click();
    await page.keyboard.type('90000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 cell refused.')).toBeVisible();
    await quantity.click();
    await expect(page.getByText('Another person changed this line.')).toBeVisible();
    await expect(page.getByText('Theirs: 95,000.')).toBeVisible();
    await mock.disturbStreams({ delayMs: 0 });
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('cell refused')).toBeHidden();
    await expect(quantity).toHaveText('90,000');
    const saved = await (await mock.request('GET', path, { token })).json();
    expect(saved.data).toContainEqual(expect.objectContaining({ id, quantity: '90000' }));
  });

  await test.step('an admin pastes lines from a spreadsheet, mends a refused cell, and undoes it all', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', /\d/);
    const before = Number(await grid.getAttribute('aria-rowcount'));
    await cell(page, 'New line', 0).click();
    const lines = Array.from(
      { length: 40 },
      (_, i) => `99 ${i + 100}\tPasted ${i}\t${i === 7 ? 'Wizardry' : 'Labor'}\t2\tEA\t10.25`,
    );
    await paste(page, lines.join('\r\n'));
    await expect(page.getByText('1 cell refused.')).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', String(before + 40));
    await page.getByRole('button', { name: 'Next refusal' }).click();
    const refused = cell(page, 'Pasted 7', 2).and(page.locator('[aria-invalid=true]'));
    await expect(refused).toHaveText('Wizardry');
    await expect(page.getByText('Cost type is one of Labor, Material')).toBeVisible();
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
    await expect(grid).toHaveAttribute('aria-rowcount', String(before + 39));
  });
});

test('the manager, the approver, the owner and a subcontractor each do their part', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(422);
  const dialog = page.getByRole('dialog');
  const tabs = page.getByRole('navigation', { name: 'Budget' }).getByRole('link');
  const revised = page
    .getByRole('list', { name: 'Totals' })
    .getByRole('link', { name: /^Revised/ });
  let before = '';
  await signIn(page);
  await page.goto(`${tower}&tab=changes`);

  await test.step('a manager makes a change order of an RFI, and cannot approve it', async () => {
    before = await textOf(revised, /\d/);
    await turnTo(page, '/dashboard/rfis?project=prj_harbor&q=RFI-04');
    await page
      .getByRole('row')
      .filter({ hasText: /RFI-04\d/ })
      .first()
      .getByRole('link')
      .click();
    const orders = page.getByRole('region', { name: 'Change orders' });
    const rfi = page.url();
    await orders.getByRole('link', { name: 'New change order' }).click();
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
    await turnTo(page, rfi);
    await expect(orders.getByRole('listitem')).toContainText(['Larger louvers$1,234.56Pending']);
  });

  await test.step('the approver finds it on a phone, and it changes the revised budget', async () => {
    await signIn(page, admin);
    const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard?project=prj_harbor');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /asks for your review/ }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => cents(await textOf(revised, /\d/)) - cents(before)).toBe(123456);
    await turnTo(page, tower);
    await expect(page.getByRole('list', { name: 'Lines of the budget' })).toBeVisible();
    await page.setViewportSize(desktop);
  });

  await test.step('the owner without the switch only sees the change orders to decide about', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Access and approval limits' }).click();
    await dialog.getByRole('checkbox', { name: 'The owner sees the budget' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await signIn(page, demoAccount('Helen Park'));
    await page.goto(tower);
    await expect(tabs).toHaveText([/^Change orders/]);
    await expect(page.getByRole('row', { name: /Elevator finishes/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
  });

  await test.step('a subcontractor sees only their own contracts, and an invoice over the contract is refused at its cell', async () => {
    await signIn(page, demoAccount('Diego Alvarez'));
    await page.goto(tower);
    await expect(tabs).toHaveText(['Commitments', /^Invoices/]);
    await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
    await page
      .getByRole('row', { name: /Mechanical systems/ })
      .getByRole('link')
      .click();
    await dialog
      .getByRole('link', { name: 'Open invoice' })
      .or(dialog.getByRole('button', { name: 'New invoice' }))
      .click();
    const create = dialog.getByRole('button', { name: 'Create' });
    const takeBack = dialog.getByRole('button', { name: 'Take back' });
    const sheet = dialog.getByRole('region', { name: 'Continuation sheet' });
    if (await isFirst(create, sheet)) await create.click();
    await expect(sheet).toBeVisible();
    const submit = dialog.getByRole('button', { name: /^Submit/ });
    if (await isFirst(takeBack, submit)) {
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
    await field.fill('100.50');
    await field.press('Tab');
    await expect(sheet.getByText('More than what is scheduled')).toHaveCount(0);
    await expect(field).toHaveValue('100.50');
    await submit.click();
    await submit.click();
    await expect(dialog.getByText('Submitted', { exact: true })).toBeVisible();
  });
});

test('a manager reads figures, and imports lines and codes', async ({ signedIn: page }) => {
  await test.step('a figure, a file of lines and the forecast are read', async () => {
    await page.goto('/dashboard?project=prj_harbor');
    await page
      .getByRole('region', { name: 'Budget' })
      .getByRole('link', { name: 'Budget' })
      .click();
    const total = page
      .getByRole('list', { name: 'Totals' })
      .getByRole('link', { name: /^Committed/ });
    const amount = (await textOf(total, /\d/)).replace('Committed', '');
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
  });

  await test.step('an own cost code is added and deleted', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cost codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cost codes' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('03 45 00');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Precast architectural concrete');
    await dialog.getByRole('button', { name: 'Add code' }).click();
    const row = dialog.getByRole('listitem').filter({ hasText: 'Precast architectural concrete' });
    await expect(row).toContainText('03 45 00');
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
});
