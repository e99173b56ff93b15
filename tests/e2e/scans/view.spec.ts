import type { Page } from '@playwright/test';
import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, scan, scansPath, seeded, titles } from './scansPage.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search scans' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' });
const layout = (page: Page, name: string) => page.getByRole('radio', { name });

/** The state of the view, as the controls and the scans show it. */
async function expectView(page: Page, view: Record<'q' | 'sort' | 'visibility', string>) {
  await expect(search(page)).toHaveValue(view.q);
  await expect(sort(page)).toHaveValue(view.sort);
  await expect(visibility(page)).toHaveValue(view.visibility);
  await expect(layout(page, 'List')).toBeChecked();
  await expect(titles(page)).toHaveText(found);
}

const view = { q: 'week', sort: 'title', visibility: 'private' };
const viewPath = `${scansPath}&q=week&sort=title&visibility=private&layout=list`;
const found = ['Excavation, week 12', 'Site overview, week 40'] as const;

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

test('the URL contains search, filter, sort order and layout, and a reload shows the same', async ({
  signedIn: page,
}) => {
  await openScans(page);
  await search(page).fill(view.q);
  await sort(page).selectOption(view.sort);
  await visibility(page).selectOption(view.visibility);
  await layout(page, 'List').press('Space');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ project: 'prj_harbor', ...view, layout: 'list' });
  await expectView(page, view);
  await page.reload();
  await expectView(page, view);
  // One scan below the other.
  const boxOf = (title: string) => scan(page, title).boundingBox();
  const [first, second] = [await boxOf(found[0]), await boxOf(found[1])];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('Back returns to the previous view', async ({ signedIn: page }) => {
  await openScans(page, viewPath);
  await expectView(page, view);
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page).toHaveURL('/dashboard?project=prj_harbor');
  await page.goBack();
  await expectView(page, view);
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
