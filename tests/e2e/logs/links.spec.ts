import { expect, test } from '../../support/test.ts';
import { addressOf, createRecord, record } from './records.ts';

test('a record is linked to a record of another log by its number, and the link leads there', async ({
  signedIn: page,
  mock,
}) => {
  const rfi = await createRecord(mock, 'rfis');
  await page.goto(addressOf(rfi));
  const links = page.getByRole('region', { name: 'Linked records' });
  await links.getByRole('button', { name: 'Link a record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link a record' });
  await dialog.getByLabel('Record').fill('PI-140');
  await page.getByRole('option', { name: /^PI-140/ }).click();
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  const link = links.getByRole('link', { name: /^PI-140/ });
  await expect(link).toBeVisible();
  await link.click();
  await expect(record(page, 'PI-140')).toBeVisible();
  await page.goBack();
  await links.getByRole('button', { name: /^Unlink PI-140/ }).click();
  await expect(links.getByRole('link')).toHaveCount(0);
});
