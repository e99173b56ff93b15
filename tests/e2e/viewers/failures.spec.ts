import type { Page } from '@playwright/test';
import { declaredProblems, type OperationId } from '../../support/catalog.ts';
import { expect, test } from '../../support/test.ts';
import type { Recipe } from '../catalog/recipe.ts';
import { walkFailures } from '../catalog/walk.ts';
import { chooseRecord, openPanel, openRoom, panel, pickMiddle } from './room.ts';

// The picture does not matter here, and a small window draws faster.
test.use({ viewport: { width: 1000, height: 600 } });

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const ownView = 'Racks from the door';
const other = 'Racks at dusk';

/** Opens the saved views, if they are not open since the earlier call. */
async function openViews(page: Page): Promise<void> {
  if (await panel(page, 'Saved views').isVisible()) return;
  await openRoom(page);
  await openPanel(page, 'Saved views');
}

async function saveView(page: Page): Promise<void> {
  await openViews(page);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await name(page).fill(ownView);
}

/** The calls of the viewers. They are not in tests/e2e/catalog because viewers need WebGL. */
const recipes: Partial<Record<OperationId, Recipe>> = {
  createPin: {
    kind: 'form',
    submit: 'Pin',
    open: async ({ page }) => {
      await openRoom(page, '&pin=pin_h1');
      await pickMiddle(page);
      await chooseRecord(page, 'PI-139');
    },
    filled: (page) => [
      [page.getByRole('combobox', { name: 'Record' }), 'PI-139 Stair door does not latch'],
    ],
    succeeds: ({ page }) => expectStatus(page, 'Item pinned'),
  },
  listSceneViews: {
    kind: 'query',
    open: ({ page }) => openViews(page),
    succeeds: ({ page }) =>
      expect(panel(page, 'Saved views').getByText('Racks from above')).toBeVisible(),
  },
  createSceneView: {
    kind: 'form',
    submit: 'Save',
    open: ({ page }) => saveView(page),
    filled: (page) => [[name(page), ownView]],
    fields: { '/name': 'Name' },
    succeeds: ({ page }) => expectStatus(page, 'View saved'),
  },
  updateSceneView: {
    kind: 'form',
    submit: 'Save',
    // The view that was just saved.
    open: async ({ page }) => {
      await openViews(page);
      await page.getByRole('button', { name: `Edit ${ownView}` }).click();
      await name(page).fill(other);
    },
    filled: (page) => [[name(page), other]],
    fields: { '/name': 'Name' },
    succeeds: ({ page }) => expectStatus(page, 'View updated'),
  },
  deleteSceneView: {
    kind: 'action',
    open: ({ page }) => openViews(page),
    act: (page) => page.getByRole('button', { name: `Delete ${other}` }).click(),
    unchanged: (page) =>
      expect(page.getByRole('button', { name: `Delete ${other}` })).toBeVisible(),
    succeeds: ({ page }) => expectStatus(page, 'View deleted'),
  },
};

test('pins and saved views show a failure of each call and work afterward', async ({
  signedIn: page,
  mock,
}) => {
  for (const [operation, recipe] of Object.entries(recipes)) {
    const code = recipe.kind === 'form' && recipe.fields ? 'VALIDATION_FAILED' : 'INTERNAL';
    const problems = declaredProblems().filter(
      (declared) => declared.operation === operation && declared.name === code,
    );
    await test.step(operation, async () => {
      await walkFailures({ page, mock }, recipe, problems, test.step);
    });
  }
});
