import { expect, type Page } from '@playwright/test';
import { demoAccount, login } from '../../support/session.ts';
import { phonePhoto, photosPath, tile, upload, viewer } from '../photos/photosPage.ts';
import { visit } from './expectations.ts';
import type { ActionRecipe, FormRecipe, QueryRecipe, Recipes } from './recipe.ts';

const videos = '/dashboard/build-view/videos?project=prj_harbor';
const cams = '/dashboard/build-view/field-cam?project=prj_harbor';
/** The list is empty, so that the page requests the photo itself. */
const alone = `${photosPath}&q=none&photo=pht_h1`;

const query = (
  path: string,
  succeeds: (page: Page) => Promise<void>,
  rest: Partial<QueryRecipe> = {},
): QueryRecipe => ({
  kind: 'query',
  open: async ({ page }) => {
    await page.goto(path);
  },
  succeeds: ({ page }) => succeeds(page),
  ...rest,
});

/** Expects a failure in one line, for lists without space for more. */
const inLine: Pick<QueryRecipe, 'fails'> = {
  fails: async (page, [happened], { timeout }) => {
    await page.getByRole('alert').filter({ hasText: happened }).waitFor({ timeout });
  },
};

const openEditor = async (page: Page) => {
  await visit(page, alone);
  await viewer(page).getByRole('button', { name: 'Edit' }).click();
};
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label);
const succeedsWith = (text: string): Pick<FormRecipe, 'succeeds'> => ({
  succeeds: async ({ page }) => {
    await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  },
});
const chosen = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select Clash at the header', exact: true });
const star = (page: Page) => viewer(page).getByRole('button', { name: 'Star' });

const action = (rest: Omit<ActionRecipe, 'kind'>): ActionRecipe => ({
  kind: 'action',
  ...rest,
});

/** All writes go through useWrite, so one button and two forms cover the others. */
export const mediaRecipes: Recipes = {
  listPhotos: query(`${photosPath}&q=clash`, (page) =>
    expect(tile(page, 'Clash at the header')).toBeVisible(),
  ),
  getPhotoSummary: query(
    `${photosPath}&q=clash`,
    (page) => expect(page.getByRole('list', { name: 'Days' })).toBeVisible(),
    inLine,
  ),
  listAlbums: query(
    `${photosPath}&q=clash`,
    (page) => expect(page.getByRole('button', { name: /^Facade/ })).toBeVisible(),
    inLine,
  ),
  getPhoto: query(alone, (page) => expect(viewer(page)).toBeVisible(), {
    notFound: async (page) => {
      await expect(page.getByRole('heading', { name: 'Photo not found' })).toBeVisible();
    },
  }),
  getPhotoMarkup: query(
    '',
    (page) => expect(viewer(page).getByRole('img', { name: /^Markup/ })).toBeVisible(),
    {
      ...inLine,
      open: async ({ page }) => {
        await page.goto(`${photosPath}&q=clash`);
        await tile(page, 'Clash at the header').click();
      },
    },
  ),
  createPhoto: action({
    failure: 'inline',
    open: async ({ page }) => {
      await page.goto(`${photosPath}&q=none`);
    },
    act: (page) => upload(page, phonePhoto('north.jpg')),
    unchanged: async (page) => {
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await expect(uploads).toContainText('north.jpg was not uploaded.');
    },
    succeeds: async ({ page }) => {
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await expect(uploads.getByText('1 photo uploaded')).toBeVisible();
    },
  }),
  bulkUpdatePhotos: action({
    open: async ({ page }) => {
      await visit(page, `${photosPath}&q=clash`);
      await chosen(page).check();
    },
    act: async (page) => {
      await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click();
      await page.getByRole('menuitem', { name: 'No album' }).click();
    },
    unchanged: (page) => expect(chosen(page)).toBeChecked(),
    succeeds: async ({ page }) => {
      await expect(page.getByText('1 photo moved')).toBeVisible();
      await expect(chosen(page)).not.toBeChecked();
    },
  }),
  updatePhoto: {
    kind: 'form',
    submit: 'Save',
    fields: { '/title': 'Title' },
    open: async ({ page }) => {
      await openEditor(page);
      await field(page, 'Title').fill('North side, level 4');
      await field(page, 'Description').fill('Before the netting came off.');
    },
    filled: (page) => [
      [field(page, 'Title'), 'North side, level 4'],
      [field(page, 'Description'), 'Before the netting came off.'],
    ],
    ...succeedsWith('Photo updated'),
  },
  updatePhotoStar: action({
    open: async ({ page }) => {
      await page.goto(alone);
      await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    },
    act: (page) => star(page).click(),
    unchanged: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'false'),
    succeeds: ({ page }) => expect(star(page)).toHaveAttribute('aria-pressed', 'true'),
  }),
  createAlbum: {
    kind: 'form',
    submit: 'Create',
    fields: { '/name': 'Name' },
    open: async ({ page }) => {
      await visit(page, `${photosPath}&q=none`);
      await page.getByRole('button', { name: 'New album' }).click();
      await field(page, 'Name').fill('Roof');
      await field(page, 'Description').fill('Week by week.');
    },
    filled: (page) => [
      [field(page, 'Name'), 'Roof'],
      [field(page, 'Description'), 'Week by week.'],
    ],
    ...succeedsWith('Album created'),
  },
  listVideos: query(videos, (page) =>
    expect(page.getByRole('heading', { name: 'Flight round the tower, week 40' })).toBeVisible(),
  ),
  getVideo: query(
    `${videos}&video=vid_h1`,
    (page) => expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible(),
    {
      notFound: async (page) => {
        await expect(page.getByRole('heading', { name: 'Video not found' })).toBeVisible();
      },
    },
  ),
  listFieldCams: query(cams, (page) =>
    expect(page.getByRole('heading', { name: 'Tower from the east' })).toBeVisible(),
  ),
  getFieldCam: query(
    `${cams}&cam=cam_h1`,
    (page) => expect(page.getByRole('region', { name: 'Time-lapses' })).toBeVisible(),
    {
      notFound: async (page) => {
        await expect(page.getByRole('heading', { name: 'Camera not found' })).toBeVisible();
      },
    },
  ),
  listFieldCamFrames: query(`${cams}&cam=cam_h1`, (page) =>
    expect(page.getByRole('slider', { name: 'Time of day' })).toBeEnabled(),
  ),
  getFieldCamTimelapse: query(
    '',
    (page) => expect(page.getByRole('region', { name: 'Time-lapse player' })).toBeVisible(),
    {
      open: async ({ page, mock }) => {
        const { accessToken: token } = await login(mock, demoAccount());
        const path = '/projects/prj_harbor/field-cams/cam_h1/timelapses';
        const data = { from: '2026-11-01', to: '2026-12-31', everySec: 86_400, fps: 4 };
        await mock.request('POST', path, { token, data });
        await page.goto(`${cams}&cam=cam_h1`);
        await page.getByRole('button', { name: /^Play/ }).click();
      },
    },
  ),
};
