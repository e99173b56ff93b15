import type { Page } from '@playwright/test';
import { countTaps } from '../../support/taps.ts';
import { expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';
import { createRecord, performTransition } from '../logs/records.ts';
import { filter } from '../punch-items/punchItems.ts';

const fields = { location: 'interior', assigneeIds: ['usr_diego'], dueDate: '2027-03-01' };
const late = { ...fields, dueDate: '2025-02-03', status: 'open' };

const dashboard = (page: Page) =>
  page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Dashboard' });
const card = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Punch Items', exact: true }) });

test('a project manager closes out a punch list, and the dashboard follows', async ({
  signedIn: page,
  mock,
}) => {
  for (const door of ['north', 'south']) {
    const title = `Closer missing at the ${door} door`;
    const item = await createRecord(mock, 'punch-items', { ...fields, title, status: 'open' });
    const done = { status: 'pending_reins', note: 'Closer fitted.' };
    expect(await performTransition(mock, item, done, 'Diego Alvarez')).toBe(200);
  }
  for (const stair of ['A', 'B']) {
    await createRecord(mock, 'punch-items', { ...late, title: `Handrail loose, stair ${stair}` });
  }
  const before = (await statsOf(mock)).punchItem;
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  let taps = async () => 0;

  await test.step('finds what is overdue', async () => {
    await page.goto('/dashboard?project=prj_harbor');
    await expect(card(page).getByRole('definition').first()).toHaveText(String(before.total));
    taps = await countTaps(page);
    const overdue = page.getByRole('region', { name: 'Overdue' });
    await overdue.getByRole('link', { name: /punch items?, overdue$/ }).click();
    await page.getByRole('searchbox', { name: 'Search punch items' }).fill('handrail loose');
    await expect(row('Handrail loose, stair A')).toContainText(/, \d+ days late/);
  });

  await test.step('makes the overdue items urgent', async () => {
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expect(page.getByText('2 punch items set to Urgent')).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(5);
    for (const stair of ['A', 'B']) {
      await expect(row(`Handrail loose, stair ${stair}`)).toContainText('Urgent');
    }
  });

  await test.step('accepts one of the items that are ready', async () => {
    await page.getByText('Overdue', { exact: true }).click();
    await filter(page, 'Status', 'Pending reinspection');
    await page.getByRole('searchbox', { name: 'Search punch items' }).fill('closer missing');
    await page.getByRole('link', { name: /^Closer missing at the north door/ }).click();
    await expect(page.getByText('“Closer fitted.”')).toBeVisible();
    await page.getByRole('button', { name: 'Accept and close' }).click();
    await expect(page.getByText(/^PI-\d+ is now closed$/)).toBeVisible();
  });

  await test.step('sends the other one back with a reason', async () => {
    await page.getByRole('link', { name: /^Closer missing at the south door/ }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: /^Reject/ });
    await dialog.getByLabel('Reason').fill('It does not latch yet.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('“It does not latch yet.”')).toBeVisible();
    // Six of them find the items, two accept one, and four send the other one back.
    expect(await taps()).toBeLessThanOrEqual(17);
  });

  await test.step('sees on the dashboard that one item fewer is active', async () => {
    await dashboard(page).click();
    const { active, completed, draft } = before.byStatus;
    await expect(card(page).getByRole('definition')).toHaveText(
      [before.total, active - 1, completed + 1, draft].map(String),
    );
  });
});
