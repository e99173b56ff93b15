import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const messages = '/dashboard/messages?project=prj_harbor';

walk('messages', [
  {
    name: 'a conversation with a message to send',
    path: `${messages}&thread=thr_harbor-ana-marcus`,
    reach: async (page) => {
      const list = page.getByRole('region', { name: 'Messages' });
      await expect(list.getByRole('link', { name: /^RFI-/ })).toBeVisible();
      await page.getByRole('button', { name: 'Link a record' }).click();
      await page.getByRole('combobox', { name: 'Record' }).fill('PI');
      await page.getByRole('option', { name: /^PI-/ }).first().click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'axis-c.txt', mimeType: 'text/plain', buffer: Buffer.from('C') });
      await expect(page.getByRole('button', { name: 'Remove axis-c.txt' })).toBeVisible();
    },
  },
  {
    name: 'a message that was searched for',
    path: `${messages}&thread=thr_harbor-site`,
    reach: async (page) => {
      await page
        .getByRole('textbox', { name: 'Find conversations and messages' })
        .fill('formwork core');
      await page.getByRole('button', { name: /Kofi Mensah in Site/ }).click();
      await expect(page.locator('[data-found]')).toBeInViewport();
    },
    sameOnPhone: true,
  },
  {
    name: 'the export of a conversation',
    account: 'Tom Becker',
    path: messages,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Export a conversation' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export a conversation' });
      await dialog.getByRole('combobox', { name: 'Conversation' }).fill('Ana');
      await page.getByRole('option', { name: /^Ana Torres, Marcus Reed/ }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Claim 17');
    },
    sameOnPhone: true,
  },
]);
