import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { statsOf, totalOf } from '../../support/totals.ts';

const MODELS = '/dashboard/3d-view/models?project=prj_harbor';
const tower = 'Tower, architecture';

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** The items of a model's menu, which stays open. */
async function openMenu(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menuitem').allTextContents();
}

test('the discipline, the search and the order are kept in the address', async ({
  signedIn: page,
  mock,
}) => {
  const structural = await totalOf(mock, 'models', { discipline: 'structural' });
  await page.goto(MODELS);
  await page.getByLabel('Discipline').selectOption('Structural');
  await expect(titles(page)).toHaveCount(structural);
  await page.getByLabel('Sort by').selectOption('Title');
  await page.getByRole('searchbox', { name: 'Search models' }).fill('formwork');
  await expect(titles(page)).toHaveText(['Podium, formwork stages']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Podium, formwork stages']);
  await expect(page.getByLabel('Discipline')).toHaveValue('structural');
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(titles(page)).toHaveCount(structural);
});

test('an older version of a model is made current, and the newest again', async ({
  signedIn: page,
}) => {
  await page.goto(MODELS);
  await openMenu(page, tower);
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: `Versions of ${tower}` });
  const version = (n: number) =>
    dialog.getByRole('listitem').filter({ hasText: new RegExp(`^Version ${n}`) });
  await version(1).getByRole('button', { name: 'Make current' }).click();
  await expect(version(1)).toContainText('Current');
  await expect(version(3)).not.toContainText('Current');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, tower)).toContainText('Version 1');
  await openMenu(page, tower);
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await version(3).getByRole('button', { name: 'Make current' }).click();
  await expect(version(3)).toContainText('Current');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, tower)).toContainText('Version 3');
});

test('deleting a model asks first and counts its versions, and the dashboard follows', async ({
  signedIn: page,
  mock,
}) => {
  const { total } = (await statsOf(mock)).model3D;
  const figure = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '3D Models', exact: true }) })
    .getByRole('definition')
    .first();
  await page.goto('/dashboard?project=prj_harbor');
  await expect(figure).toHaveText(String(total));
  await page.getByRole('link', { name: 'Models', exact: true }).click();
  await openMenu(page, tower);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete model?' });
  await expect(question).toContainText(`${tower} and its 3 versions will be deleted.`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, tower)).toBeVisible();
  await openMenu(page, tower);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Model deleted')).toBeVisible();
  await expect(card(page, tower)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(figure).toHaveText(String(total - 1));
});

test('a reviewer adds versions to own models only, in their format, and a viewer opens models', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAccount('Priya Raman'));
  await page.goto(MODELS);
  expect(await openMenu(page, 'Tower, structural frame')).toEqual(['Versions', 'Download']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await openMenu(page, tower)).toEqual(['Versions', 'Edit', 'Download']);
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: `Versions of ${tower}` });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('File', { exact: true }).click();
  await (await chooser).setFiles({
    name: 'tower.glb',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('glTF'),
  });
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog.getByText('File must be IFC')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);

  await signIn(page, demoAccount('Grace Lindqvist'));
  await page.goto(MODELS);
  expect(await openMenu(page, 'Tower, structural frame')).toEqual(['Versions']);
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});
