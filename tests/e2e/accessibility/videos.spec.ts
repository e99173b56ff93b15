import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const videos = '/dashboard/build-view/videos?project=prj_harbor';

walk('videos', [
  {
    name: 'the list',
    path: `${videos}&q=week+40`,
    reach: (page) => expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(1),
  },
  {
    name: 'a video',
    path: `${videos}&video=vid_h1`,
    reach: async (page) => {
      const timeline = page.getByRole('group', { name: 'Pins on the timeline' });
      await timeline.getByRole('button', { name: /^1: PI-131 / }).click();
      await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
    },
  },
]);
