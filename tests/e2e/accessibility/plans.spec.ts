import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const project = 'project=prj_harbor';
const plans = '/dashboard/documents/plans';

const isSharp = (page: Page) => expect(page.locator('[data-sharp="true"]')).toBeVisible();

walk('plans', [
  {
    name: 'the sets, and what an upload asks',
    path: `${plans}/sets?${project}`,
    reach: async (page) => {
      await expect(page.getByRole('link', { name: 'Bulletin 3' })).toBeVisible();
      await page.getByRole('button', { name: 'Upload set' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Upload a set of drawings' });
      await expect(dialog.getByLabel('Issued on')).toBeVisible();
    },
  },
  {
    name: 'the drafts of a set',
    path: `${plans}/sets/set_b3?${project}`,
    reach: (page) =>
      expect(
        page.getByRole('form', { name: 'Page 1', exact: true }).getByLabel('Number'),
      ).toBeVisible(),
  },
  {
    name: 'a revision beside the one before',
    path: `${plans}/sht_a102-1?${project}`,
    reach: async (page) => {
      await isSharp(page);
      await page.getByRole('button', { name: 'Revisions' }).click();
      await page.getByRole('button', { name: 'Compare with revision 0' }).click();
      await expect(page.getByText('Earlier: revision 0')).toBeVisible();
    },
    sameOnPhone: true,
  },
  {
    name: 'a sheet with its markup and its pins',
    path: `${plans}/sht_a201-1?${project}`,
    reach: async (page) => {
      await isSharp(page);
      await page.getByRole('button', { name: /^Pins/ }).click();
      await page.getByLabel('Status').selectOption('Open');
    },
  },
  {
    name: 'the code of a room',
    path: `${plans}/sht_a102-1?${project}`,
    reach: async (page) => {
      await isSharp(page);
      await page.getByRole('button', { name: /^Markup/ }).click();
      await page.getByRole('button', { name: 'Print a QR code' }).click();
      const dialog = page.getByRole('dialog', { name: 'Print a QR code' });
      await dialog.getByText('A room').click();
      await dialog.getByLabel('Name of the room').fill('Room 204');
      await expect(dialog.getByRole('img', { name: 'Code of Room 204' })).toBeVisible();
    },
    sameOnPhone: true,
  },
]);
