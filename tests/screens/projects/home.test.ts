import { statsOf } from '../../support/totals.ts';
import type { Finder, Page } from '../support/test.ts';
import { demoAccount, expect, test } from '../support/test.ts';

const projectCard = (page: Page, name: string): Finder =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The figures of a card, as the user reads them. */
function figures(card: Finder): Record<string, string> {
  const [terms, values] = [card.getByRole('term').texts(), card.getByRole('definition').texts()];
  return Object.fromEntries(terms.map((term, i) => [term, values[i] ?? '']));
}

test("lists the user's projects by name, each with status, role, type and counts", async ({
  signedIn: page,
  mock,
}) => {
  const { punchItem, rfi, submittal, buildviewScan } = await statsOf(mock);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Harbor Point Tower',
    'Oakline Residences',
    'Riverside Community Clinic',
  ]);
  await expect(page).toHaveTitle('Projects · Construction portal');
  const harbor = projectCard(page, 'Harbor Point Tower');
  await expect(harbor.getByText('Ongoing')).toBeVisible();
  await expect(harbor.getByText('Project manager')).toBeVisible();
  await expect(harbor.getByText('480 Harbor Street, Seattle, WA 98104')).toBeVisible();
  await expect(harbor.getByText('5 unread messages')).toBeVisible();
  await expect
    .poll(() => figures(harbor))
    .toEqual({
      'Open punch items': String(punchItem.byStatus.active),
      'Open RFIs': String(rfi.byStatus.active),
      'Open submittals': String(submittal.byStatus.active),
      Scans: String(buildviewScan.total),
    });
  const oakline = projectCard(page, 'Oakline Residences');
  await expect(oakline.getByText('Finished')).toBeVisible();
  await expect(oakline.getByText('unread')).toHaveCount(0);
  for (const [name, type] of [
    ['Harbor Point Tower', 'Commercial - Office'],
    ['Riverside Community Clinic', 'Healthcare Facility'],
    ['Oakline Residences', 'Residential - Multi Family'],
  ] as const) {
    await expect(projectCard(page, name).getByText(type, { exact: true })).toBeVisible();
  }
});

test('shows only the projects that the user is a member of', async ({ page, signIn }) => {
  await signIn(demoAccount('Diego Alvarez'));
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Harbor Point Tower']);
});

test('shows a message when there is no project', async ({ signedIn: page, mock }) => {
  await mock.fail('listProjects', { example: 'empty' });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'You are not a member of a project yet' }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('shows the next page of many projects on demand, and Retry when it fails', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { example: 'many' });
  await mock.fail('listProjects', { code: 500 });
  await mock.fail('listProjects', { example: 'typical' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load projects');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('retries by itself when the service is briefly unavailable', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('listProjects', { code: 503, times: 2 });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
});
