import type { Report } from '../../../src/shared/errors/report.ts';
import { expect, type Page, test } from '../support/test.ts';

/** What the page reports from now on. tests/e2e/monitoring shows that it is sent. */
async function reportsOf(): Promise<Report[]> {
  const reports: Report[] = [];
  const { onReport } = await import('../../../src/shared/errors/report.ts');
  onReport((report) => reports.push(report));
  return reports;
}

/**
 * Makes the browser fail to format dates of a style: 'full' is the heading of the dashboard, 'medium' its New Assets.
 *
 * @returns mends it
 */
function breakDates(style: 'full' | 'medium'): () => void {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      if (this.resolvedOptions().dateStyle === style) throw new RangeError('Broken date');
      return format.get?.call(this);
    },
  });
  return () => Object.defineProperty(prototype, 'format', format);
}

/** Opens the dashboard from another page, so that its reports are heard from the start. */
async function openDashboard(page: Page): Promise<Report[]> {
  await page.goto('/dashboard/build-view/scans?project=prj_harbor&q=none');
  const reports = await reportsOf();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  return reports;
}

const referenceOn = (page: Page) => page.getByText(/^Reference [\da-f]{8}$/);

test('a broken panel leaves the rest of the page usable, and works again after Retry', async ({
  signedIn: page,
  allowConsole,
  onTestFinished,
}) => {
  allowConsole(/Broken date/);
  const mend = breakDates('medium');
  onTestFinished(mend);
  const reports = await openDashboard(page);
  const failure = page.getByRole('alert').filter({ hasText: 'New Assets could not be shown' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Virtual Tours' })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const reference = reports[0]?.reference.slice(0, 8);
  await expect(referenceOn(page)).toHaveText(`Reference ${reference}`);
  expect(reports[0]).toMatchObject({ panel: 'New Assets', route: '/dashboard' });

  // The first Retry fails: the same error is not reported again.
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText(String(reference));
  mend();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'New Assets' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await page.getByRole('link', { name: 'Scans', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
  expect(reports).toHaveLength(1);
});

test('a broken page leaves the frame usable, and works again after Retry', async ({
  signedIn: page,
  allowConsole,
  onTestFinished,
}) => {
  allowConsole(/Broken date/);
  const mend = breakDates('full');
  onTestFinished(mend);
  const reports = await openDashboard(page);
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(failure.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('navigation', { name: 'Project' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  const reference = reports[0]?.reference.slice(0, 8);
  await expect(referenceOn(page)).toHaveText(`Reference ${reference}`);
  mend();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(reports).toHaveLength(1);
});
