import { login } from '../../support/session.ts';
import { demoAccount, expect } from '../../support/test.ts';
import { walk } from './walk.ts';

const team = '/dashboard/team?project=prj_harbor';
let invitation = '';

walk('team', [
  // A dialog stays open where the next screen is of the same page, so another person looks in between.
  {
    name: 'the team and an invitation with a wrong address',
    path: team,
    account: 'Tom Becker',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email addresses').fill('lee at example.com');
      await dialog.getByLabel('Role').selectOption('Superintendent');
      await dialog.getByRole('button', { name: /^Invite/ }).click();
      await expect(dialog.getByRole('status')).toContainText('Not an email address');
    },
  },
  {
    name: 'the people of the account and the removal of one',
    path: '/settings/members?member=usr_diego',
    account: 'Ingrid Solberg',
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(dialog.getByRole('combobox', { name: 'Harbor Point Tower' })).toBeVisible();
    },
  },
  {
    name: 'a member who leaves work behind',
    path: `${team}&member=usr_diego&q=diego`,
    account: 'Tom Becker',
    sameOnPhone: true,
    reach: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(dialog.getByRole('link', { name: /Thermostat not level/ })).toBeVisible();
    },
  },
  {
    name: 'a contact card',
    path: '/dashboard/punch-items/pch_h17?project=prj_harbor&q=none',
    account: 'Diego Alvarez',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sam Whitfield' }).first().press('Enter');
      await expect(page.getByRole('dialog')).toContainText('In their court');
    },
  },
  {
    name: 'the groups',
    path: `${team}&q=diego`,
    account: 'Tom Becker',
    sameOnPhone: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Groups' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the form to join',
    path: '/favicon.svg',
    account: 'Tom Becker',
    prepare: async (mock) => {
      const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
      const data = { emails: ['jo.abel@example.com'], role: 'viewer' };
      const path = '/projects/prj_harbor/invitations';
      await mock.request('POST', path, { token, data });
      const { link } = (await mock.outbox())[0] ?? {};
      const { pathname, search } = new URL(link ?? '');
      invitation = pathname + search;
    },
    reach: async (page) => {
      // Who joins is not signed in.
      await page.evaluate(() => localStorage.clear());
      await page.goto(invitation);
      await expect(page.getByText('Tom Becker invites you as viewer')).toBeVisible();
    },
  },
]);
