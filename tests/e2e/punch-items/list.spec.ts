import type { Locator, Page } from '@playwright/test';
import { drag, placeOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { totalOf } from '../../support/totals.ts';
import { openView } from '../lists.ts';
import { expectTotal, listAddress, openList, rows, scrollToEnd, write } from './punchItems.ts';

/** Exports, and returns the lines of the file. */
async function exported(page: Page, button: Locator, item: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^punch-items-\d{4}-\d\d-\d\d\.csv$/);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  return text.replace('\uFEFF', '').trim().split('\r\n');
}

/** The texts in cells that end without dots, and what the table is too wide by. */
const cutOff = (page: Page) =>
  page.getByRole('table', { name: 'Punch items' }).evaluate((table) => {
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const hasDots = (element: Element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      return overflowX === 'visible' || (textOverflow === 'ellipsis' && !display.includes('flex'));
    };
    const cells = [...table.querySelectorAll('tbody td, tbody td *')];
    const cut = cells.filter((each) => each.clientWidth > 0 && isCut(each) && !hasDots(each));
    const box = table.parentElement;
    return [...cut.map(({ textContent }) => textContent), ...(box && isCut(box) ? ['table'] : [])];
  });

/** The browser of the tests has no print dialog. */
const replacePrint = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-test-printed', '');
  });

test('an admin widens a column, exports and prints punch items, and deletes more than one call can', async ({
  page,
  signIn,
  mock,
}) => {
  const bar = page.getByRole('toolbar', { name: 'Selected punch items' });
  const exports = page.getByRole('button', { name: 'Export' });
  const title = page.getByRole('columnheader', { name: 'Title' });
  const open = await totalOf(mock, 'punch-items', { status: 'open' });
  await signIn(page, demoAccount('Tom Becker'));
  await openList(page, `${listAddress}&status=open&columns=title,due`);

  await test.step('the columns stay as wide as the user set them', async () => {
    const { width } = await placeOf(title);
    const edge = { locator: title, x: (width - 3) / width, y: 0.4 };
    await drag(page, edge, { to: { by: [80, 0] } });
    await expect.poll(async () => (await placeOf(title)).width).toBe(width + 80);
    await page.reload();
    await expect.poll(async () => (await placeOf(title)).width).toBe(width + 80);
  });

  await test.step('the CSV export has the rows and columns of the list, or of the selection', async () => {
    await rows(page).nth(1).getByRole('checkbox').check();
    const chosen = await exported(
      page,
      bar.getByRole('button', { name: 'Export' }),
      'CSV, all columns',
    );
    expect(chosen[0]).toMatch(/^Number,Title,Status,.*,Responses,.*,Comments,/);
    expect(chosen).toHaveLength(2);
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    const shown = await exported(page, exports, 'CSV, columns shown');
    expect(shown[0]).toBe('Title,Due date,Overdue');
    expect(shown).toHaveLength(1 + open);
  });

  await test.step('a list is printed in full', async () => {
    await replacePrint(page);
    await exports.click();
    await page.getByRole('menuitem', { name: 'Print or PDF, list' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Due']);
    await expect(page.getByRole('row')).toHaveCount(1 + open);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Status: Open' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => document.documentElement.removeAttribute('data-test-printed'));
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row')).toHaveCount(1 + open);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('a record is printed with its photos and history', async () => {
    await page.goto('/dashboard/punch-items/pch_h9?project=prj_harbor&q=none');
    await replacePrint(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
    const letterhead = page.getByRole('article').locator('[data-paper-only]');
    await expect(letterhead).toBeVisible();
    await expect(letterhead).toHaveText(/^Meridian Builders.*Harbor Point Tower/);
    await expect(page.getByRole('heading', { name: 'Distribution' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.evaluate(() => document.documentElement.removeAttribute('data-test-printed'));
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-test-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('if more records are selected than one call can change, the rest stays selected', async () => {
    const fields = { title: 'Handrail loose', priority: 'low' };
    await Promise.all(Array.from({ length: 60 }, () => write(mock, fields)));
    const all = await totalOf(mock, 'punch-items');
    await openList(page);
    await expectTotal(page, all);
    await test.step('columns are whole, or leave a narrow table and are named in the menu of the view', async () => {
      const location = page.getByRole('columnheader', { name: 'Location' });
      const { width } = await placeOf(title);
      // A double click on the edge takes back the width that the user set.
      await title.dblclick({ position: { x: width - 3, y: 14 } });
      await expect(location).toBeInViewport({ ratio: 1 });
      expect(await cutOff(page)).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 900 });
      await expect(location).toHaveCount(0);
      expect(await cutOff(page)).toEqual([]);
      const menu = await openView(page);
      await menu.getByRole('menuitem', { name: 'Columns' }).click();
      await expect(menu).toContainText('3 hidden, too narrow: Due, Priority, Location');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await test.step('scrolling shows later rows', () => scrollToEnd(page, all));
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    await expect(bar).toContainText(`${all} punch items selected`);
    await test.step('the place and the selection are back after a look at another page', async () => {
      const scroller = page.getByRole('table', { name: 'Punch items' }).locator('xpath=..');
      const top = await scroller.evaluate((element) => element.scrollTop);
      expect(top).toBeGreaterThan(1000);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveTitle(/Dashboard/);
      await page.goBack();
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(top);
      await expect(bar).toContainText(`${all} punch items selected`);
    });
    await expect(bar).toContainText('Actions apply to the first 200');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete \d+ punch items\?$/ });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('200 punch items deleted')).toBeVisible();
    await expect(bar).toContainText(`${all - 200} punch items selected`);
    await expectTotal(page, all - 200);
  });
});
