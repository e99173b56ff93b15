import { login } from '../../support/session.ts';
import { chooseFilter } from '../support/lists.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

test('people see who changed what, as far as they may', async ({ page, signIn, mock }) => {
  await signIn(demoAccount('Tom Becker'));
  await page.goto('/dashboard/settings?project=prj_harbor');
  await page.getByLabel('RFIs are due after').fill('4');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'Activity log' }).click();

  await step('an admin sees who changed what in a project, before and after', async () => {
    const entry = page.getByRole('row', { name: /Harbor Point Tower/ }).first();
    await expect(entry).toContainText('Tom Becker');
    await expect(entry).toContainText('7 → 4');
    await entry.getByRole('link', { name: 'Changed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed' });
    await expect(dialog.getByRole('row', { name: /Rfi days/i })).toContainText('4');
    await expect(dialog.getByText('127.0.0.1')).toBeVisible();
    await dialog.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText('Only Harbor Point Tower')).toBeVisible();
    await expect(page.getByRole('row', { name: /Rfi days: 7 → 4/i })).toBeVisible();
    // What others did to records of the project is not in the history of the project.
    await expect(page.locator('tbody').getByRole('row', { name: /Priya Raman/ })).toHaveCount(0);
    await page.getByText('Only Harbor Point Tower').click();
  });

  await step('an admin filters the log', async () => {
    await chooseFilter(page, 'Module', 'RFIs');
    await chooseFilter(page, 'Person', 'Priya Raman');
    await expect(page.getByRole('row', { name: /Responded/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Tom Becker/ })).toHaveCount(0);
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows.filter({ hasNotText: 'Priya Raman' })).toHaveCount(0);
  });

  await step(
    'an admin tells people of the same name apart, in the filter and in the rows',
    async () => {
      const { accessToken: token } = await login(mock, demoAccount('Diego Alvarez'));
      await mock.request('PATCH', '/profile', { token, data: { username: 'Priya Raman' } });
      await page.goto('/settings/activity-logs');
      const name = 'Priya Raman (Mechanical foreman, Cascade Mechanical)';
      await chooseFilter(page, 'Person', name);
      await expect(
        page.getByRole('row', { name: /Priya Raman \(Mechanical foreman/ }).first(),
      ).toBeVisible();
      await expect(page.getByRole('row', { name: /Priya Raman \(Structural/ })).toHaveCount(0);
    },
  );
});
