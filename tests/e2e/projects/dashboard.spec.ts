import type { Locator, Page } from '@playwright/test';
import { demoAccount, expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';

const dashboard = '/dashboard?project=prj_harbor';

/** A card or box by its heading. */
const panel = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
    .last();

/** Expects the figures of a card: labels and numbers in order. */
async function expectFigures(place: Locator, figures: Record<string, number>): Promise<void> {
  await expect(place.getByRole('term')).toHaveText(Object.keys(figures));
  await expect(place.getByRole('definition')).toHaveText(
    Object.values(figures).map((value) => value.toLocaleString('en-US')),
  );
}

test("its heading is today's date in full", async ({ signedIn: page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T20:00:00-08:00'));
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday, November 21, 2026');
  await expect(page).toHaveTitle('Dashboard · Construction portal');
});

test.describe('in German, in Karachi', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Karachi' });

  test('its heading is the local date', async ({ signedIn: page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T20:00:00-08:00'));
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sonntag, 22. November 2026');
  });
});

test('shows the number of unread messages and links to them', async ({ signedIn: page }) => {
  await page.goto(dashboard);
  await expect(page.getByText('You have 5 new unread messages', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Check Now' }).click();
  await expect(page).toHaveURL('/dashboard/messages?project=prj_harbor');
});

test('one message is singular', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Priya Raman'));
  await page.goto(dashboard);
  await expect(page.getByText('You have 1 new unread message', { exact: true })).toBeVisible();
});

test('shows no banner when there are no messages', async ({ page, signIn }) => {
  await signIn(page, demoAccount('Helen Park'));
  await page.goto(dashboard);
  await expect(panel(page, 'Scans')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor Point' })).toBeVisible();
  await expect(page.getByText('unread')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Check Now' })).toHaveCount(0);
});

test('its cards match the API', async ({ signedIn: page, mock }) => {
  const modules = await statsOf(mock);
  await page.goto(dashboard);
  const cards = [
    ['Punch Items', modules.punchItem],
    ['RFIs', modules.rfi],
    ['Submittals', modules.submittal],
  ] as const;
  for (const [title, { total, byStatus, recentCreatedLast7Days }] of cards) {
    const { active, completed, draft } = byStatus;
    const card = panel(page, title);
    await expectFigures(card, { Total: total, Active: active, Completed: completed, Draft: draft });
    await expect(card).toContainText(`${recentCreatedLast7Days} created in the last 7 days`);
  }
  // Scans have no status: Active counts the public scans, Completed the private ones.
  const { total, public: open, private: closed, ...scans } = modules.buildviewScan;
  const card = panel(page, 'Scans');
  await expectFigures(card, { Total: total, Active: open, Completed: closed, Draft: 0 });
  await expect(card).toContainText(`${scans.recentCreatedLast7Days} created in the last 7 days`);
});

test('its boxes count models and tours', async ({ signedIn: page, mock }) => {
  const { model3D: models, tour: tours } = await statsOf(mock);
  await page.goto(dashboard);
  await expectFigures(panel(page, '3D Models'), { Total: models.total, Public: models.public });
  await expectFigures(panel(page, 'Virtual Tours'), {
    Total: tours.total,
    Public: tours.public,
    Private: tours.private,
  });
});

test('groups the digits of large numbers', async ({ signedIn: page, mock }) => {
  await mock.fail('getProjectStats', { example: 'many' });
  await page.goto(dashboard);
  await expectFigures(panel(page, 'Punch Items'), {
    Total: 128_450,
    Active: 40_210,
    Completed: 80_120,
    Draft: 8120,
  });
});

test('shows the five newest scans', async ({ signedIn: page }) => {
  await page.goto(dashboard);
  const assets = panel(page, 'New Assets').getByRole('listitem');
  await expect(assets).toHaveCount(5);
  for (const [i, title] of [
    'Site overview, week 40',
    'East facade, week 38',
    'Mechanical room B2, pipe racks',
    'Level 4 slab before pour',
    'North stair core, as built',
  ].entries()) {
    await expect(assets.nth(i)).toContainText(title);
    await expect(assets.nth(i).getByText('3D Scans', { exact: true })).toBeVisible();
  }
});

test('shows a message when there is nothing new', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_oakline');
  await expect(panel(page, 'New Assets').getByText('No assets yet')).toBeVisible();
});

for (const [title, path] of [
  ['Punch Items', 'punch-items'],
  ['RFIs', 'rfis'],
  ['Submittals', 'submittals'],
  ['Scans', 'build-view/scans'],
] as const) {
  test(`the whole card of ${title} links to its list`, async ({ signedIn: page }) => {
    await page.goto(dashboard);
    await panel(page, title).click();
    await expect(page).toHaveURL(`/dashboard/${path}?project=prj_harbor`);
  });
}

for (const [title, path] of [
  ['New Assets', 'build-view/scans'],
  ['3D Models', '3d-view/models'],
  ['Virtual Tours', '3d-view/tours'],
] as const) {
  test(`See All of ${title} links to its list`, async ({ signedIn: page }) => {
    await page.goto(dashboard);
    await panel(page, title).getByRole('link', { name: 'See All' }).click();
    await expect(page).toHaveURL(`/dashboard/${path}?project=prj_harbor`);
  });
}
