import { expect, test } from '../../support/test.ts';
import { chooseInView } from '../lists.ts';
import { covered, overflow } from '../shell/narrow.ts';
import { act, openScans, scan, seeded, select, titles, toast } from './scansPage.ts';

test('scans are read, selected, found and renamed on a phone @phone-only', async ({
  signedIn: page,
  mock,
}) => {
  await test.step('long texts stay inside their card', async () => {
    await mock.fail('listScans', { example: 'longText' });
    await openScans(page);
    await expect(titles(page)).toContainText('Mechanical penthouse');
    expect(await overflow(page)).toBe(0);
  });

  await test.step('scans are selected in a grid and in a list', async () => {
    await page.reload();
    await expect(scan(page, seeded.newest).getByText('Private')).toBeVisible();
    await select(page, seeded.newest);
    for (const layout of ['Grid', 'List']) {
      await chooseInView(page, layout);
      await expect(scan(page, seeded.newest)).toHaveAttribute('data-layout', layout.toLowerCase());
      await expect(page.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  await test.step('a scan is found and renamed, and no toast lies over the form', async () => {
    expect(await overflow(page)).toBe(0);
    await page.getByRole('searchbox', { name: 'Search scans' }).fill(seeded.newest);
    await expect(titles(page)).toHaveCount(1);
    await act(page, seeded.newest, 'Make public');
    const published = toast(page, 'Scan is now public');
    // Under the mouse it stays open.
    await published.dispatchEvent('mouseover');
    await act(page, seeded.newest, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit scan' });
    await dialog.getByLabel('Title').fill(`${seeded.newest}, final`);
    await expect.poll(() => covered(page)).toEqual([]);
    await expect(published).toBeInViewport({ ratio: 1 });
    await published.dispatchEvent('mouseout');
    expect(await overflow(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Scan updated successfully')).toBeInViewport({ ratio: 1 });
    await expect(titles(page)).toHaveText([`${seeded.newest}, final`]);
  });
});
