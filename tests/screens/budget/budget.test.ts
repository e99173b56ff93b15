import { demoAccount, expect, type Finder, step, test } from '../support/test.ts';

const tower = '/dashboard/budget?project=prj_harbor';

async function cents(total: Finder): Promise<number> {
  await expect(total).toHaveText(/\d/);
  return Number(total.texts()[0]?.replace(/[^\d]/g, ''));
}

/** Waits until one of two elements is there, and returns whether it is the first. */
async function isFirst(first: Finder, second: Finder): Promise<boolean> {
  await expect
    .poll(() => first.find().length + second.find().length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  return first.find().length > 0;
}

test('a change order of an RFI waits for its approver, who changes the budget with it', async ({
  page,
  signIn,
}) => {
  const dialog = page.getByRole('dialog');
  const revised = page
    .getByRole('list', { name: 'Totals' })
    .getByRole('link', { name: /^Revised/ });
  let before = 0;
  await signIn();
  await page.goto(`${tower}&tab=changes`);

  await step('a manager makes a change order of an RFI, and cannot approve it', async () => {
    before = await cents(revised);
    await page.goto('/dashboard/rfis?project=prj_harbor&q=RFI-04');
    await page
      .getByRole('row')
      .filter({ hasText: /RFI-04\d/ })
      .first()
      .getByRole('link')
      .click();
    const orders = page.getByRole('region', { name: 'Change orders' });
    await expect(orders.getByRole('link', { name: 'New change order' })).toBeVisible();
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
    await page.goto(rfi);
    await expect(orders.getByRole('listitem')).toContainText('Larger louvers$1,234.56Pending');
  });

  await step('the approver finds it, and it changes the revised budget', async () => {
    await signIn(demoAccount('Tom Becker'));
    await page.goto('/dashboard?project=prj_harbor');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /asks for your review/ }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await cents(revised)) - before).toBe(123456);
  });
});

test('a subcontractor reads what a new invoice waits for, and who can do it', async ({
  page,
  signIn,
  mock,
}) => {
  const { accessToken: token } = await signIn(demoAccount('Tom Becker'));
  const items = [{ id: 'usr_diego', version: 1, companyId: 'cmp_hoffmann' }];
  await mock.request('POST', '/projects/prj_harbor/team/bulk', { token, data: { items } });
  await signIn(demoAccount('Diego Alvarez'));
  await page.goto(`${tower}&tab=invoices`);
  await expect(
    page.getByText(
      'Invoices are made on an approved commitment of your company. Tom Becker can approve it.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'New invoice' })).toHaveCount(0);
  await page.goto('/dashboard/build-view/scans?project=prj_harbor');
  await page.getByRole('button', { name: 'Who can add here?' }).first().click();
  await expect(page.getByText(/^Your role does not upload scans\. Ana Torres/)).toBeVisible();
});

test('a company is made where a commitment needs it', async ({ signedIn: page, allowStatus }) => {
  allowStatus(409);
  const commitment = page.getByRole('dialog', { name: 'New commitment' });
  const created = page.getByRole('dialog', { name: 'New company' });
  await page.goto(`${tower}&tab=commitments`);
  await page.getByRole('button', { name: 'New commitment' }).click();
  await commitment.getByLabel('Title').fill('Glass balustrades');
  await commitment.getByRole('combobox', { name: 'Company' }).fill('Evergreen Glass');
  await page.getByRole('option', { name: 'Create "Evergreen Glass"' }).click();
  await expect(created.getByRole('textbox', { name: 'Name' })).toHaveValue('Evergreen Glass');
  await expect(created.getByRole('textbox', { name: 'Code' })).toHaveValue('EG');
  await created.getByRole('textbox', { name: 'Code' }).fill('MER');
  await created.getByRole('button', { name: 'Create' }).click();
  await expect(created.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await created.getByRole('textbox', { name: 'Code' }).fill('EGL');
  await created.getByRole('button', { name: 'Create' }).click();
  await expect(created).toHaveCount(0);
  await expect(commitment.getByRole('combobox', { name: 'Company' })).toHaveValue(
    'Evergreen Glass',
  );
  await commitment.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: /Glass balustrades/ })).toContainText(
    'Evergreen Glass',
  );
});

