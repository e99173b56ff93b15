import type { Page } from '@playwright/test';
import { seededPrivateScans, seededScans } from '../../support/seed.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { openScans, scan, scansPath, seeded, titles } from './scansPage.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search scans' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' });
const layout = (page: Page, name: string) => page.getByRole('radio', { name });

/** The state of the view, as the controls show it. */
async function expectView(page: Page, view: Record<'q' | 'sort' | 'visibility', string>) {
  await expect(search(page)).toHaveValue(view.q);
  await expect(sort(page)).toHaveValue(view.sort);
  await expect(visibility(page)).toHaveValue(view.visibility);
  await expect(layout(page, 'List')).toBeChecked();
}

const view = { q: 'week', sort: 'title', visibility: 'private' };
const viewPath = `${scansPath}&q=week&sort=title&visibility=private&layout=list`;

test('shows thumbnail, title, description, size, points, date and visibility', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await expect(titles(page)).toHaveCount(seededScans);
  await expect(titles(page).first()).toHaveText(seeded.newest);
  const first = scan(page, seeded.newest);
  await expect(first).toContainText('Whole site from four ground setups');
  await expect(first).toContainText(/\d+ kB·?60,000 points/);
  await expect(first.getByText('Private', { exact: true })).toBeVisible();
  await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
});

test('searches titles and descriptions, and the URL contains the search', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await search(page).fill('WEEK overview');
  await expect(titles(page)).toHaveText(['Site overview, week 40', 'Site overview, week 20']);
  await expect(page).toHaveURL(/q=WEEK\+overview/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(titles(page)).toHaveCount(seededScans);
  await expect(page).not.toHaveURL(/q=/);
});

test('filters by visibility', async ({ signedIn: page }) => {
  await openScans(page);
  await visibility(page).selectOption('Public');
  await expect(titles(page)).toHaveCount(seededScans - seededPrivateScans);
  await visibility(page).selectOption('Private');
  await expect(titles(page)).toHaveCount(seededPrivateScans);
  await expect(page).toHaveURL(/visibility=private/);
  await visibility(page).selectOption('All scans');
  await expect(titles(page)).toHaveCount(seededScans);
  await expect(page).not.toHaveURL(/visibility/);
});

test('sorts by title, age and size', async ({ signedIn: page }) => {
  await openScans(page);
  const newest = await titles(page).allTextContents();
  await sort(page).selectOption('Title');
  await expect(page).toHaveURL(/sort=title/);
  await expect(titles(page)).toHaveText(
    newest.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
  await sort(page).selectOption('Oldest first');
  await expect(titles(page)).toHaveText(newest.toReversed());
  await sort(page).selectOption('Newest first');
  await expect(titles(page)).toHaveText(newest);
  await expect(page).not.toHaveURL(/sort/);
});

test('shows a list instead of a grid', async ({ signedIn: page }) => {
  await openScans(page);
  await layout(page, 'List').press('Space');
  await expect(page).toHaveURL(/layout=list/);
  const boxOf = (title: string) => scan(page, title).boundingBox();
  const [first, second] = [await boxOf(seeded.newest), await boxOf(seeded.published)];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('the view survives a reload', async ({ signedIn: page }) => {
  await openScans(page);
  await search(page).fill(view.q);
  await sort(page).selectOption(view.sort);
  await visibility(page).selectOption(view.visibility);
  await layout(page, 'List').press('Space');
  await expectView(page, view);
  await expect(page).toHaveURL(/q=week/);
  const shown = await titles(page).allTextContents();
  await page.reload();
  await expectView(page, view);
  await expect(titles(page)).toHaveText(shown);
});

test('a link shows the same view to a colleague', async ({
  page,
  signIn,
  browser,
  tenant,
  baseURL,
}) => {
  await signIn(page);
  await openScans(page, viewPath);
  await expectView(page, view);
  const shown = await titles(page).allTextContents();

  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'x-mock-tenant': tenant },
  });
  const colleague = await context.newPage();
  await signIn(colleague, demoAccount('Grace Lindqvist'));
  await openScans(colleague, page.url());
  await expectView(colleague, view);
  await expect(titles(colleague)).toHaveText(shown);
  await context.close();
});

test('Back returns to the previous view', async ({ signedIn: page }) => {
  await openScans(page, viewPath);
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page).toHaveURL('/dashboard?project=prj_harbor');
  await page.goBack();
  await expectView(page, view);
});

test('ignores invalid values in the URL', async ({ signedIn: page }) => {
  await openScans(page, `${scansPath}&sort=toString&visibility=secret&layout=table`);
  await expect(titles(page)).toHaveCount(seededScans);
  await expect(sort(page)).toHaveValue('newest');
  await expect(visibility(page)).toHaveValue('all');
});

test('shows a message when nothing matches, and how to clear the filters', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await search(page).fill('basement of another building');
  await expect(page.getByRole('heading', { name: 'No scan matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(titles(page)).toHaveCount(seededScans);
});
