import type { Page } from '../support/test.ts';
import { expect, test } from '../support/test.ts';

const dashboard = '/dashboard?project=prj_harbor';
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const assets = (page: Page) => page.getByRole('region', { name: 'New Assets' });
/** Waits until both panels have their data. */
async function loaded(page: Page): Promise<void> {
  await expect(summary(page).getByRole('article')).toHaveCount(4);
  await expect(assets(page).getByRole('listitem')).toHaveCount(5);
}

test('without figures or scans the rest is usable, and Retry loads them', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('getProjectStats', { code: 500 });
  await mock.fail('listScans', { code: 500 });
  await page.goto(dashboard);
  const alert = summary(page).getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Failed to load the statistics' })).toBeVisible();
  const assetsAlert = assets(page).getByRole('alert');
  await expect(assetsAlert.getByRole('heading', { name: 'Failed to load scans' })).toBeVisible();
  await expect(page.getByText('You have 5 new unread messages')).toBeVisible();
  await assetsAlert.getByRole('button', { name: 'Retry' }).click();
  await expect(assets(page).getByRole('listitem')).toHaveCount(5);
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await loaded(page);
  await expect(alert).toHaveCount(0);
});

test('without the project the rest is usable', async ({ signedIn: page, mock }) => {
  await mock.fail('getProject', { code: 500 });
  await page.goto(dashboard);
  await loaded(page);
  await expect(page.getByText('unread')).toHaveCount(0);
});
