import type { Provoked } from '../../support/findings.ts';
import type { Answer } from '../../support/small-host/answers.ts';
import { type DialectName, SmallHost } from '../../support/small-host/host.ts';
import { firstUser } from '../../support/small-host/state.ts';
import { submitLogin } from '../auth/steps.ts';
import type { Answers } from '../support/host.ts';
import { expect, type Finder, type Page, test as screen } from '../support/test.ts';

interface Fixtures {
  /** How the host words its answers. */
  dialect: DialectName;
  /** The host, with the data of this test only. */
  host: SmallHost;
  answers: Answers;
  provoked: Provoked;
}

function responseOf({ status, type, body = '' }: Answer): Response {
  // A text without a type would get one.
  const response = new Response(type ? (body as BodyInit) : null, { status });
  if (type) response.headers.set('content-type', type);
  if (status !== 204) response.headers.set('content-length', `${Buffer.byteLength(body)}`);
  return response;
}

/** Tests of the portal in front of a host with the twelve calls. The mock has no part in them. */
const testOf = (name: DialectName) =>
  screen.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it.
    dialect: async ({}, use) => {
      await use(name);
    },
    host: async ({ dialect }, use) => {
      const host = new SmallHost(dialect);
      await use(host);
      expect(host.surprises, 'what a host of the twelve calls does not take').toEqual([]);
    },
    answers: async ({ host }, use) => {
      await use(async (request) => responseOf(await host.answer(request)));
    },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it.
    provoked: async ({}, use) => {
      // The host itself tells what it did not expect.
      await use({ provoked: { has: () => true }, provokedOffline: false });
    },
  });

const names: readonly DialectName[] = ['problem', 'plain', 'mongo'];
export const dialects = names.map((name) => [name, testOf(name)] as const);

/** What else can go wrong: each host has its own idea of it. */
export const otherFailure = {
  problem: { status: 503, code: 'DATABASE_DOWN', message: 'The database is down.' },
  plain: { status: 422, code: 'OOPS', message: 'Nope' },
  mongo: { status: 500 },
} as const satisfies Record<DialectName, object>;

type Account = Readonly<Record<'email' | 'password', string>>;

/** A toast with exactly this text: errors are alerts, all others are statuses. */
export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Finder =>
  page.getByRole(role).filter({ has: page.getByText(text, { exact: true }) });

export const navigation = (page: Page): Finder => page.getByRole('navigation', { name: 'Project' });

/** Opens an address as a link in the portal would. */
export const open = (path: string): void => history.pushState(null, '', path);

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

/** One scan of the list. */
export const scan = (page: Page, title: string): Finder =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Who sees a scan, if the host says so. */
export async function expectVisibility(
  page: Page,
  host: SmallHost,
  title: string,
  visibility: 'Public' | 'Private',
): Promise<void> {
  const badge = scan(page, title).getByText(/^(?:Public|Private)$/);
  if (host.dialect.tellsVisibility) await expect(badge).toHaveText(visibility);
  else {
    await expect(scan(page, title)).toBeVisible();
    await expect(badge).toHaveCount(0);
  }
}

/** The calls that the host got, such as `POST /auth/login`, each once. */
export const callsTo = ({ requests }: SmallHost): string[] =>
  [...new Set(requests.map(({ method, path }) => `${method} ${path}`))].sort();

/** Expects the figures in a card or box of the dashboard. */
export async function expectFigures(page: Page, title: string, figures: number[]): Promise<void> {
  const panel = page
    .getByRole('main')
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, level: 2, exact: true }) });
  await expect(panel.last().getByRole('definition')).toHaveText(figures.map(String));
}
