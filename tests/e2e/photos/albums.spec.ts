import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { photoTotal } from '../../support/totals.ts';
import { photosPath } from './photosPage.ts';

const albums = (page: Page) => page.getByRole('navigation', { name: 'Albums' });
const total = (page: Page, photos: number) =>
  expect(page.getByRole('status').getByText(`${photos} photos`, { exact: true })).toBeVisible();

test('an album is created under a name of its own, renamed and deleted, and its photos stay', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  const [all, inAlbum] = [
    await photoTotal(mock),
    await photoTotal(mock, { albumId: 'alb_h_facade' }),
  ];
  await page.goto(photosPath);
  await total(page, all);
  await albums(page).getByRole('button', { name: 'New album' }).click();
  const dialog = page.getByRole('dialog', { name: 'New album' });
  const name = dialog.getByLabel('Name');
  await name.fill('Facade');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Another album already has this name')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Roof');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Album created')).toBeVisible();
  await expect(albums(page).getByRole('button', { name: /^Roof/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL(/&album=alb_/);
  await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();

  await albums(page)
    .getByRole('button', { name: /^Facade/ })
    .click();
  await total(page, inAlbum);
  await expectNoAxeFindings(page);
  await albums(page).getByRole('button', { name: 'Actions for the album Facade' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit album' });
  await editing.getByLabel('Name').fill('Brick and glass');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Album updated')).toBeVisible();

  await albums(page).getByRole('button', { name: 'Actions for the album Brick and glass' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete album?' });
  await expect(question).toContainText(`Its ${inAlbum} photos stay in the project.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Album deleted')).toBeVisible();
  await expect(albums(page).getByText('Brick and glass')).toHaveCount(0);
  await expect(page).toHaveURL(photosPath);
  await total(page, all);
});
