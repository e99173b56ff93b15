import { demoAccount, expect, test } from '../../support/test.ts';

test('an account admin imports companies and merges two', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Ingrid Solberg'));
  await page.goto('/settings/companies');
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: 'Search companies' });

  await test.step('imports a file in which seven companies are faulty', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const rows = Array.from({ length: 42 }, (_, i) => `Contractor ${i},,Electrical,Active`);
    const named = 'Türbau Süd,,Electrical,Active';
    const faulty = [
      ...['Northline Electric,ABC,,', ',ABC,,', 'Bad code,12,,', 'Bad trade,,Wizardry,'],
      ...['Bad status,,,Asleep', 'Taken code,NLE,,', 'CONTRACTOR 7,,,'],
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'companies.csv',
      mimeType: 'text/csv',
      // As Excel saves it in the west of Europe.
      buffer: Buffer.from(
        ['Name,Code,Trade,Status', named, ...rows, ...faulty].join('\r\n').replaceAll(',', ';'),
        'latin1',
      ),
    });
    await expect(dialog.getByText('43 companies can be imported, 7 rows cannot.')).toBeVisible();
    const table = dialog.getByRole('region', { name: 'Rows of the file' });
    await expect(table.getByRole('row').nth(1)).toContainText('Another company has this name');
    await expect(table.getByRole('row').nth(7)).toContainText('An earlier row has this name');
    await expect(table.getByRole('cell', { name: 'Türbau Süd' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Import the other 43 companies' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^62 companies$/ })).toBeVisible();
  });

  await test.step('Ctrl+P and the browser print all companies, and nothing around them', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-test-printed', '');
    });
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row')).toHaveCount(1 + 62);
    await expect(page.getByRole('banner')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-paper-sheet]')).toHaveCount(0);
    // From the menu of the browser, which prints the page itself.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('row')).toHaveCount(1 + 62);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('merges a duplicate', async () => {
    await search.fill('Contractor 4');
    await page.getByRole('checkbox', { name: 'Select Contractor 40' }).check();
    await page.getByRole('checkbox', { name: 'Select Contractor 41' }).check();
    await page.getByRole('button', { name: 'Merge' }).click();
    await dialog.getByRole('radio', { name: /^Contractor 41/ }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('1 company merged into Contractor 41')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contractor 40' })).toHaveCount(0);
  });
});
