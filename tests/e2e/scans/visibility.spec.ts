import { expect, test } from '../../support/test.ts';
import { act, openScans, scan, seeded, toast } from './scansPage.ts';

test('a scan is made private and public again', async ({ signedIn: page }) => {
  const row = scan(page, seeded.published);
  await openScans(page);
  await act(page, seeded.published, 'Make private');
  await expect(toast(page, 'Scan is now private')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Private', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${seeded.published}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Make private' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Make public' }).click();
  await expect(toast(page, 'Scan is now public')).toBeVisible();
  await expect(row.getByText('Public', { exact: true })).toBeVisible();
});

test('shows the new visibility at once, and rolls it back when the server rejects the change', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('makeScanPublic', { code: 500, delayMs: 1000 });
  await mock.fail('makeScanPrivate', { code: 403 });
  await openScans(page);
  for (const [title, before, after] of [
    [seeded.newest, 'Private', 'Public'],
    [seeded.published, 'Public', 'Private'],
  ] as const) {
    const badge = (visibility: string) => scan(page, title).getByText(visibility, { exact: true });
    const change = after.toLowerCase();
    await act(page, title, `Make ${change}`);
    // The second answer comes too fast to look.
    if (after === 'Public') await expect(badge(after)).toBeVisible();
    await expect(toast(page, `Failed to make scan ${change}`, 'alert')).toHaveCount(1);
    await expect(badge(before)).toBeVisible();
  }
});
