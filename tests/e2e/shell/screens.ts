import type { Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { seededScans } from '../../support/seed.ts';
import { expect } from '../../support/test.ts';

const scans = '/dashboard/build-view/scans?project=prj_harbor';
const notifications = '/template-settings/notifications';

interface Screen {
  name: string;
  path: string;
  /** Prepares the mock. */
  prepare?: (mock: Mock) => Promise<void>;
  /** Brings the screen into its state and waits until it is there. */
  reach: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const listed = (page: Page) =>
  expect(page.getByText(`${seededScans} scans`, { exact: true })).toBeVisible();

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

/** Every screen of a signed-in user in every state. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', reach: heading('Harbor Point Tower') },
  {
    name: 'home, empty',
    path: '/',
    prepare: (mock) => mock.fail('listProjects', { example: 'empty' }),
    reach: heading('You are not a member of a project yet'),
  },
  {
    name: 'home, many',
    path: '/',
    prepare: (mock) => mock.fail('listProjects', { example: 'many' }),
    reach: heading('Riverside Housing Lot 6'),
  },
  {
    name: 'home, failed',
    path: '/',
    prepare: (mock) => mock.fail('listProjects', { code: 500 }),
    reach: heading('Failed to load projects'),
  },
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
    name: 'dashboard, empty',
    path: '/dashboard?project=prj_oakline',
    reach: heading('No assets yet'),
  },
  {
    name: 'no project',
    path: '/dashboard',
    prepare: (mock) => mock.fail('listProjects', { example: 'empty' }),
    reach: heading('No project yet'),
  },
  {
    name: 'no project could be found out',
    path: '/dashboard',
    prepare: (mock) => mock.fail('listProjects', { code: 500 }),
    reach: heading('Failed to load projects'),
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
      await page.getByRole('button', { name: 'Search or jump to…' }).click();
      await page.getByRole('combobox').fill('re');
      await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
    },
  },
  { name: 'scans as a grid', path: scans, reach: listed },
  { name: 'scans as a list', path: `${scans}&layout=list`, reach: listed },
  {
    name: 'scans, some selected',
    path: fewScans,
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
  { name: 'scans, no match', path: `${scans}&q=nowhere`, reach: heading('No scan matches') },
  {
    name: 'scans, failed',
    path: scans,
    prepare: (mock) => mock.fail('listScans', { code: 500 }),
    reach: heading('Failed to load scans'),
  },
  { name: 'menu of a scan', path: fewScans, reach: opened(firstMenu, 'menu') },
  { name: 'upload', path: fewScans, reach: opened('Upload', 'dialog') },
  {
    name: 'upload, refused',
    path: fewScans,
    reach: async (page) => {
      await opened('Upload', 'dialog')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByText('Title is required')).toBeVisible();
    },
  },
  { name: 'edit', path: fewScans, reach: opened(firstMenu, 'dialog', 'Edit') },
  { name: 'delete', path: fewScans, reach: opened(firstMenu, 'dialog', 'Delete') },
  {
    name: 'toasts',
    path: fewScans,
    prepare: (mock) => mock.fail('makeScanPublic', { code: 500 }),
    reach: async (page) => {
      await page.getByRole('button', { name: firstMenu }).click();
      await page.getByRole('menuitem', { name: 'Make public' }).click();
      const failed = page.getByText('Failed to make scan public');
      await expect(failed).toBeVisible();
      await failed.hover(); // Hovering keeps the toast open.
    },
  },
  { name: 'not built yet', path: '/dashboard/team?project=prj_harbor', reach: heading('Team') },
  {
    name: 'profile',
    path: '/user-profile',
    reach: (page) => expect(page.getByText('ana.torres@example.com')).toBeVisible(),
  },
  {
    name: 'template settings',
    path: '/template-settings',
    reach: (page) => expect(page.getByRole('main').getByRole('link')).toHaveCount(8),
  },
  {
    name: 'template settings, not built yet',
    path: '/template-settings/members',
    reach: heading('Not available yet'),
  },
  { name: 'notifications', path: notifications, reach: heading('Other notifications') },
  {
    name: 'notifications, some switched off and not saved',
    path: notifications,
    prepare: (mock) => mock.fail('updateNotificationPreferences', { code: 500 }),
    reach: async (page) => {
      await switchOff(page);
      await page.getByRole('button', { name: 'Save' }).click();
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
    name: 'notifications, about to be lost',
    path: notifications,
    reach: async (page) => {
      await switchOff(page);
      await page.getByRole('tab', { name: 'Opt out' }).click();
      await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
    },
  },
  {
    name: 'notifications, failed',
    path: notifications,
    prepare: (mock) => mock.fail('getNotificationPreferences', { code: 500 }),
    reach: heading('Failed to load notification preferences'),
  },
  {
    name: 'notifications of a user who opted out',
    path: notifications,
    prepare: (mock) => mock.fail('getNotificationPreferences', { example: 'optedOut' }),
    reach: (page) => expect(page.getByRole('link', { name: 'opt in again' })).toBeVisible(),
  },
  {
    name: 'opt out',
    path: `${notifications}?tab=opt-out`,
    reach: (page) => expect(page.getByRole('switch')).toBeVisible(),
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
