import { login } from '../../support/session.ts';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { photoTotal } from '../../support/totals.ts';
import { withoutLiveUpdates } from '../logs/records.ts';
import { phonePhoto, photosPath, tile, upload } from './photosPage.ts';

test('the search, the filters and the layout are kept in the address, and the filters are cleared at once', async ({
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
  await page.getByTitle('Map').click();
  await expect(page.getByText(/photos on the plan of Level 4/)).toBeVisible();
  await page.getByLabel('Plan', { exact: true }).selectOption('Level 6');
  await expect(page.getByRole('img', { name: 'Plan of Level 6' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/photos on the plan of Level 6/)).toBeVisible();
  await expect(page).toHaveURL(/&layout=map&plan=/);
  await expectNoAxeFindings(page);
});

test('several photos are moved, tagged and deleted at once, and those that remain are counted', async ({
  signedIn: page,
  mock,
}) => {
  await withoutLiveUpdates(mock);
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  /** A colleague deletes one of the selected photos first. */
  const deleteOne = async (tag: string) => {
    const found = await mock.request('GET', `/projects/prj_harbor/photos?tag=${tag}&limit=1`, {
      token,
    });
    const { data } = await found.json();
    const [{ id, version }] = data;
    const path = `/projects/prj_harbor/photos/${id}?version=${version}`;
    await mock.request('DELETE', path, { token });
  };
  const boxes = page.getByRole('checkbox', { name: /^Select (Props|Shoring)/ });
  const bar = page.getByRole('toolbar');
  const selectAll = async (photos: number) => {
    await expect(boxes).toHaveCount(photos);
    await boxes.first().check();
    await boxes.last().click({ modifiers: ['Shift'] });
    await expect(page.getByText(`${photos} photos selected`)).toBeVisible();
  };

  await test.step('move', async () => {
    await page.goto(`${photosPath}&tag=shoring`);
    await selectAll(4);
    await deleteOne('shoring');
    await bar.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: 'Services' }).click();
    await expect(page.getByText('3 photos moved')).toBeVisible();
    await expect(page.getByRole('alert').getByText('1 photo could not be moved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
  });

  await test.step('tag', async () => {
    await page.goto(`${photosPath}&tag=shoring&album=alb_h_structure`);
    await selectAll(3);
    await bar.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 3 photos' });
    await dialog.getByRole('combobox', { name: 'Add' }).fill('handover');
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Remove' }).click();
    await page.getByRole('option', { name: 'shoring', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('3 photos tagged')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
  });

  await test.step('delete', async () => {
    await page.goto(`${photosPath}&tag=handover`);
    await selectAll(3);
    await deleteOne('handover');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 3 photos?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(boxes).toHaveCount(3);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').getByText('1 photo could not be deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
  });
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
