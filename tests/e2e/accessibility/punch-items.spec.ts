import { login } from '../../support/session.ts';
import { demoAccount, expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const list = '/dashboard/punch-items?project=prj_harbor';

walk('punch items', [
  {
    name: 'the list with groups and a selection',
    path: `${list}&status=all&q=ceiling&group=location`,
    reach: async (page) => {
      const rows = page.locator('tbody').getByRole('row');
      await rows.getByRole('checkbox').first().check();
      await expect(page.getByRole('toolbar', { name: 'Selected punch items' })).toBeVisible();
    },
  },
  {
    name: 'a form with an unsent draft',
    path: `${list}&q=none&new=1`,
    sameOnPhone: true,
    reach: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'New punch item' });
      await dialog.getByLabel('Title').fill('Expansion joint cover missing at grid D');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Finish later' }).click();
      await page.getByRole('button', { name: 'New punch item' }).click();
      await expect(dialog.getByRole('group', { name: 'Unsent draft' })).toBeVisible();
    },
  },
  {
    name: 'a record in which another person writes, and people to mention',
    path: '/dashboard/punch-items/pch_h9?project=prj_harbor&q=none',
    prepare: async (mock) => {
      const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
      const data = { recordType: 'punch_item', recordId: 'pch_h9', activity: 'writing' };
      await mock.request('PUT', '/projects/prj_harbor/presence/tab-of-tom', { token, data });
    },
    reach: async (page) => {
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      await expect(page.getByText('Tom Becker is writing')).toBeVisible();
      await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('Ask @d');
      await expect(page.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
    },
  },
  {
    name: 'a picture of a record',
    path: '/dashboard/punch-items/pch_h9?project=prj_harbor&q=none',
    sameOnPhone: true,
    reach: async (page) => {
      const attachments = page.getByRole('region', { name: 'Attachments' });
      await attachments.getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    },
  },
  {
    name: 'the dialog of a step that asks for a photo or words',
    path: `${list}&ballInCourtId=usr_diego&status=open`,
    account: 'Diego Alvarez',
    reach: async (page) => {
      await page.locator('tbody').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Ready for reinspection' }).click();
      await expect(page.getByRole('dialog', { name: /^Ready for/ })).toBeVisible();
    },
  },
]);
