import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { cell, lastCell, paste } from './budgetPage.ts';

test('the lines are a sheet, a file and a list, where nobody writes over the work of others by mistake', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(page, demoAccount('Tom Becker'));
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

  await test.step('what was not saved asks before it is left, and an edit that can be saved is saved', async () => {
    const quantity = cell(page, '23 31 00', 3);
    const question = page.getByRole('dialog', { name: 'Discard what is not saved?' });
    await quantity.click();
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 cell refused.')).toBeVisible();
    for (const place of ['Dashboard', 'Commitments']) {
      await page.getByRole('link', { name: place }).click();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(quantity).toHaveText('many');
    }
    // A tab that crashes, and what a session leaves when it ends.
    await page.reload();
    await expect(page.getByText('1 cell refused.')).toBeVisible();
    await expect(page.getByText(/Kept from \d/)).toBeVisible();
    await expect(quantity).toHaveText('many');
    await quantity.click();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Nothing to undo')).toBeVisible();
    await page.getByRole('button', { name: 'Discard mine' }).click();
    await quantity.click();
    await page.keyboard.type('91000');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveTitle(/Dashboard/);
    await page.goBack();
    await expect(quantity).toHaveText('91,000');
    await quantity.click();
    await page.keyboard.type('90000');
    await page.keyboard.press('Enter');
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

  await test.step('lines are imported from a file, without those that are refused', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const file = page.locator('input[type=file]');
    // A file that would take all memory of the page.
    await file.setInputFiles({ name: 'a.xlsx', mimeType: 'application/zip', buffer: lastCell() });
    await expect(page.getByText('The file has 1,048,576 rows. The limit is 5,000.')).toBeVisible();
    await file.setInputFiles({
      name: 'lines.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Cost code;Item;Cost type;Amount\n98 10;Schilder für außen;Material;2.500\n98 20;Flags;Wizardry;12,40\n',
        'latin1',
      ),
    });
    const dialog = page.getByRole('dialog');
    const rows = dialog.getByRole('region', { name: 'Rows of the file' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('Cost type is one of');
    await expect(rows.nth(2)).toHaveText(/Schilder für außen2,500New$/);
    await dialog.getByRole('button', { name: 'Import the other 1 line' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1 line imported')).toBeVisible();
  });

  await test.step('a phone shows the lines as a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Lines of the budget' })).toBeVisible();
  });
});
