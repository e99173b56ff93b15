import { seededScans } from '../../support/seed.ts';
import { expect, test } from '../../support/test.ts';
import { openScans, scansPath, titles } from './scansPage.ts';

test('an empty list offers to upload the first scan', async ({ signedIn: page, mock }) => {
  await mock.fail('listScans', { example: 'empty' });
  await page.goto(scansPath);
  await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Upload' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Upload a scan' })).toBeVisible();
});

test('shows why the list failed and loads it on Retry', async ({ signedIn: page, mock }) => {
  await mock.fail('listScans', { code: 500 });
  await page.goto(scansPath);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Failed to load scans' })).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(titles(page)).toHaveCount(seededScans);
});

test('long texts stay inside their card @phone-only', async ({ signedIn: page, mock }) => {
  await mock.fail('listScans', { example: 'longText' });
  await openScans(page);
  await expect(titles(page)).toContainText('Mechanical penthouse');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
