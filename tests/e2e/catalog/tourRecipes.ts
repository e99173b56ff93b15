import { expect, type Page } from '@playwright/test';
import { bluePanorama } from '../../support/pictures.ts';
import { visit } from './expectations.ts';
import type { Recipes } from './recipe.ts';

const list = '/dashboard/3d-view/tours?project=prj_harbor';
const tour = '/dashboard/3d-view/tours/tour_level-4?project=prj_harbor';
const title = 'Level 4, weekly walk';

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const succeedsWith = (text: string) => ({
  succeeds: async ({ page }: { page: Page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  },
});
const openEditor = async ({ page }: { page: Page }) => {
  await visit(page, tour);
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete scene' })).toBeVisible();
};
const stays = async (page: Page) => {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

export const tourRecipes: Recipes = {
  listTours: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto(list);
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    },
  },
  getTour: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto(tour);
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  },
  createTour: {
    kind: 'form',
    submit: 'Create',
    fields: { '/title': 'Title', '/description': 'Description' },
    open: async ({ page }) => {
      await visit(page, list);
      await page.getByRole('button', { name: 'New tour' }).click();
      await page.getByRole('dialog').getByLabel('Title').fill('Roof');
    },
    filled: (page) => [[page.getByRole('dialog').getByLabel('Title'), 'Roof']],
    ...succeedsWith('Tour created'),
  },
  updateTourScene: {
    kind: 'action',
    open: openEditor,
    act: (page) => page.getByRole('button', { name: 'Remove the note Fire rating' }).click(),
    unchanged: async (page) => {
      await expect(page.getByRole('button', { name: 'Remove the note Fire rating' })).toBeVisible();
    },
    succeeds: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Remove the note Fire rating' })).toHaveCount(
        0,
      );
    },
  },
  updateTourPlan: {
    kind: 'action',
    open: openEditor,
    act: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByText('Replace the plan').click();
      await (await chooser).setFiles(bluePanorama('plan.jpg'));
    },
    unchanged: stays,
    ...succeedsWith('Plan uploaded'),
  },
  updateTour: {
    kind: 'action',
    open: ({ page }) => visit(page, list),
    act: (page) => choose(page, 'Make private'),
    unchanged: async (page) => {
      const card = page.getByRole('listitem').filter({ hasText: title });
      await expect(card.getByText('Public', { exact: true })).toBeVisible();
    },
    ...succeedsWith('Tour is now private'),
  },
};
