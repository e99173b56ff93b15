import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { photoTotal } from '../../support/totals.ts';
import { phonePhoto, photosPath, tile, upload } from './photosPage.ts';

test('the search and the filters are kept in the address, and are cleared at once', async ({
  signedIn: page,
  mock,
}) => {
  const narrowed = { tag: 'mechanical', uploaderId: 'usr_marcus', q: 'level 5' };
  const [some, all] = [await photoTotal(mock, narrowed), await photoTotal(mock)];
  expect(some).toBeGreaterThan(0);
  const shown = (photos: number) =>
    page.getByRole('status').getByText(new RegExp(`^${photos} photos?$`));
  await page.goto(photosPath);
  const filters = page.getByRole('search', { name: 'Photos' });
  await filters.getByLabel('Tag').selectOption('mechanical');
  await filters.getByLabel('Uploaded by').selectOption('Marcus Reed');
  await filters.getByRole('searchbox', { name: 'Search photos' }).fill('level 5');
  await expect(shown(some)).toBeVisible();
  await page.reload();
  await expect(shown(some)).toBeVisible();
  await expect(filters.getByLabel('Tag')).toHaveValue('mechanical');
  await expect(filters.getByLabel('Uploaded by')).toHaveValue('usr_marcus');
  await expect(filters.getByRole('searchbox')).toHaveValue('level 5');

  await filters.getByText('360°').click();
  await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(shown(all)).toBeVisible();
  await expect(page).toHaveURL(photosPath);
});

test('tags are added to and removed from several photos at once', async ({ signedIn: page }) => {
  await page.goto(`${photosPath}&tag=electrical`);
  const boxes = page.getByRole('checkbox', { name: /^Select (Switchgear|Clearance)/ });
  await expect(boxes.first()).toBeVisible();
  const photos = await boxes.count();
  await boxes.first().check();
  await boxes.last().click({ modifiers: ['Shift'] });
  await page.getByRole('toolbar').getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: `Tags of ${photos} photos` });
  await dialog.getByRole('combobox', { name: 'Add' }).fill('handover');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Remove' }).click();
  await page.getByRole('option', { name: 'electrical', exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${photos} photos tagged`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
  await page.goto(`${photosPath}&tag=handover`);
  await expect(boxes).toHaveCount(photos);
});

test('deleting several photos asks first, and says which remain', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(`${photosPath}&q=props`);
  const boxes = page.getByRole('checkbox', { name: /^Select Props/ });
  await expect(boxes.first()).toBeVisible();
  const photos = await boxes.count();
  expect(photos).toBeGreaterThan(1);
  for (const box of await boxes.all()) await box.check();
  // A colleague deletes one of them first.
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const found = await mock.request('GET', '/projects/prj_harbor/photos?q=props', { token });
  const { data } = await found.json();
  await mock.request('DELETE', `/projects/prj_harbor/photos/${data[0].id}`, { token });

  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${photos} photos?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(boxes).toHaveCount(photos);
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').getByText('1 photo could not be deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
});

test('a photo that fails on the way is named with the reason, and the others arrive in the album', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(`${photosPath}&album=alb_h_services`);
  await expect(tile(page, 'Pumps set')).toBeVisible();
  await mock.fail('createPhoto', { code: 503 });
  await upload(page, phonePhoto('valve.jpg'), phonePhoto('pump.jpg'), phonePhoto('fan.jpg'));
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('2 photos uploaded')).toBeVisible();
  await expect(uploads.getByRole('alert')).toHaveText(/^valve\.jpg was not uploaded\. \S/);
  for (const title of ['pump', 'fan']) await expect(tile(page, title)).toBeVisible();
  await expect(tile(page, 'valve')).toHaveCount(0);
  // The same file can be chosen again.
  await upload(page, phonePhoto('valve.jpg'));
  await expect(tile(page, 'valve')).toBeVisible();
});
