import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

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
export const scan = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The titles on the page, in order. */
export const titles = (page: Page): Locator =>
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

/** Selects the three scans that tests name. */
export async function selectNamed(page: Page): Promise<void> {
  for (const title of Object.values(seeded)) await select(page, title);
}

/** A toast with exactly this text: errors are alerts, all others are statuses. */
export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Locator =>
  page.getByRole(role).filter({ has: page.getByText(text, { exact: true }) });

/** Counts the page's calls by method and the end of the path. */
export function countCalls(page: Page, method: string, path: RegExp): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && path.test(pathname)) calls.count++;
  });
  return calls;
}

/** A point cloud of four points, as a file for an upload. */
export const pointCloud = (name = 'Level 9 east.ply') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    [
      'ply',
      'format ascii 1.0',
      'element vertex 4',
      'property float x',
      'property float y',
      'property float z',
      'end_header',
      '0 0 0',
      '4 0 0',
      '0 4 0',
      '0 0 3',
      '',
    ].join('\n'),
  ),
});

/** The smallest possible PNG. */
export const picture = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});
