import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

walk('roles', [
  {
    name: 'the form of a role and what changes',
    path: '/settings/roles',
    account: 'Ingrid Solberg',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New role' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('switch', { name: /^Export/ }).uncheck();
      await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('Lost');
    },
  },
  {
    name: 'a project as somebody else sees it',
    path: '/settings/roles',
    account: 'Tom Becker',
    reach: async (page) => {
      await page.getByRole('button', { name: 'View as' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Person' }).fill('diego');
      await page.getByRole('option', { name: /^Diego Alvarez/ }).click();
      await dialog.getByRole('button', { name: 'Open the view' }).click();
      await expect(page.getByRole('region', { name: 'View as somebody else' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Thermostat not level/ })).toBeVisible();
    },
  },
]);
