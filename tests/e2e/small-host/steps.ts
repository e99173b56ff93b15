import type { Locator, Page } from '@playwright/test';
import type { DialectName, SmallHost } from '../../support/small-host/host.ts';
import { firstUser } from '../../support/small-host/state.ts';
import { expect } from '../../support/small-host/test.ts';
import { submitLogin } from '../auth/steps.ts';
import { scan, toast } from '../scans/scansPage.ts';

/** What else can go wrong: each host has its own idea of it. */
export const otherFailure = {
  problem: { status: 503, code: 'DATABASE_DOWN', message: 'The database is down.' },
  plain: { status: 422, code: 'OOPS', message: 'Nope' },
  mongo: { status: 500 },
} as const satisfies Record<DialectName, object>;

type Account = Readonly<Record<'email' | 'password', string>>;

export const navigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Project' });

/** Opens an address as a link in the portal would. */
export const open = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Signs in on the current page, and names the project if the host does not. Ends on the dashboard. */
export async function logIn(
  page: Page,
  host: SmallHost,
  account: Account = firstUser,
): Promise<void> {
  await submitLogin(page, account.email, account.password);
  await expect(toast(page, 'Login Successfully')).toBeVisible();
  if (host.dialect.namesNoProject) {
    await page.getByLabel('Project ID').fill(host.dialect.projectId);
    await page.getByRole('button', { name: 'Open project' }).click();
  }
  await expect(page).toHaveTitle('Dashboard · Construction portal');
}

export async function openScans(page: Page, host: SmallHost): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Scans' }).click();
  await expect(page.getByText(`${host.state.scans.length} scans`, { exact: true })).toBeVisible();
}

/** Who sees a scan, if the host says so. */
export async function expectVisibility(
  page: Page,
  host: SmallHost,
  title: string,
  visibility: 'Public' | 'Private',
): Promise<void> {
  const badge = scan(page, title).getByText(/^(?:Public|Private)$/);
  if (host.dialect.tellsVisibility) await expect(badge).toHaveText(visibility);
  else await expect(badge).toHaveCount(0);
}

/** The calls that the host got, such as `POST /auth/login`, each once. */
export const callsTo = ({ requests }: SmallHost): string[] =>
  [...new Set(requests.map(({ method, path }) => `${method} ${path}`))].sort();

/** A card or box of the dashboard. */
const panel = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) });

export const expectFigures = (page: Page, title: string, figures: number[]): Promise<void> =>
  expect(panel(page, title).last().getByRole('definition')).toHaveText(figures.map(String));
