import { expect, type Page } from '@playwright/test';
import type { ActionRecipe, FormRecipe, QueryRecipe, Recipe } from './recipe.ts';

const PROJECT = 'prj_harbor';
const privateScan = 'Tower crane base';
const publicScan = 'Roof steel';

/** The scans page with one scan on it, which is quicker than with 24. */
const openScans = (page: Page, title = privateScan) =>
  page.goto(`/dashboard/build-view/scans?${new URLSearchParams({ project: PROJECT, q: title })}`);

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const query = (path: string, succeeds: (page: Page) => Promise<void>): QueryRecipe => ({
  kind: 'query',
  signedIn: true,
  open: async ({ page }) => {
    await page.goto(path);
  },
  succeeds: ({ page }) => succeeds(page),
});

const success = (text: string): Pick<FormRecipe, 'succeeds'> => ({
  succeeds: async ({ page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  },
});

/** A command in the menu of a scan. */
const action = (
  name: string,
  title: string,
  rest: Pick<ActionRecipe, 'succeeds' | 'unchanged'> & Partial<ActionRecipe>,
): ActionRecipe => ({
  kind: 'action',
  signedIn: true,
  open: async ({ page }) => {
    await openScans(page, title);
    await expect(cardOf(page, title)).toBeVisible();
  },
  act: (page) => choose(page, title, name),
  ...rest,
});

const stays = (title: string, visibility: 'Private' | 'Public') => async (page: Page) => {
  await expect(cardOf(page, title).getByText(visibility, { exact: true })).toBeVisible();
};

const dialogForm = (
  rest: Pick<FormRecipe, 'open' | 'succeeds' | 'submit' | 'filled' | 'failure'>,
): FormRecipe => ({
  kind: 'form',
  signedIn: true,
  fields: { '/title': 'Title', '/description': 'Description' },
  ...rest,
});

const title = (page: Page) => page.getByRole('dialog').getByLabel('Title', { exact: true });
const description = (page: Page) => page.getByRole('dialog').getByLabel('Description');

export const projectRecipes = {
  listProjects: query('/', async (page) => {
    await expect(page.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
  }),
  getProject: {
    ...query(`/dashboard?project=${PROJECT}`, async (page) => {
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
    }),
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to your projects' })).toBeVisible();
    },
  },
  getProjectStats: query(`/dashboard?project=${PROJECT}`, async (page) => {
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('heading', { name: 'Punch Items' })).toBeVisible();
  }),
  listWorkItems: query(`/dashboard?project=${PROJECT}`, async (page) => {
    for (const name of ['In my court', 'Overdue']) {
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
    }
  }),
  listScans: query(`/dashboard/build-view/scans?project=${PROJECT}`, async (page) => {
    await expect(page.getByRole('heading', { name: privateScan })).toBeVisible();
  }),
  // For other clients than the portal, which sends files by uploads.
  createScan: { kind: 'unused' },
  updateScan: dialogForm({
    failure: 'toast',
    submit: 'Save',
    open: async ({ page }) => {
      await openScans(page);
      await choose(page, privateScan, 'Edit');
      await title(page).fill('Crane base, as built');
      await description(page).fill('After the pour');
    },
    filled: (page) => [
      [title(page), 'Crane base, as built'],
      [description(page), 'After the pour'],
    ],
    ...success('Scan updated successfully'),
  }),
  deleteScan: action('Delete', privateScan, {
    act: async (page) => {
      await choose(page, privateScan, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    unchanged: stays(privateScan, 'Private'),
    ...success('1 scan(s) deleted successfully'),
  }),
  downloadScans: action('Download', privateScan, {
    unchanged: async (page) => {
      await expect(page.getByRole('region', { name: 'Download' })).toBeHidden();
    },
    ...success('1 scan(s) downloaded successfully'),
  }),
  makeScanPrivate: action('Make private', publicScan, {
    unchanged: stays(publicScan, 'Public'),
    ...success('Scan is now private'),
  }),
  makeScanPublic: action('Make public', privateScan, {
    unchanged: stays(privateScan, 'Private'),
    ...success('Scan is now public'),
  }),
  getScan: {
    ...query(`/viewer/potree-viewer?project=${PROJECT}&scan=scn_harbor-01`, async (page) => {
      await expect(page.getByRole('heading', { name: 'Site overview, week 40' })).toBeVisible();
    }),
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Scan not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose a scan' })).toBeVisible();
    },
  },
  // In parts, while one looks at it: viewers/point-cloud.spec.ts.
  getScanCloudFile: { kind: 'own' },
} satisfies Record<string, Recipe>;
