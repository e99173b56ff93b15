import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

/** A host that has the calls of the specification and no others. */
walk('a small host', [
  {
    name: 'a page that the host does not offer',
    path: '/dashboard/rfis?project=prj_harbor',
    prepare: (mock) => mock.offer('documented'),
    reach: (page) => expect(page.getByText('This host does not offer RFIs yet')).toBeVisible(),
  },
  {
    name: 'what the host offers',
    path: '/what-this-host-offers',
    prepare: (mock) => mock.offer('documented'),
    reach: (page) =>
      expect(page.getByRole('heading', { name: 'What this host offers' })).toBeVisible(),
  },
]);
