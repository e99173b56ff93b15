import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { expect } from '../../support/test.ts';

const scans = '/dashboard/build-view/scans?project=prj_harbor';
const notifications = '/template-settings/notifications';

interface Screen {
  name: string;
  path: string;
  prepare?: (mock: Mock) => Promise<void>;
  /** Brings the screen into its state and waits until it is there. */
  reach: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const firstMenu = /^Actions for Site overview, week 40/;

/** Few cards, since axe looks at each of them again behind a menu or dialog. */
const fewScans = `${scans}&q=week+40`;

/** Opens something with a button on the scans page, and waits for it. */
const opened =
  (button: string | RegExp, role: 'dialog' | 'menu', item?: string) => async (page: Page) => {
    await expect(page.getByRole('button', { name: firstMenu })).toBeVisible();
    await page.getByRole('button', { name: button }).first().click();
    if (item) await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole(role)).toBeVisible();
  };

const switchOff = (page: Page) => page.getByRole('switch', { name: 'Asset updates' }).uncheck();

/**
 * Each screen of a signed-in user once, and each part that some states add. An empty list and a failure look the same
 * everywhere.
 */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', reach: heading('Harbor Point Tower') },
  {
    name: 'dashboard',
    path: '/dashboard?project=prj_harbor',
    reach: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(page.getByText('3D Scans')).toHaveCount(5);
      await expect(page.getByText('You have 5 new unread messages')).toBeVisible();
      const late = page.getByRole('region', { name: 'Overdue' });
      await expect(late.getByRole('listitem')).toHaveCount(5);
    },
  },
  {
    name: 'dashboard, failed',
    path: '/dashboard?project=prj_harbor',
    prepare: async (mock) => {
      await mock.fail('getProjectStats', { code: 500 });
      await mock.fail('listScans', { code: 500 });
    },
    reach: async (page) => expect(page.getByRole('alert')).toHaveCount(2),
  },
  {
    name: 'unknown project',
    path: '/dashboard?project=prj_gone',
    reach: heading('Project not found'),
  },
  {
    name: 'command palette',
    path: '/dashboard/messages?project=prj_harbor',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Search/ }).click();
      await page.getByRole('combobox').fill('re');
      await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
    },
  },
  { name: 'scans as a grid', path: `${scans}&q=week`, reach: heading('Excavation, week 12') },
  {
    name: 'scans as a list, some selected',
    path: `${scans}&layout=list&q=week`,
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Site overview, week 40' }).check();
      await expect(page.getByText(/^1 scan selected/)).toBeVisible();
    },
  },
  {
    name: 'scans, empty',
    path: scans,
    prepare: (mock) => mock.fail('listScans', { example: 'empty' }),
    reach: heading('No scans yet'),
  },
  { name: 'menu of a scan', path: fewScans, reach: opened(firstMenu, 'menu') },
  {
    name: 'upload, refused',
    path: fewScans,
    reach: async (page) => {
      await opened('Upload', 'dialog')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
    },
  },
  { name: 'delete', path: fewScans, reach: opened(firstMenu, 'dialog', 'Delete') },
  {
    name: 'toasts',
    path: fewScans,
    prepare: (mock) => mock.fail('makeScanPublic', { code: 500 }),
    reach: async (page) => {
      await page.getByRole('button', { name: firstMenu }).click();
      await page.getByRole('menuitem', { name: 'Make public' }).click();
      const failed = page.getByText('Failed to make scan public');
      // Under the mouse it stays open. The mouse itself waits until it stands still, half of its life on a busy machine.
      await failed.dispatchEvent('mouseover');
      await expect(failed).toBeVisible();
    },
  },
  { name: 'settings', path: '/settings', reach: heading('Settings') },
  {
    name: 'template settings',
    path: '/template-settings',
    reach: (page) => expect(page.getByRole('link', { name: 'Tenant improvement' })).toBeVisible(),
  },
  {
    name: 'notifications, some switched off and not saved',
    path: notifications,
    prepare: (mock) => mock.fail('updateNotificationPreferences', { code: 500 }),
    reach: async (page) => {
      await switchOff(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert', { name: 'Problem' })).toBeVisible();
    },
  },
  {
    name: 'notifications, managed',
    path: notifications,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Manage Other notifications' }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(9);
    },
  },
  {
    name: 'opt out, chosen',
    path: `${notifications}?tab=opt-out`,
    prepare: (mock) => mock.fail('getNotificationPreferences', { example: 'optedOut' }),
    reach: (page) => expect(page.getByLabel('Reason (optional)')).toBeEnabled(),
  },
  { name: 'unknown route', path: '/nowhere', reach: heading('404 - Page Not Found') },
  {
    name: 'user menu',
    path: '/',
    reach: async (page) => {
      await heading('Harbor Point Tower')(page);
      await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
];
