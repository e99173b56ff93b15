import type { Page } from '@playwright/test';
import { sampleModel } from '../../../mock-server/demo/models/samples.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { statsOf, totalOf } from '../../support/totals.ts';
import { chooseFilter, chooseInView, filterButton } from '../lists.ts';

const MODELS = '/dashboard/3d-view/models?project=prj_harbor';
const tower = 'Tower, architecture';
const structure = 'Tower, structural frame';

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const openMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` }).click();
async function choose(page: Page, item: string): Promise<void> {
  await openMenu(page, tower);
  await page.getByRole('menuitem', { name: item }).click();
}
const versions = (page: Page) => page.getByRole('dialog', { name: `Versions of ${tower}` });

test('models are found, get versions and are deleted, and the dashboard follows', async ({
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
  await page.getByRole('link', { name: '3D models', exact: true }).click();

  await test.step('the discipline, the search and the order are kept in the address', async () => {
    const structural = await totalOf(mock, 'models', { discipline: 'structural' });
    await chooseFilter(page, 'Discipline', 'Structural');
    await expect(titles(page)).toHaveCount(structural);
    await chooseInView(page, 'Title', 'Sort by');
    await page.getByRole('searchbox', { name: 'Search models' }).fill('formwork');
    await expect(titles(page)).toHaveText(['Podium, formwork stages']);
    await page.reload();
    await expect(titles(page)).toHaveText(['Podium, formwork stages']);
    await expect(filterButton(page, 'Discipline')).toContainText('Structural');
    await expect(page).toHaveURL(/sort=title/);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(titles(page)).toHaveCount(structural);
    await page.getByRole('button', { name: 'Remove filter Discipline' }).click();
  });

  const dialog = versions(page);
  await test.step('an older version of a model is made current, and the newest again', async () => {
    const version = (n: number) =>
      dialog.getByRole('listitem').filter({ hasText: new RegExp(`^Version ${n}`) });
    await choose(page, 'Versions');
    await version(1).getByRole('button', { name: 'Make current' }).click();
    await expect(version(1)).toContainText('Current');
    await expect(version(3)).not.toContainText('Current');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(card(page, tower)).toContainText('Version 1');
    await choose(page, 'Versions');
    await version(3).getByRole('button', { name: 'Make current' }).click();
    await expect(version(3)).toContainText('Current');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(card(page, tower)).toContainText('Version 3');
  });

  await test.step('an interrupted upload of a new version continues as a version of its model', async () => {
    const models = page.getByText(`${await totalOf(mock, 'models')} models`);
    const file = {
      name: 'Tower-4.ifc',
      mimeType: 'application/octet-stream',
      buffer: sampleModel('clinic').source,
    };
    await mock.failAlways('addUploadChunk', { code: 503 });
    await choose(page, 'Versions');
    const first = page.waitForEvent('filechooser');
    await dialog.getByLabel('File', { exact: true }).click();
    await (await first).setFiles(file);
    await dialog.getByLabel('What changed').fill('West stair moved.');
    await dialog.getByRole('button', { name: 'Upload version' }).click();
    const dock = page.getByRole('region', { name: 'Uploads', exact: true });
    await expect(dock.getByText(/trying again/)).toBeVisible();
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await mock.heal();

    const unfinished = page.getByRole('region', { name: 'Unfinished uploads' });
    await expect(unfinished.getByText('New version of this model')).toBeVisible();
    const again = page.waitForEvent('filechooser');
    await unfinished.getByRole('button', { name: `Resume ${tower}` }).click();
    await (await again).setFiles(file);
    await expect(unfinished).toHaveCount(0);
    await expect(page.getByText('Version uploaded. It is shown once it is ready')).toBeVisible();
    await expect(models).toBeVisible();
    await choose(page, 'Versions');
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog.getByRole('listitem').first()).toContainText('West stair moved.');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('deleting a model asks first and counts its versions, and the dashboard follows', async () => {
    const question = page.getByRole('dialog', { name: 'Delete model?' });
    await choose(page, 'Delete');
    await expect(question).toContainText(`${tower} and its 4 versions will be deleted.`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, tower)).toBeVisible();
    await choose(page, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Model deleted')).toBeVisible();
    await expect(card(page, tower)).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(figure).toHaveText(String(total - 1));
  });
});

test('a reviewer adds versions to own models only, in their format, and a viewer opens models', async ({
  page,
  signIn,
}) => {
  const expectOffered = async (title: string, items: string[]) => {
    await openMenu(page, title);
    await expect(page.getByRole('menuitem')).toHaveText(items);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await signIn(page, demoAccount('Priya Raman'));
  await page.goto(MODELS);
  await expectOffered(structure, ['Versions', 'Download']);
  await expectOffered(tower, ['Versions', 'Edit', 'Download']);
  await choose(page, 'Versions');
  const dialog = versions(page);
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
  await expectOffered(structure, ['Versions']);
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
});
