import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const account = 'Ingrid Solberg';

walk('templates', [
  {
    name: 'a template and the form of a project',
    path: '/template-settings',
    account,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('link', { name: 'Commercial ground-up' }).click();
      await expect(page.getByText('3 companies, 3 members, 1 group')).toBeVisible();
      await page.getByRole('link', { name: 'New project' }).click();
      await expect(page.getByRole('dialog').getByLabel('Start with')).toBeVisible();
    },
  },
  {
    name: 'the settings of a template',
    path: '/template-settings/configuration?template=tpl_ground-up',
    account,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByLabel('RFIs are due after').fill('9');
      await expect(page.getByRole('button', { name: 'Save template' })).toBeVisible();
    },
  },
  {
    name: 'the members and groups of a template',
    path: '/template-settings/members?template=tpl_ground-up',
    account,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add group' }).click();
      await expect(page.getByLabel('Name of group 2')).toBeVisible();
    },
  },
  {
    name: 'the modules and views of a template',
    path: '/template-settings/products-tools?template=tpl_ground-up',
    account,
    sameOnPhone: true,
    reach: (page) => expect(page.getByRole('checkbox', { name: 'Tours' })).toBeVisible(),
  },
  {
    name: 'the notifications of a template, one of them locked on',
    path: '/template-settings/notifications?template=tpl_ground-up',
    account,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Lock on RFIs assigned to me' }).click();
      await expect(page.getByRole('button', { name: 'Unlock RFIs assigned to me' })).toBeVisible();
    },
  },
  {
    name: 'the settings of a project, with its notifications',
    path: '/dashboard/settings?project=prj_harbor',
    account,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Lock on Submittals awaiting review' }).click();
      await expect(
        page.getByRole('button', { name: 'Unlock Submittals awaiting review' }),
      ).toBeVisible();
    },
  },
]);
