import { seededTokens } from '../../../mock-server/modules/share-links/seed.ts';
import { expect } from '../../support/test.ts';
import { walk } from '../accessibility/walk.ts';
import { linkTo } from '../public/sharing.ts';
import * as cloud from './cloud.ts';
import { settled } from './modelPage.ts';
import { chooseRecord, drawn, openPanel, room } from './room.ts';

const tour = { type: 'tour', id: 'tour_level-4' } as const;
let token = '';

const scan = `${room}&pin=pin_h1`;
const model = '/viewer?project=prj_harbor&model=mdl_tower';

walk('viewers', [
  {
    name: 'a scan with pins',
    path: scan,
    reach: async (page) => {
      await drawn(page);
      await expect(page.getByRole('button', { name: /: PI-134 .*, Open$/ })).toBeVisible();
    },
  },
  {
    name: 'the place of a new pin',
    path: scan,
    sameOnPhone: true,
    reach: async (page) => {
      const pins = page.getByRole('complementary', { name: 'Pins' });
      await pins.getByRole('button', { name: 'Pin an item' }).click();
      await page.locator('canvas').press('Enter');
      await chooseRecord(page, 'PI-139');
    },
  },
  {
    name: 'the saved views of a scan',
    path: scan,
    sameOnPhone: true,
    reach: async (page) => {
      await page.keyboard.press('Escape');
      const views = await openPanel(page, 'Saved views');
      await expect(views.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the classes of a scan',
    path: scan,
    sameOnPhone: true,
    reach: async (page) => {
      await openPanel(page, 'Display');
      await page.getByText('Class', { exact: true }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'the clip box of a scan from above',
    // Another scan: seen from above, markers of pins may lie over each other.
    path: cloud.address(undefined, 50_000),
    sameOnPhone: true,
    reach: async (page) => {
      await cloud.drawn(page);
      await page.getByRole('button', { name: 'Top' }).click();
      await openPanel(page, 'Clip box');
      await page.getByRole('switch', { name: 'Clip to box' }).click();
      await expect(page.getByRole('slider', { name: 'Left face of the clip box' })).toBeVisible();
    },
  },
  {
    name: 'a model with its sections',
    path: model,
    reach: async (page) => {
      await settled(page);
      await page.getByRole('button', { name: 'Sections' }).click();
      await page.getByRole('switch', { name: 'Height (Z)' }).click();
      await expect(page.getByRole('slider', { name: /^Section handle/ })).toBeVisible();
    },
  },
  {
    name: 'the changes of a model',
    path: model,
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Changes' }).click();
      await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
    },
  },
  {
    name: 'a model whose file is missing',
    path: `/public-viewer?model=mdl_tower#${seededTokens.tenant}`,
    prepare: (mock) => mock.failAlways('getPublicModelFile', { code: 404, example: 'NOT_FOUND' }),
    reach: (page) =>
      expect(page.getByRole('heading', { name: 'Some data is missing' })).toBeVisible(),
  },
  {
    name: 'a scan of a link',
    path: `/public-viewer/potree-view?scan=scn_harbor-05&budget=50000&edl=off#${seededTokens.consultant}`,
    reach: async (page) => {
      const cloudOfLink = page.getByRole('region', { name: /^Point cloud of / });
      await expect(cloudOfLink).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
      await openPanel(page, 'Display');
    },
  },
  {
    name: 'a tour of a link',
    path: 'about:blank',
    prepare: async (mock) => {
      token = await linkTo(mock, [tour]);
    },
    reach: async (page) => {
      await page.goto(`/public-viewer/tour-view?tour=${tour.id}#${token}`);
      await expect(page.locator('[data-phase=ready]')).toBeVisible();
      await page.getByRole('button', { name: 'Scenes', exact: true }).click();
    },
  },
]);
