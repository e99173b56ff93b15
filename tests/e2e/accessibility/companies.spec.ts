import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const account = 'Ingrid Solberg';

walk('companies', [
  {
    name: 'the settings of the account with errors',
    path: '/settings/admin-setting',
    account,
    reach: async (page) => {
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Shortest password').fill('7');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the list and a company',
    path: '/settings/companies',
    account,
    reach: async (page) => {
      await page.getByRole('link', { name: 'Northline Electric' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
    },
  },
  {
    name: 'the rows of a file to import',
    path: '/settings/companies',
    account,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Import' }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: 'companies.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Name,Code\r\nNorthline Electric,ABC\r\nContractor 1,\r\n'),
      });
      await expect(page.getByRole('region', { name: 'Rows of the file' })).toBeVisible();
    },
  },
  {
    name: 'the form of a company with a contact',
    path: '/settings/companies?q=fire',
    account,
    sameOnPhone: true,
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add company' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add contact' }).click();
      await expect(page.getByRole('group', { name: 'Contact 1' })).toBeVisible();
    },
  },
]);
