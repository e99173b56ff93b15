import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../support/test.ts';
import { replaceSession } from './sessions.ts';

const priya = demoAccount('Priya Raman');

test('a tab follows when another tab signs in as a different user', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto('/user-profile');
  await expect(page.getByText('Project manager')).toBeVisible();
  replaceSession(await login(mock, priya));
  await expect(page.getByText('Architect')).toBeVisible();
  await expect(page.getByText('Project manager')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account of Priya Raman' })).toBeVisible();
});