test('the owner without the switch only sees the change orders to decide about', async ({
  page,
  signIn,
}) => {
  const dialog = page.getByRole('dialog');
  const tabs = page.getByRole('navigation', { name: 'Budget' }).getByRole('link');
  await signIn(demoAccount('Tom Becker'));
  await page.goto(tower);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Access and approval limits' }).click();
  await dialog.getByRole('checkbox', { name: 'The owner sees the budget' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await signIn(demoAccount('Helen Park'));
  await page.goto(tower);
  await expect(tabs).toHaveText([/^Change orders/]);
  await expect(page.getByRole('row', { name: /Elevator finishes/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
});

test('a subcontractor sees only their own contracts, and an invoice over the contract is refused at its cell', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(422);
  const dialog = page.getByRole('dialog');
  const tabs = page.getByRole('navigation', { name: 'Budget' }).getByRole('link');
  await signIn(demoAccount('Diego Alvarez'));
  await page.goto(tower);
  await expect(tabs).toHaveText(['Commitments', /^Invoices/]);
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveCount(0);
  await page
    .getByRole('row', { name: /Mechanical systems/ })
    .getByRole('link')
    .click();
  // The date of today decides how far the invoice of this month is.
  const openInvoice = dialog.getByRole('link', { name: 'Open invoice' });
  const newInvoice = dialog.getByRole('button', { name: 'New invoice' });
  const isOpen = await isFirst(openInvoice, newInvoice);
  await (isOpen ? openInvoice : newInvoice).click();
  const create = dialog.getByRole('button', { name: 'Create' });
  const takeBack = dialog.getByRole('button', { name: 'Recall' });
  const sheet = dialog.getByRole('region', { name: 'Continuation sheet', exact: true });
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
  await field.press('Enter');
  await expect(sheet.getByText('More than what is scheduled')).toHaveCount(0);
  await expect(field).toHaveValue('100.50');
  await submit.click();
  await submit.click();
  await expect(dialog.getByText('Submitted', { exact: true })).toBeVisible();
});

test('a manager reads figures, and adds an own cost code', async ({ signedIn: page }) => {
  await step('a figure and the forecast are read', async () => {
    await page.goto('/dashboard?project=prj_harbor');
    await page
      .getByRole('region', { name: 'Budget' })
      .getByRole('link', { name: 'Budget', exact: true })
      .click();
    const total = page
      .getByRole('list', { name: 'Totals' })
      .getByRole('link', { name: /^Committed/ });
    await expect(total).toHaveText(/\d/);
    const amount = total.texts()[0]?.replace('Committed', '') ?? '';
    await total.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(amount);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const tabs = page.getByRole('navigation', { name: 'Budget' });
    await tabs.getByRole('link', { name: 'Forecast' }).click();
    const largest = page.getByRole('region', { name: 'Ten largest variances', exact: true });
    await largest.getByText('Table of ten largest variances').click();
    await expect(largest.getByRole('row')).toHaveCount(11);
  });

  await step('an own cost code is added, changed, imported and deleted', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cost codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cost codes' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('03 45 00');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Precast architectural concrete');
    await dialog.getByRole('button', { name: 'Add code' }).click();
    const row = dialog.getByRole('listitem').filter({ hasText: '03 45 00' });
    await expect(row).toContainText('03 45 00');
    await row.getByRole('button', { name: 'Edit 03 45 00' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit 03 45 00' });
    await edit.getByRole('checkbox', { name: 'Archived' }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(row).toContainText('Archived');
    await dialog.getByRole('button', { name: 'Import codes' }).click();
    const codes = page.getByRole('dialog', { name: 'Import cost codes' });
    await codes
      .getByRole('textbox', { name: 'Or paste codes' })
      .fill('03 45 00\tPrecast panels\n09 91 23\tInterior painting\n!\tWrong');
    await expect(codes.getByRole('status')).toHaveText(
      '1 new code, 1 new title, 0 in the list already, 1 row with faults.',
    );
    await codes.getByRole('button', { name: 'Import the other 2 codes' }).click();
    await expect(codes).toHaveCount(0);
    await expect(dialog.getByText('Interior painting')).toBeVisible();
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

test('a closed month is compared with the budget now, and with another one', async ({
  page,
  signIn,
}) => {
  const month = (before: number) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth() - before, 1);
    return day.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  };
  const title = (text: string) =>
    page.getByRole('heading', { name: new RegExp(`^From ${text}: \\d+ lines changed$`) });
  await signIn();
  await page.goto(`${tower}&tab=snapshots`);
  await page.getByRole('combobox', { name: 'Compare' }).selectOption(month(2));
  await expect(title(`${month(2)} to now`)).toBeVisible();
  await page.getByRole('combobox', { name: 'With' }).selectOption(month(1));
  await expect(title(`${month(2)} to ${month(1)}`)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Change in total/ })).toBeVisible();
});
