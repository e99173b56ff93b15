import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const punchItems = '/dashboard/punch-items?project=prj_harbor';

walk('logs', [
  {
    name: 'the board',
    path: `${punchItems}&view=board&priority=urgent`,
    reach: (page) => expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible(),
  },
  {
    name: 'the dialog with saved views',
    path: `${punchItems}&q=none`,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Manage views' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'an RFI with responses',
    path: '/dashboard/rfis/rfi_h3?project=prj_harbor&q=none',
    reach: (page) => expect(page.getByRole('heading', { name: 'History' })).toBeVisible(),
  },
  {
    name: 'a submittal under review',
    path: '/dashboard/submittals/sub_h2?project=prj_harbor&q=none',
    sameOnPhone: true,
    reach: (page) => expect(page.getByRole('heading', { name: 'History' })).toBeVisible(),
  },
  {
    name: 'the form of a submittal with a step of the review and all fields',
    path: '/dashboard/submittals?project=prj_harbor&q=none&new=1',
    sameOnPhone: true,
    reach: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'New submittal' });
      await dialog.getByRole('button', { name: 'Add a step' }).click();
      await dialog.getByText('More', { exact: true }).click();
      await expect(dialog.getByLabel('Private')).toBeVisible();
    },
  },
]);
