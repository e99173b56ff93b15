import { expect } from '@playwright/test';
import type { Recipes } from './recipe.ts';

/** The other failures of scans are in tests/e2e/scans. */
export const scanRecipes: Recipes = {
  getScan: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto('/viewer/potree-viewer?project=prj_harbor&scan=scn_harbor-01');
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Site overview, week 40' })).toBeVisible();
    },
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Scan not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose a scan' })).toBeVisible();
    },
  },
};
