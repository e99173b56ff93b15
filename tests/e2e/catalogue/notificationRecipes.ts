import { expect, type Page } from '@playwright/test';
import type { FormRecipe, QueryRecipe, Recipe } from './recipe.ts';

const address = '/template-settings/notifications';

const frequency = (page: Page) =>
  page.getByRole('region', { name: 'Action required notifications' }).getByLabel('Frequency');
const reason = (page: Page) => page.getByLabel('Reason (optional)');

const form = (text: string, rest: Pick<FormRecipe, 'open' | 'filled'>): FormRecipe => ({
  kind: 'form',
  signedIn: true,
  submit: 'Save',
  succeeds: async ({ page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  },
  ...rest,
});

const getNotificationPreferences: QueryRecipe = {
  kind: 'query',
  signedIn: true,
  open: async ({ page }) => {
    await page.goto(address);
  },
  succeeds: async ({ page }) => {
    await expect(page.getByRole('switch', { name: 'Asset updates' })).toBeVisible();
  },
};

export const notificationRecipes = {
  getNotificationPreferences,
  updateNotificationPreferences: form('Notification preferences saved', {
    open: async ({ page }) => {
      await page.goto(address);
      await frequency(page).selectOption('weekly');
    },
    filled: (page) => [[frequency(page), 'weekly']],
  }),
  updateNotificationOptOut: form('You have opted out from all notifications', {
    open: async ({ page }) => {
      await page.goto(`${address}?tab=opt-out`);
      await page.getByRole('switch').check();
      await reason(page).selectOption('temporary pause');
    },
    filled: (page) => [[reason(page), 'temporary pause']],
  }),
} satisfies Record<string, Recipe>;
