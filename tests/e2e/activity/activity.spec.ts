import { demoAccount, expect, test } from '../../support/test.ts';

test('people see who changed what, as far as they may', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto('/dashboard/settings?project=prj_harbor');
  await page.getByLabel('RFIs are due after').fill('4');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'Activity log' }).click();

  await test.step('an admin sees who changed what in a project, before and after', async () => {
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
    await page.getByText('Only Harbor Point Tower').click();
  });

  await test.step('an admin filters the log and exports it', async () => {
    await page.getByLabel('Module').selectOption('RFIs');
    await page.getByLabel('Person').selectOption('Priya Raman');
    await expect(page.getByRole('row', { name: /Responded/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Tom Becker/ })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^activity-log-.*\.csv$/);
  });

  await test.step('a subcontractor sees on a phone what they did themselves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoAccount('Diego Alvarez'));
    await page.goto('/settings/activity-logs');
    await expect(page.getByText('You see what you did yourself.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Diego Alvarez');
    await expect(page.getByText(/Tom Becker|Ana Torres/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });
});
