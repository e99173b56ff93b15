import type { Page } from '@playwright/test';
import { pauseClock } from '../../support/clock.ts';
import { placeOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';
import { countCalls } from '../scans/scansPage.ts';

const dashboard = '/dashboard?project=prj_harbor';
const stats = /\/projects\/prj_harbor\/stats$/;
const scans = /\/projects\/prj_harbor\/scans$/;

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const assets = (page: Page) => page.getByRole('region', { name: 'New Assets' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name });

/** Waits until both panels have their data. */
async function loaded(page: Page): Promise<void> {
  await expect(summary(page).getByRole('article')).toHaveCount(4);
  await expect(assets(page).getByRole('listitem')).toHaveCount(5);
}

/** Leaves the dashboard and returns. */
async function comeBack(page: Page): Promise<void> {
  await link(page, 'RFIs').click();
  await expect(page.getByRole('heading', { name: 'RFIs' })).toBeVisible();
  await link(page, 'Dashboard').click();
  await loaded(page);
}

/** Simulates that the user switches to another tab and returns. */
const refocus = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('the dashboard loads in its place, and its figures follow the clock', async ({
  signedIn: page,
}) => {
  await test.step('shows four skeleton cards until the figures load, and links stay where they are', async () => {
    let answer = () => {};
    const looked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = /\/projects\/prj_harbor(\/(stats|work-items|scans))?(\?.*)?$/;
    await page.route(calls, async (route) => {
      if (route.request().resourceType() !== 'document') await looked;
      await route.fallback();
    });
    await page.goto(dashboard);
    const seeAll = assets(page).getByRole('link', { name: 'See All' });
    const skeletons = summary(page).locator('[data-shape="card"] > span');
    const before = await placeOf(seeAll);
    await expect(skeletons).toHaveCount(4);
    await expect(summary(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    await loaded(page);
    await expect(skeletons).toHaveCount(0);
    await expect(summary(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText('You have 5 new unread messages')).toBeVisible();
    const late = page.getByRole('region', { name: 'Overdue' });
    await expect(late.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('region', { name: 'Budget' })).toBeVisible();
    // A click counts where it is pressed and released on the same link.
    const after = await placeOf(seeAll);
    expect(Math.abs(after.y - before.y)).toBeLessThan(before.height / 2);
    await page.unroute(calls);
  });

  await test.step('the whole card can be clicked', async () => {
    await summary(page).getByRole('article').filter({ hasText: 'Submittals' }).click();
    await expect(page).toHaveURL('/dashboard/submittals?project=prj_harbor');
  });

  await test.step("its heading is today's date, figures are refetched after 300 seconds and scans after 30", async () => {
    await page.clock.install({ time: new Date('2026-11-21T20:00:00-08:00') });
    const statsCalls = countCalls(page, 'GET', stats);
    const scanCalls = countCalls(page, 'GET', scans);
    await page.goto(dashboard);
    await loaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday, November 21, 2026');
    await pauseClock(page);
    // The clock has run since the first call, longer on a busy machine.
    await page.clock.fastForward(15_000);
    await refocus(page);
    expect(scanCalls.count).toBe(1);
    await page.clock.fastForward(31_000);
    await refocus(page);
    await expect.poll(() => scanCalls.count).toBe(2);
    await page.clock.resume();

    await page.clock.fastForward(200_000);
    await comeBack(page);
    await refocus(page);
    expect(statsCalls.count).toBe(1);
    await page.clock.fastForward(60_000);
    await comeBack(page);
    await expect.poll(() => statsCalls.count).toBe(2);

    // Stale figures are refetched when the user returns to the tab. The answer to the second call can arrive after the
    // clock has moved, which makes the figures new again.
    const refetched = async () => {
      await page.clock.fastForward(301_000);
      await refocus(page);
      return statsCalls.count;
    };
    await expect.poll(refetched).toBe(3);
  });
});
