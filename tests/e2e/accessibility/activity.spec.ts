import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

walk('activity', [
  {
    name: 'the log',
    path: '/settings/activity-logs',
    account: 'Tom Becker',
    reach: (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  },
  {
    name: 'a change',
    path: '/settings/activity-logs',
    account: 'Tom Becker',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('row').getByRole('link', { name: 'Changed' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Changed' }).getByRole('row')).not.toHaveCount(
        0,
      );
    },
  },
]);
