import type { Page } from '@playwright/test';
import { declaredProblems, type OperationId } from '../../support/catalog.ts';
import { expect, test } from '../../support/test.ts';
import type { Recipe } from '../catalog/recipe.ts';
import { walkFailures } from '../catalog/walk.ts';
import { chooseRecord, openPanel, openRoom, panel } from './room.ts';

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const marker = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`: ${number} .*, Open$`) });
const startPin = (page: Page) =>
  panel(page, 'Pins').getByRole('button', { name: 'Pin an item' }).click();
const ownView = 'Racks from the door';
const other = 'Racks at dusk';

/** The calls of the viewers. They are not in tests/e2e/catalog because viewers need WebGL. */
const recipes = {
  createPin: {
    kind: 'form',
    submit: 'Pin',
    // At the center of the view.
    open: async ({ page }) => {
      await startPin(page);
      await page.locator('canvas').press('Enter');
      await chooseRecord(page, 'PI-139');
    },
    filled: (page) => [
      [page.getByRole('combobox', { name: 'Record' }), 'PI-139 Stair door does not latch'],
    ],
    succeeds: ({ page }) => expectStatus(page, 'Item pinned'),
  },
  listSceneViews: {
    kind: 'query',
    open: async ({ page }) => {
      await openPanel(page, 'Saved views');
    },
    succeeds: ({ page }) =>
      expect(panel(page, 'Saved views').getByText('Racks from above')).toBeVisible(),
  },
  createSceneView: {
    kind: 'form',
    submit: 'Save',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Save this view' }).click();
      await name(page).fill(ownView);
    },
    filled: (page) => [[name(page), ownView]],
    fields: { '/name': 'Name' },
    succeeds: ({ page }) => expectStatus(page, 'View saved'),
  },
  updateSceneView: {
    kind: 'form',
    submit: 'Save',
    open: async ({ page }) => {
      await page.getByRole('button', { name: `Edit ${ownView}` }).click();
      await name(page).fill(other);
    },
    filled: (page) => [[name(page), other]],
    fields: { '/name': 'Name' },
    succeeds: ({ page }) => expectStatus(page, 'View updated'),
  },
  deleteSceneView: {
    kind: 'action',
    open: async () => {},
    act: (page) => page.getByRole('button', { name: `Delete ${other}` }).click(),
    unchanged: (page) =>
      expect(page.getByRole('button', { name: `Delete ${other}` })).toBeVisible(),
    succeeds: ({ page }) => expectStatus(page, 'View deleted'),
  },
} satisfies Partial<Record<OperationId, Recipe>>;

test('records are pinned to places in a scan, and views of it are saved, also after failures', async ({
  signedIn: page,
  mock,
}) => {
  test.slow();
  const walk = (operation: keyof typeof recipes) => {
    const recipe: Recipe = recipes[operation];
    const code = recipe.kind === 'form' && recipe.fields ? 'VALIDATION_FAILED' : 'INTERNAL';
    const problems = declaredProblems().filter(
      (declared) => declared.operation === operation && declared.name === code,
    );
    return test.step(operation, () => walkFailures({ page, mock }, recipe, problems, test.step));
  };
  const pins = panel(page, 'Pins').getByRole('listitem');
  await openRoom(page, '&pin=pin_h1');
  await expect(marker(page, 'PI-134')).toBeVisible();

  await walk('createPin');
  await test.step('a pinned record is in the list', async () => {
    await expect(pins).toHaveCount(4);
    await expect(pins.last()).toContainText('PI-139 Stair door does not latch');
  });

  const camera = '#v=3,3,1.7,6,6,1';
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, camera);
  await walk('listSceneViews');
  await walk('createSceneView');
  const view = (title: string) =>
    panel(page, 'Saved views').getByRole('button', { name: new RegExp(`^${title}`) });
  await test.step('another view is shown', async () => {
    await view('Racks from above').click();
    await expect(page).toHaveURL(/#v=8,-3,11,8,4.5,2$/);
  });

  await test.step('a record links back to its place', async () => {
    await openPanel(page, 'Pins');
    await panel(page, 'Pins')
      .getByRole('link', { name: /^Details of PI-139/ })
      .click();
    const pinned = page.getByRole('region', { name: 'Pinned on' });
    await pinned.getByRole('link', { name: 'Scan: Mechanical room B2, pipe racks' }).click();
    await expect(page).toHaveURL(/\/viewer\/potree-viewer\?(?=.*scan=scn_harbor-03)(?=.*pin=pin_)/);
    await expect(marker(page, 'PI-139')).toHaveAttribute('aria-pressed', 'true', {
      timeout: 60_000,
    });
  });

  await test.step('a saved view shows the same picture again', async () => {
    await openPanel(page, 'Saved views');
    await view(ownView).click();
    await expect(page).toHaveURL(new RegExp(`${camera}$`));
  });
  await walk('updateSceneView');
  await walk('deleteSceneView');

  await test.step('a new record is created at a place', async () => {
    await openPanel(page, 'Pins');
    await startPin(page);
    await page.locator('canvas').click({ position: { x: 300, y: 400 } });
    await page.getByRole('button', { name: 'New punch item here' }).click();
    await page.getByLabel('Title').fill('Bracket loose at the riser');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/viewer\/potree-viewer\?.*&pin=pin_/, { timeout: 30_000 });
    await expect(panel(page, 'Pins').getByText(/Bracket loose at the riser$/)).toBeVisible({
      timeout: 60_000,
    });
  });
});
