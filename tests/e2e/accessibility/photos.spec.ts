import { expect } from '../../support/test.ts';
import { photosPath, tile, viewer } from '../photos/photosPage.ts';
import { walk } from './walk.ts';

walk('photos', [
  {
    name: 'an album',
    path: `${photosPath}&album=alb_h_facade`,
    reach: (page) =>
      expect(page.getByRole('navigation', { name: 'Albums' }).getByText('Facade')).toBeVisible(),
  },
  {
    name: 'the map',
    path: `${photosPath}&layout=map`,
    reach: (page) => expect(page.getByText(/photos on the plan of Level 4/)).toBeVisible(),
  },
  {
    name: 'a photo with its pins',
    path: `${photosPath}&q=water+at+column`,
    reach: async (page) => {
      await tile(page, 'Water at column B-4 again').click();
      await expect(viewer(page).getByRole('button', { name: 'Pin an item' })).toBeVisible();
    },
  },
  {
    name: 'a photo with markup that is edited',
    path: `${photosPath}&q=clash`,
    reach: async (page) => {
      await tile(page, 'Clash at the header').click();
      await expect(viewer(page).getByRole('img', { name: /^Markup/ })).toBeVisible();
      await viewer(page).getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(
        page.getByRole('form', { name: 'Edit photo' }).getByLabel('Title'),
      ).toBeFocused();
    },
  },
]);
