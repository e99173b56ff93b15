import { comeBack, pinRecord } from '../../support/pins.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { chooseFilter } from '../lists.ts';
import { createRecord } from '../logs/records.ts';
import { phonePhoto, photosPath, tile, upload, viewer } from '../photos/photosPage.ts';

test('a superintendent documents a defect with photos, and a colleague sees where it is', async ({
  page,
  mock,
  signIn,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  await createRecord(mock, 'punch-items', {
    title: 'Sleeve without fire caulk',
    status: 'open',
    location: 'interior',
    assigneeIds: ['usr_diego'],
    dueDate: '2027-03-01',
  });

  await test.step('uploads photos into an album of their own', async () => {
    await signIn(page, demoAccount('Marcus Reed'));
    await page.goto(photosPath);
    await page.getByRole('button', { name: 'New album' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Level 9 walk');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/&album=/);
    await upload(page, phonePhoto('sleeve.jpg'), phonePhoto('shaft.jpg'));
    await expect(page.getByText('2 photos uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Close uploads' }).click();
  });

  await test.step('tags both at once', async () => {
    await page.getByRole('checkbox', { name: /^Select all of / }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 2 photos' });
    await dialog.getByRole('combobox', { name: 'Add' }).fill('fire caulk');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('2 photos tagged')).toBeVisible();
  });

  await test.step('pins the punch item to its place in one of them', async () => {
    await tile(page, 'sleeve').click();
    await viewer(page).getByRole('button', { name: 'Pin an item' }).click();
    await expect(viewer(page).getByRole('button', { name: /^Place of the pin: / })).toBeFocused();
    await page.keyboard.press('Enter');
    await pinRecord(page, number);
  });

  await test.step('a colleague finds the photo by its tag, and the pin in it', async () => {
    await signIn(page, demoAccount('Ana Torres'));
    await page.goto(photosPath);
    const albums = page.getByRole('navigation', { name: 'Albums' });
    await albums.getByRole('button', { name: /^Level 9 walk ?2$/ }).click();
    await chooseFilter(page, 'Tag', 'fire caulk');
    await tile(page, 'sleeve').click();
    const pin = viewer(page).getByRole('button', { name: new RegExp(`^1: ${number} `) });
    await expect(pin).toBeVisible();
  });

  await test.step('goes from the pin to the punch item and back', async () => {
    await comeBack(page, number, 'Photo: sleeve');
    const pin = viewer(page).getByRole('button', { name: new RegExp(`^1: ${number} `) });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  });
});
