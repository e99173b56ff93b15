import { readFileSync } from 'node:fs';
import { demoAccount, expect, test } from '../../support/test.ts';

test('people export the log of what was changed, or read it on a phone, as far as they may', async ({
  page,
  signIn,
}) => {
  await signIn(page, demoAccount('Tom Becker'));
  await page.goto('/settings/activity-logs');

  await test.step('an admin exports the log', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^activity-log-.*\.csv$/);
    // Excel reads UTF-8 only with a byte order mark.
    expect(readFileSync(await (await download).path()).subarray(0, 3)).toEqual(
      Buffer.from('\uFEFF'),
    );
  });

  await test.step('a subcontractor sees on a phone what they did themselves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, demoAccount('Diego Alvarez'));
    await page.goto('/settings/activity-logs');
    await expect(page.getByText('You see what you did yourself.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Diego Alvarez');
    await expect(page.getByText(/Tom Becker|Ana Torres/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  });
});
