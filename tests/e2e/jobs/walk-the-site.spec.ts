import type { Locator } from '@playwright/test';
import { countOf, placeOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { chooseInView } from '../lists.ts';
import { createRecord } from '../logs/records.ts';
import { phonePhoto } from '../photos/photosPage.ts';

const bar = 'Quick access';

/** Expects a target of 44 by 44 px, and text of 16 px in a field. */
async function expectForFingers(target: Locator): Promise<void> {
  const { width, height } = await placeOf(target);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const size = await target.evaluate((element) =>
    element.matches('input, textarea, select') ? getComputedStyle(element).fontSize : '16px',
  );
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
}

test('a superintendent finds the overdue work first, and reaches everything with a thumb @phone-only', async ({
  page,
  signIn,
  mock,
}) => {
  await createRecord(mock, 'punch-items', {
    title: 'Guard rail loose',
    status: 'open',
    location: 'interior',
    assigneeIds: ['usr_marcus'],
    dueDate: '2026-01-05',
  });
  await signIn(page, demoAccount('Marcus Reed'));
  await page.goto('/dashboard?project=prj_harbor');
  const quick = page.getByRole('navigation', { name: bar });
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toHaveCount(0);

  await test.step('sees what waits before the figures', async () => {
    const inMyCourt = page.getByRole('region', { name: 'In my court' });
    const figures = page.getByRole('region', { name: 'Summary' });
    await expect(inMyCourt.getByRole('listitem').first()).toBeVisible();
    const [work, summary] = [await placeOf(inMyCourt), await placeOf(figures)];
    expect(work.y).toBeLessThan(summary.y);
    for (const entries of [quick.getByRole('link'), quick.getByRole('button')]) {
      const count = await countOf(entries);
      expect(count).toBeGreaterThan(0);
      for (let i = 0; i < count; i += 1) await expectForFingers(entries.nth(i));
    }
  });

  await test.step('opens the oldest overdue item', async () => {
    await quick.getByRole('link', { name: 'My work' }).tap();
    await expect(page.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Overdue');
    await page
      .getByRole('region', { name: 'Overdue' })
      .getByRole('link', { name: /^PI-/ })
      .first()
      .tap();
  });

  await test.step('has the actions in reach at both ends of the record', async () => {
    const next = page.getByRole('button', { name: 'Edit' });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expectForFingers(next);
    await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expectForFingers(page.getByRole('textbox', { name: /comment/i }));
  });

  await test.step('sorts the list by due date and sees where each item is', async () => {
    await page.getByRole('button', { name: 'All punch items' }).tap();
    await chooseInView(page, 'Due date', 'Sort by');
    await expect(page).toHaveURL(/sort=dueDate/);
    await expect(page.getByRole('img', { name: 'Location' }).first()).toBeVisible();
    await expectForFingers(page.getByRole('searchbox', { name: 'Search punch items' }));
  });
});

test('a superintendent creates an open punch item with a photo in seven taps @phone-only', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(page, demoAccount('Marcus Reed'));
  await page.goto('/dashboard?project=prj_harbor');
  const number = await nextNumber(mock, 'punch-items');
  const dialog = page.getByRole('dialog', { name: 'New punch item' });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await tap(page.getByRole('navigation', { name: bar }).getByRole('button', { name: 'New' }));
  await tap(page.getByRole('menuitem', { name: 'Punch item' }));
  // The title has the focus, so typing needs no tap.
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Guard rail loose at the north stair');
  const camera = page.waitForEvent('filechooser');
  await tap(dialog.getByRole('button', { name: 'Take photo' }));
  expect(await (await camera).element().getAttribute('capture')).toBe('environment');
  await (await camera).setFiles(phonePhoto('rail.jpg'));
  await expect(dialog.getByRole('button', { name: 'Remove rail.jpg' })).toBeVisible();
  await tap(dialog.getByRole('radiogroup', { name: 'Location' }).getByText('Interior'));
  await tap(dialog.getByLabel('Assignees'));
  await tap(page.getByRole('option', { name: 'Diego Alvarez' }));
  await tap(dialog.getByRole('button', { name: 'Create and open' }));

  await expect(page.getByText(`${number} created`)).toBeVisible();
  const created = page.getByRole('region', { name: number });
  await expect(created.getByRole('link', { name: /rail\.jpg/ })).toBeVisible();
  await expect(created.getByText('Open', { exact: true })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(7);
});
