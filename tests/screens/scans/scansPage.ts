import { expect, type Finder, type Page } from '../support/test.ts';

/** Titles of seed scans that tests name; the first is Marcus Reed's newest, the third Ana's. */
export const seeded = {
  newest: 'Site overview, week 40',
  published: 'East facade, week 38',
  third: 'Mechanical room B2, pipe racks',
} as const;

export const scansPath = '/dashboard/build-view/scans?project=prj_harbor';

/** Opens the scans of a project and waits until they are shown. */
export async function openScans(page: Page, address: string = scansPath): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(/^\d+ scans?$/)).toBeVisible();
}

/** One scan of the list. */
export const scan = (page: Page, title: string): Finder =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The titles on the page, in order. */
export const titles = (page: Page): Finder =>
  page.getByRole('listitem').getByRole('heading', { level: 2 });

/** Selects an item of a scan's menu. */
export async function act(page: Page, title: string, item: string): Promise<void> {
  const name = `Actions for ${title}`;
  await page.getByRole('button', { name }).click();
  // The menu of another scan may not have closed yet.
  await page.getByRole('menu', { name }).getByRole('menuitem', { name: item }).click();
}

export const select = (page: Page, title: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Select ${title}` }).check();

/** A toast with exactly this text: errors are alerts, all others are statuses. */
export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Finder =>
  page.getByRole(role).filter({ has: page.getByText(text, { exact: true }) });

/** How often the page changed or deleted a single scan. */
export const countCalls = (page: Page, method: string): number =>
  page.calls.filter((call) => new RegExp(`^${method} /projects/prj_harbor/scans/[^/]+$`).test(call))
    .length;
