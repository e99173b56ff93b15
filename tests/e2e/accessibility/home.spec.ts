import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const notifications = '/template-settings/notifications';

const dialog = (page: Page) => page.getByRole('dialog');

walk('home, dashboard and notifications', [
  {
    name: 'the notification settings, signed out',
    path: notifications,
    account: null,
    sameOnPhone: true,
    reach: (page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible(),
  },
  {
    name: 'home',
    path: '/',
    reach: (page) =>
      expect(page.getByRole('heading', { name: 'Harbor Point Tower' }).first()).toBeVisible(),
  },
  {
    name: 'home with a name that is longer than a phone is wide',
    path: '/',
    prepare: (mock) => mock.fail('listProjects', { example: 'longText' }),
    reach: (page) =>
      expect(page.getByRole('article').getByRole('link')).toContainText('Nurses Residence'),
  },
  {
    name: 'the work by floor',
    path: '/dashboard/floors?project=prj_harbor',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Level 4/ }).click();
      await expect(page.getByRole('button', { name: /^Level 4/, expanded: true })).toBeVisible();
    },
  },
  {
    name: 'the locations of a project',
    path: '/dashboard/settings/locations?project=prj_harbor',
    reach: async (page) => {
      await page
        .getByRole('treeitem', { name: /^Level 4/ })
        .first()
        .click();
      // The field keeps the focus that the menu takes when it closes.
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Add a building' }).click();
      await expect(page.getByLabel('Name of a building')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByLabel('Name of a building')).toHaveCount(0);
    },
  },
  {
    name: 'the list to switch projects, with a favorite',
    path: '/',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Favorite: Riverside Community Clinic' }).click();
      await page.getByRole('link', { name: 'Oakline Residences' }).click();
      await page.getByRole('button', { name: 'Switch project' }).click();
      await expect(dialog(page).getByRole('region', { name: 'Favorites' })).toBeVisible();
    },
  },
  {
    name: 'the dashboard',
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
    name: 'notifications, managed',
    path: notifications,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Manage Other notifications' }).click();
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(9);
    },
  },
  {
    name: 'the bell',
    path: '/dashboard?project=prj_harbor',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const lines = page.getByRole('dialog', { name: 'Notifications' }).getByRole('tabpanel');
      await expect(lines.getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'notifications, changed and not saved',
    path: notifications,
    prepare: (mock) => mock.fail('updateNotificationPreferences', { code: 500 }),
    reach: async (page) => {
      await page.getByRole('switch', { name: 'Asset updates' }).uncheck();
      await page.getByRole('switch', { name: 'Quiet hours' }).check();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert', { name: 'Problem' })).toBeVisible();
    },
  },
  {
    name: 'opted out',
    path: `${notifications}?tab=opt-out`,
    prepare: (mock) => mock.fail('getNotificationPreferences', { example: 'optedOut' }),
    reach: (page) => expect(page.getByLabel('Reason')).toBeEnabled(),
  },
  {
    name: 'the dialog that deletes a scan',
    path: '/dashboard/build-view/scans?project=prj_harbor&q=week+40',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for Site overview, week 40/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'all projects',
    path: '/settings/admin-projects',
    account: 'Ingrid Solberg',
    reach: (page) => expect(page.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible(),
  },
  {
    name: 'the form of a project',
    path: '/settings/admin-projects',
    account: 'Ingrid Solberg',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'New project' }).click();
      await expect(dialog(page).getByRole('checkbox', { name: 'Photos' })).toBeVisible();
    },
  },
  {
    name: 'the settings of a project with a holiday',
    path: '/dashboard/settings?project=prj_harbor',
    account: 'Tom Becker',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add holiday' }).click();
      await expect(page.getByLabel('Day of holiday 1')).toBeVisible();
    },
  },
]);
