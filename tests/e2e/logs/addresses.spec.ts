import { expect, test } from '../../support/test.ts';
import { listOf, record } from './records.ts';

test('a row leads to its record only, whatever parameters the URL had', async ({
  signedIn: page,
}) => {
  await page.goto(`${listOf('rfis')}&new=1`);
  const dialog = page.getByRole('dialog', { name: 'New RFI' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Chilled water header/ })
    .first()
    .click();
  await expect(record(page, /RFI-\d{3}/)).toBeVisible();
  await expect(page).toHaveURL(/\/rfis\/[^?]+\?project=prj_harbor$/);
  await expect(dialog).toHaveCount(0);
});
