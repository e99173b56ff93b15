import type { Page } from '@playwright/test';
import { seededTokens } from '../../../mock-server/modules/share-links/seed.ts';
import type { Mock } from '../../support/mock.ts';
import { expect } from '../../support/test.ts';
import {
  flight,
  linkTo,
  makeTimelapse,
  pageOf,
  services,
  type Target,
  tower,
} from '../public/sharing.ts';
import { act } from '../scans/scansPage.ts';
import { walk } from './walk.ts';

const facade = 'East facade, week 38';
const scans = '/dashboard/build-view/scans?project=prj_harbor&q=facade';

const photo: Target = { type: 'photo', id: 'pht_h8' };
const folder: Target = { type: 'document', id: 'dir_specs' };
const method: Target = { type: 'page', id: 'pag_harbor-method' };

let token = '';
/** Makes a link, which the next screens open. */
const share = async (mock: Mock) => {
  await makeTimelapse(mock);
  token = await linkTo(mock, [services, tower, photo, flight, folder, method]);
};

/** Opens a shared item. The token is in the fragment, so the page is loaded again. */
const open = async (page: Page, target: Target) => {
  await page.goto('about:blank');
  await page.goto(pageOf(target, token));
};

walk('public links', [
  {
    name: 'the links of a scan',
    path: scans,
    reach: async (page) => {
      await act(page, facade, 'Share');
      await expect(page.getByRole('dialog').getByText('Facade consultant')).toBeVisible();
    },
  },
  {
    name: 'a new link to a scan and other items',
    path: scans,
    sameOnPhone: true,
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'New link' }).click();
      await dialog.getByRole('combobox', { name: 'Also include' }).fill('tower from');
      await expect(dialog.getByRole('option')).toHaveCount(1);
    },
  },
  {
    name: 'a link with a password',
    path: `/public-viewer#${seededTokens.lender}`,
    // The answer to a link without its password.
    prepare: async (mock) => mock.provoked.add(401),
    reach: (page) =>
      expect(page.getByRole('heading', { name: 'This link has a password' })).toBeVisible(),
  },
  {
    name: 'a link to several items',
    path: `/public-viewer#${seededTokens.tenant}`,
    reach: (page) =>
      expect(page.getByRole('heading', { name: /\d items shared with you/ })).toBeVisible(),
  },
  {
    name: 'an album',
    path: 'about:blank',
    prepare: share,
    reach: async (page) => {
      await open(page, services);
      await expect(page.getByRole('button', { name: /^Clash at the header/ })).toBeVisible();
    },
  },
  {
    name: 'a photo',
    path: 'about:blank',
    reach: async (page) => {
      await open(page, photo);
      await expect(page.getByRole('img', { name: /Clash at the header/ })).toBeVisible();
    },
  },
  {
    name: 'a video',
    path: 'about:blank',
    reach: async (page) => {
      await open(page, flight);
      await expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible();
    },
  },
  {
    name: 'a folder of documents',
    path: 'about:blank',
    reach: async (page) => {
      await open(page, folder);
      await expect(page.getByRole('link', { name: 'Division 03 Concrete' })).toBeVisible();
    },
  },
  {
    name: 'a page',
    path: 'about:blank',
    reach: async (page) => {
      await open(page, method);
      await expect(page.getByRole('article').getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a camera that plays a time-lapse',
    path: 'about:blank',
    reach: async (page) => {
      await open(page, tower);
      await page.getByRole('button', { name: /^Play/ }).first().click();
      const place = page.getByRole('slider', { name: 'Picture' });
      await place.press('End');
      await expect(place).toHaveAttribute('aria-valuetext', /^(\d+) of \1,/);
    },
  },
]);
