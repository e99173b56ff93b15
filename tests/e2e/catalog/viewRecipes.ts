import { expect } from '@playwright/test';
import { openView } from '../lists.ts';
import { openDialog, saveView } from '../logs/views.ts';
import { visit } from './expectations.ts';
import type { Recipes } from './recipe.ts';

const list = '/dashboard/punch-items?project=prj_harbor';
const name = 'Level 4';
const changed = 'My open ones';

export const viewRecipes: Recipes = {
  createSavedView: {
    kind: 'form',
    submit: 'Save',
    fields: { '/name': 'Name' },
    open: async ({ page }) => {
      await visit(page, `${list}&q=level+4`);
      const dialog = await openDialog(page, 'Save this view');
      await dialog.getByLabel('Name').fill(name);
    },
    filled: (page) => [[page.getByRole('dialog').getByLabel('Name'), name]],
    succeeds: async ({ page }) => {
      await expect(page.getByRole('status').getByText('View saved')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  updateSavedView: {
    kind: 'action',
    open: async ({ page, mock }) => {
      await saveView(mock, changed, { query: 'status=open' });
      await visit(page, list);
      await (await openView(page)).getByRole('menuitemradio', { name: changed }).click();
      await page.getByText('Overdue', { exact: true }).click();
    },
    act: async (page) => {
      await (await openView(page)).getByRole('menuitem', { name: 'Save changes' }).click();
    },
    unchanged: async (page) => {
      await expect(page.getByRole('button', { name: `View: ${changed}, changed` })).toBeVisible();
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('status').getByText('View saved')).toBeVisible();
      await expect(
        page.getByRole('button', { name: `View: ${changed}`, exact: true }),
      ).toBeVisible();
    },
  },
};
