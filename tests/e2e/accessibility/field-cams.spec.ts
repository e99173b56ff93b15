import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const cameras = '/dashboard/build-view/field-cam?project=prj_harbor';

walk('field cameras', [
  {
    name: 'the list',
    path: cameras,
    reach: (page) =>
      expect(page.getByRole('heading', { name: 'Tower from the east' })).toBeVisible(),
  },
  {
    name: 'a camera',
    path: `${cameras}&cam=cam_h1`,
    reach: (page) => expect(page.getByRole('slider', { name: 'Time of day' })).toBeEnabled(),
  },
  {
    name: 'a camera that is edited',
    path: `${cameras}&cam=cam_h1`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    },
  },
]);
