import { photoTotal } from '../../support/totals.ts';
import { chooseFilter, chooseInView, filterButton } from '../support/lists.ts';
import { expect, type Page, step, test } from '../support/test.ts';
import { photosPath } from './photosPage.ts';

const albums = (page: Page) => page.getByRole('navigation', { name: 'Albums' });
const total = (page: Page, photos: number) =>
  expect(page.getByRole('status').getByText(`${photos} photos`, { exact: true })).toBeVisible();

test('photos are found, and arranged in albums', async ({ signedIn: page, mock, allowStatus }) => {
  allowStatus(409);

  await step(
    'the search, the filters and the layout are kept in the address, and the filters are cleared at once',
    async () => {
      const narrowed = { tag: 'mechanical', uploaderId: 'usr_marcus', q: 'level 5' };
      const [some, all] = [await photoTotal(mock, narrowed), await photoTotal(mock)];
      expect(some).toBeGreaterThan(0);
      const shown = (photos: number) =>
        page.getByRole('status').getByText(new RegExp(`^${photos} photos?$`));
      await page.goto(photosPath);
      const filters = page.getByRole('search', { name: 'Photos' });
      await chooseFilter(page, 'Tag', 'mechanical');
      await chooseFilter(page, 'Uploaded by', 'Marcus Reed');
      await filters.getByRole('searchbox', { name: 'Search photos' }).fill('level 5');
      await expect(shown(some)).toBeVisible();
      await page.reload();
      await expect(shown(some)).toBeVisible();
      await expect(filterButton(page, 'Tag')).toContainText('mechanical');
      await expect(filterButton(page, 'Uploaded by')).toContainText('Marcus Reed');
      await expect(filters.getByRole('searchbox')).toHaveValue('level 5');

      await filters.getByText('360°').click();
      await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(shown(all)).toBeVisible();
      await expect(page).toHaveURL(photosPath);
      await chooseInView(page, 'Map');
      await expect(page.getByText(/photos on the plan of Level 4/)).toBeVisible();
      await page.getByLabel('Plan', { exact: true }).selectOption('Level 6');
      await expect(page.getByRole('img', { name: 'Plan of Level 6' })).toBeVisible();
      await page.reload();
      await expect(page.getByText(/photos on the plan of Level 6/)).toBeVisible();
      await expect(page).toHaveURL(/&layout=map&plan=/);
    },
  );

  await step(
    'an album is created under a name of its own, renamed and deleted, and its photos stay',
    async () => {
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
      await albums(page).getByRole('button', { name: 'Actions for the album Facade' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const editing = page.getByRole('dialog', { name: 'Edit album' });
      await editing.getByLabel('Name').fill('Brick and glass');
      await editing.getByRole('button', { name: 'Save' }).click();

      await albums(page)
        .getByRole('button', { name: 'Actions for the album Brick and glass' })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('dialog', { name: 'Delete album?' });
      await expect(question).toContainText(`Its ${inAlbum} photos stay in the project.`);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Album deleted')).toBeVisible();
      await expect(albums(page).getByText('Brick and glass')).toHaveCount(0);
      await expect(page).toHaveURL(photosPath);
      await total(page, all);
    },
  );
});
