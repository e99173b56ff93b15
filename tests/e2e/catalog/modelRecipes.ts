import { expect, type Page } from '@playwright/test';
import { visit } from './expectations.ts';
import type { ActionRecipe, Recipes } from './recipe.ts';

const MODELS = '/dashboard/3d-view/models?project=prj_harbor';
const privateModel = 'Tower, fit-out study';
const publicModel = 'Tower, architecture';
const renamedModel = 'Tower, sprinkler mains';

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const open =
  (address: string) =>
  async ({ page }: { page: Page }) => {
    await page.goto(address);
  };

const expectStatus =
  (text: string) =>
  async ({ page }: { page: Page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  };

/** A command in the menu of a model. */
const action = (
  title: string,
  item: string,
  rest: Pick<ActionRecipe, 'succeeds' | 'unchanged'> & Partial<ActionRecipe>,
): ActionRecipe => ({
  kind: 'action',
  open: async ({ page }) => {
    await visit(page, MODELS);
    await expect(cardOf(page, title)).toBeVisible();
  },
  act: (page) => choose(page, title, item),
  ...rest,
});

const stays = (title: string, visibility: 'Private' | 'Public') => async (page: Page) => {
  await expect(cardOf(page, title).getByText(visibility, { exact: true })).toBeVisible();
};

const versions = (page: Page) => page.getByRole('dialog', { name: `Versions of ${publicModel}` });

export const modelRecipes: Recipes = {
  listModels: {
    kind: 'query',
    open: open(MODELS),
    succeeds: async ({ page }) => {
      await expect(page.getByRole('heading', { name: privateModel })).toBeVisible();
    },
  },
  getModel: {
    kind: 'query',
    open: open('/viewer?project=prj_harbor&model=mdl_tower-structure'),
    succeeds: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Tower, structural frame' })).toBeVisible();
    },
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Model not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the models' })).toBeVisible();
    },
  },
  updateModel: {
    kind: 'form',
    submit: 'Save',
    fields: { '/title': 'Title', '/description': 'Description' },
    open: async ({ page }) => {
      await visit(page, MODELS);
      await choose(page, renamedModel, 'Edit');
      await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Fit-out, level 2');
      await page.getByRole('dialog').getByLabel('Description').fill('As agreed with the tenant.');
    },
    filled: (page) => [
      [page.getByRole('dialog').getByLabel('Title', { exact: true }), 'Fit-out, level 2'],
      [page.getByRole('dialog').getByLabel('Description'), 'As agreed with the tenant.'],
    ],
    succeeds: expectStatus('Model updated successfully'),
  },
  makeModelPrivate: action(publicModel, 'Make private', {
    unchanged: stays(publicModel, 'Public'),
    succeeds: expectStatus('Model is now private'),
  }),
  listModelVersions: {
    kind: 'query',
    open: async ({ page }) => {
      await page.goto(MODELS);
      await choose(page, publicModel, 'Versions');
    },
    succeeds: async ({ page }) => {
      await expect(versions(page).getByText('Version 3')).toBeVisible();
    },
  },
  listModelChanges: {
    kind: 'query',
    open: open('/viewer?project=prj_harbor&model=mdl_tower-structure&changes=2'),
    succeeds: async ({ page }) => {
      await expect(page.getByRole('link', { name: /^Changed Beam B/ })).toHaveCount(6);
    },
  },
  makeModelVersionCurrent: {
    kind: 'action',
    open: async ({ page }) => {
      await visit(page, MODELS);
      await choose(page, publicModel, 'Versions');
      await expect(versions(page).getByText('Version 1')).toBeVisible();
    },
    act: (page) => versions(page).getByRole('button', { name: 'Make current' }).last().click(),
    unchanged: async (page) => {
      const current = versions(page).getByRole('listitem').filter({ hasText: 'Current' });
      await expect(current.getByText('Version 3')).toBeVisible();
    },
    succeeds: expectStatus('Version 1 is shown now'),
  },
};
