import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { library, text } from '../pages/steps.ts';
import { linkTo } from '../public/sharing.ts';
import { walk } from './walk.ts';

const at = (id: string, more = '') => `/dashboard/editor/${id}?project=prj_harbor${more}`;
const dialog = (page: Page) => page.getByRole('dialog');

let token = '';

walk('pages', [
  {
    name: 'a text with its comments, and what can be inserted',
    path: at('pag_harbor-method', '&panel=comments'),
    reach: async (page) => {
      await expect(page.getByRole('region', { name: /^Comments on/ }).first()).toBeVisible();
      await text(page).press('Control+End');
      await page.keyboard.type(' /');
      await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
    },
  },
  {
    name: 'a daily report',
    path: at('pag_harbor-daily-3'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add delay' }).click();
      await expect(page.getByRole('textbox', { name: 'Hours, delay 1' })).toBeVisible();
    },
  },
  {
    name: 'the photos of a report',
    path: at('pag_harbor-daily-2'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add photos' }).click();
      await dialog(page).getByRole('button', { name: 'Show all days' }).click();
      await dialog(page).getByRole('listitem').first().getByRole('button').click();
    },
    sameOnPhone: true,
  },
  {
    name: 'minutes',
    path: at('pag_harbor-minutes-2'),
    reach: (page) =>
      expect(
        page.getByRole('region', { name: 'Points' }).getByRole('checkbox').first(),
      ).toBeVisible(),
  },
  {
    name: 'two versions beside each other',
    path: at('pag_harbor-method'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Versions' }).click();
      const panel = page.getByRole('complementary', { name: 'Versions' });
      await panel.getByRole('listitem').first().getByRole('button').first().click();
      await expect(dialog(page).locator('ins, del').first()).toBeVisible();
    },
    sameOnPhone: true,
  },
  {
    name: 'who sees a page',
    path: at('pag_harbor-claim'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for Delay by wind, for the claim' }).click();
      await page.getByRole('menuitem', { name: 'Who sees it' }).click();
      await dialog(page).getByRole('combobox', { name: 'Add a role, company or person' }).click();
      await page.getByRole('option', { name: 'Subcontractor' }).click();
    },
    sameOnPhone: true,
  },
  {
    name: 'a page that a visitor reads',
    path: library,
    prepare: async (mock) => {
      token = await linkTo(mock, [{ type: 'page', id: 'pag_harbor-method' }]);
    },
    reach: async (page) => {
      await page.goto(`/public-viewer/pages/pag_harbor-method#${token}`);
      await expect(page.getByRole('article').getByRole('table')).toBeVisible();
    },
  },
]);
