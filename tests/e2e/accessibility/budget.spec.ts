import { expect } from '../../support/test.ts';
import { cell, paste } from '../budget/budgetPage.ts';
import { walk } from './walk.ts';

const tower = '/dashboard/budget?project=prj_harbor';

walk('budget', [
  {
    name: 'the lines with a cell that is refused',
    path: '/dashboard/budget?project=prj_riverside&group=none',
    account: 'Tom Becker',
    reach: async (page) => {
      await cell(page, 'New line', 0).click();
      await paste(page, '99 100\tPasted\tWizardry\t2\tEA\t10.25');
      await page.getByRole('button', { name: 'Next refusal' }).click();
      await expect(page.getByText('Cost type is one of Labor, Material')).toBeVisible();
    },
  },
  {
    name: 'the forecast with its table',
    path: `${tower}&tab=forecast`,
    account: 'Tom Becker',
    reach: (page) =>
      page
        .getByRole('region', { name: 'Ten largest variances', exact: true })
        .getByText('Table of ten largest variances')
        .click(),
    sameOnPhone: true,
  },
  {
    name: 'a change order to decide about',
    path: `${tower}&tab=changes`,
    account: 'Tom Becker',
    reach: async (page) => {
      await page
        .getByRole('row', { name: /Pending/ })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    },
  },
  {
    name: 'the cost codes',
    path: tower,
    account: 'Tom Becker',
    reach: async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Cost codes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cost codes' });
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
    },
    sameOnPhone: true,
  },
  {
    name: 'an invoice with its continuation sheet',
    path: tower,
    account: 'Diego Alvarez',
    reach: async (page) => {
      await page
        .getByRole('row', { name: /Mechanical systems/ })
        .getByRole('link')
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: 'Open invoice' }).click();
      await expect(
        dialog.getByRole('region', { name: 'Continuation sheet', exact: true }),
      ).toBeVisible();
    },
  },
]);
