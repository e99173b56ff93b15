import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const models = '/dashboard/3d-view/models?project=prj_harbor&q=architecture';
const tower = 'Tower, architecture';

walk('models', [
  {
    name: 'the list',
    path: models,
    reach: (page) => expect(page.getByRole('heading', { name: tower })).toBeVisible(),
  },
  {
    name: 'the versions of a model',
    path: models,
    reach: async (page) => {
      await page.getByRole('button', { name: `Actions for ${tower}` }).click();
      await page.getByRole('menuitem', { name: 'Versions' }).click();
      const dialog = page.getByRole('dialog', { name: `Versions of ${tower}` });
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
    },
  },
]);
