import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

walk('punch items', [
  {
    name: 'the list',
    path: '/dashboard/punch-items?project=prj_harbor&status=all',
    reach: (page) => expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible(),
  },
  {
    name: 'a record',
    path: '/dashboard/punch-items/pch_h9?project=prj_harbor',
    reach: (page) => expect(page.getByRole('heading', { name: 'History' })).toBeVisible(),
  },
]);
