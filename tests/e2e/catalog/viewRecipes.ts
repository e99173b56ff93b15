import { expect } from '@playwright/test';
import { openDialog, saveView } from '../logs/views.ts';
import type { Recipes } from './recipe.ts';

const list = '/dashboard/punch-items?project=prj_harbor';
const name = 'Level 4';

export const viewRecipes: Recipes = {
  createSavedView: {
    kind: 'form',
    submit: 'Save',
    fields: { '/name': 'Name' },
    open: async ({ page }) => {
      await page.goto(`${list}&q=level+4`);
      const dialog = await openDialog(page, 'Save this view');
      await dialog.getByLabel('Name').fill(name);
    },
    filled: (page) => [[page.getByRole('dialog').getByLabel('Name'), name]],
    succeeds: async ({ page }) => {
      await expect(page.getByRole('status').getByText('View saved')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  deleteSavedView: {
    kind: 'action',
    open: async ({ page, mock }) => {
      await saveView(mock, name);
      await page.goto(list);
      await openDialog(page, 'Manage views');
    },
    act: (page) => page.getByRole('button', { name: `Delete ${name}` }).click(),
    unchanged: async (page) => {
      await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('status').getByText('View deleted')).toBeVisible();
      await expect(page.getByRole('dialog').getByText(name)).toHaveCount(0);
    },
  },
};
