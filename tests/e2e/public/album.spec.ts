import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { photosPath, tile } from '../photos/photosPage.ts';
import { visitor } from '../viewers/visitor.ts';

const clash = /^Clash at the header/;

test('an album is shared and viewed on a phone without an account, until it is deleted', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
  allowStatus,
}) => {
  test.slow();
  allowStatus(404);
  // A single photo, so that the dialog does not wait for all pictures.
  await page.goto(`${photosPath}&q=clash`);
  await expect(tile(page, 'Clash at the header')).toBeVisible();
  const actions = page.getByRole('button', { name: 'Actions for the album Services' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No public links yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByLabel('Recipient').fill('The owner');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const guest = await visitor(browser, mock, tenant);
  const opened = await guest.page.goto(address);
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(guest.page.getByText('Harbor Point Tower')).toBeVisible();
  const first = guest.page.getByRole('button', { name: clash });
  await expect(first).toBeVisible();
  await expectNoAxeFindings(guest.page);
  await first.click();
  const photo = guest.page.getByRole('dialog', { name: 'Photo Clash at the header' });
  await expect(photo.getByRole('img', { name: /Move 150 mm to the left/ })).toBeVisible();
  await expect(photo.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expectNoAxeFindings(guest.page);
  await photo.getByRole('button', { name: 'Next photo' }).click();
  await expect(guest.page.getByRole('dialog', { name: /^Photo (?!Clash)/ })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Close' }).click();
  await expect(guest.page.getByRole('dialog')).toHaveCount(0);
  const token = new URL(address).hash.slice(1);
  expect(guest.addresses.filter((asked) => asked.includes(token))).toEqual([]);
  expect(guest.addresses.filter((asked) => asked.includes('/__mock/files/'))).toEqual([]);

  await expect(dialog.getByText('Deleting it ends all of these links.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(actions).toHaveCount(0);
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(guest.findings()).toEqual([]);
  await guest.close();
});
