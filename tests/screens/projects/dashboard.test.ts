import { statsOf } from '../../support/totals.ts';
import type { Finder, Page } from '../support/test.ts';
import { demoAccount, expect, test } from '../support/test.ts';

const dashboard = '/dashboard?project=prj_harbor';

/** A card or box by its heading. */
const panel = (page: Page, title: string): Finder =>
  page
    .getByRole('main')
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) })
    .last();

/** Expects the figures of a card: labels and numbers in order. */
async function expectFigures(place: Finder, figures: Record<string, number>): Promise<void> {
  await expect(place.getByRole('term')).toHaveText(Object.keys(figures));
  await expect(place.getByRole('definition')).toHaveText(
    Object.values(figures).map((value) => value.toLocaleString('en-US')),
  );
}

test('its cards, boxes and new assets match the API', async ({ signedIn: page, mock }) => {
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

  const { model3D: models, tour: tours } = modules;
  await expectFigures(panel(page, '3D Models'), { Total: models.total, Public: models.public });
  await expectFigures(panel(page, 'Virtual Tours'), {
    Total: tours.total,
    Public: tours.public,
    Private: tours.private,
  });

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

test('shows the owner the progress by level and week, and lets them export the budget', async ({
  page,
  signIn,
}) => {
  await signIn(demoAccount('Helen Park'));
  await page.goto('/dashboard?project=prj_harbor');
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(
    progress.getByRole('list', { name: 'Closed by week' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(
    progress
      .getByRole('list', { name: 'Closed by level' })
      .getByText(/^Tower, Level /)
      .first(),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Budget' }).getByRole('link', { name: 'Export' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('shows the number of unread messages and links to them', async ({ signedIn: page }) => {
  await page.goto(dashboard);
  await expect(page).toHaveTitle('Dashboard · Construction portal');
  await expect(page.getByText('You have 5 new unread messages', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Check Now' }).click();
  await expect(page).toHaveURL(
    '/dashboard/messages?project=prj_harbor&thread=thr_harbor-ana-marcus',
  );
});

test('shows a message when there is nothing new, and no banner without unread messages', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard?project=prj_oakline');
  await expect(panel(page, 'New Assets').getByText('No assets yet')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Oakline' })).toBeVisible();
  await expect(page.getByText('unread')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Check Now' })).toHaveCount(0);
});

test('each card and See All link to a list, and large numbers have grouped digits', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('getProjectStats', { example: 'many' });
  await page.goto(dashboard);
  await expectFigures(panel(page, 'Punch Items'), {
    Total: 128_450,
    Active: 40_210,
    Completed: 80_120,
    Draft: 8120,
  });
  for (const [title, link, path] of [
    ['Punch Items', 'Punch Items', 'punch-items'],
    ['RFIs', 'RFIs', 'rfis'],
    ['Submittals', 'Submittals', 'submittals'],
    ['Scans', 'Scans', 'build-view/scans'],
    ['New Assets', 'See All', 'build-view/scans'],
    ['3D Models', 'See All', '3d-view/models'],
    ['Virtual Tours', 'See All', '3d-view/tours'],
  ] as const) {
    await expect(panel(page, title).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      `/dashboard/${path}?project=prj_harbor`,
    );
  }
});
