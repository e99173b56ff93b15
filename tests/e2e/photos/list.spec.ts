import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { photoTotal } from '../../support/totals.ts';
import { turnTo } from '../../support/turnTo.ts';
import { phonePhoto, photosPath, tile, upload, viewer } from './photosPage.ts';

const albums = (page: Page) => page.getByRole('navigation', { name: 'Albums' });
const total = (page: Page, photos: number) =>
  expect(page.getByRole('status').getByText(`${photos} photos`, { exact: true })).toBeVisible();

test('photos are found, arrive in albums, and are shown at their day and place', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await page.goto(photosPath);

  await test.step('the search, the filters and the layout are kept in the address, and the filters are cleared at once', async () => {
    const narrowed = { tag: 'mechanical', uploaderId: 'usr_marcus', q: 'level 5' };
    const [some, all] = [await photoTotal(mock, narrowed), await photoTotal(mock)];
    expect(some).toBeGreaterThan(0);
    const shown = (photos: number) =>
      page.getByRole('status').getByText(new RegExp(`^${photos} photos?$`));
    await turnTo(page, photosPath);
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
  });

  await test.step('an album is created under a name of its own, renamed and deleted, and its photos stay', async () => {
    const [all, inAlbum] = [
      await photoTotal(mock),
      await photoTotal(mock, { albumId: 'alb_h_facade' }),
    ];
    await turnTo(page, photosPath);
    await total(page, all);
    await albums(page).getByRole('button', { name: 'New album' }).click();
    const dialog = page.getByRole('dialog', { name: 'New album' });
    const name = dialog.getByLabel('Name');
    await name.fill('Facade');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Another album already has this name')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Roof');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Album created')).toBeVisible();
    await expect(albums(page).getByRole('button', { name: /^Roof/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page).toHaveURL(/&album=alb_/);
    await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();

    await albums(page)
      .getByRole('button', { name: /^Facade/ })
      .click();
    await total(page, inAlbum);
    await albums(page).getByRole('button', { name: 'Actions for the album Facade' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit album' });
    await editing.getByLabel('Name').fill('Brick and glass');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Album updated')).toBeVisible();

    await albums(page)
      .getByRole('button', { name: 'Actions for the album Brick and glass' })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete album?' });
    await expect(question).toContainText(`Its ${inAlbum} photos stay in the project.`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Album deleted')).toBeVisible();
    await expect(albums(page).getByText('Brick and glass')).toHaveCount(0);
    await expect(page).toHaveURL(photosPath);
    await total(page, all);
  });

  await test.step('a photo that fails on the way is named with the reason, and the others arrive in the album', async () => {
    await turnTo(page, `${photosPath}&album=alb_h_services`);
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

  await test.step('a photo from a phone appears at its capture date and place', async () => {
    await turnTo(page, photosPath);
    const notes = {
      make: 'Apple',
      model: 'iPhone 15',
      takenAt: '2026-06-02T23:30:00',
      offset: '-07:00',
    };
    const place = { lat: 47.6015, lng: -122.3343, heading: 91 };
    await upload(page, phonePhoto('IMG_7.jpg', { ...notes, ...place }), {
      ...phonePhoto('notes.txt'),
      mimeType: 'text/plain',
    });
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByText('1 photo uploaded')).toBeVisible();
    await expect(uploads.getByText('notes.txt is not a JPEG, PNG or WebP picture.')).toBeVisible();
    await uploads.getByRole('button', { name: /IMG_7/ }).click();
    const details = viewer(page).getByRole('complementary', { name: 'Details' });
    await expect(details).toContainText('Jun 2, 2026, 11:30 PM PDT');
    await expect(details).toContainText('47.60150° N, 122.33430° W');
    await expect(details).toContainText('Facing east (91°)');
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Jun 2, 2026, 1 photo' }).click();
    const day = page.getByRole('region', { name: 'Jun 2, 2026' });
    await expect(day.getByRole('button', { name: 'IMG_7' })).toBeVisible();
    await expect(page).toHaveURL(/from=2026-06-02&to=2026-06-02/);
  });
});

test('several photos are moved, tagged, deleted and made private at once', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(photosPath);

  await test.step('several photos are moved, tagged and deleted at once, and those that remain are counted', async () => {
    // The page learns of what the colleague does only when it asks.
    await mock.disturbStreams({ delayMs: 60_000 });
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

    await test.step('several photos are moved', async () => {
      await turnTo(page, `${photosPath}&tag=shoring`);
      await selectAll(4);
      await deleteOne('shoring');
      await bar.getByRole('button', { name: 'Move to' }).click();
      await page.getByRole('menuitem', { name: 'Services' }).click();
      await expect(page.getByText('3 photos moved')).toBeVisible();
      await expect(page.getByRole('alert').getByText('1 photo could not be moved')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone')).toBeVisible();
    });

    await test.step('several photos are tagged', async () => {
      await turnTo(page, `${photosPath}&tag=shoring&album=alb_h_structure`);
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

    await test.step('several photos are deleted', async () => {
      await turnTo(page, `${photosPath}&tag=handover`);
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
    await mock.disturbStreams({ delayMs: 0 });
  });

  await test.step('a private photo is hidden from a colleague until it is shared again', async () => {
    const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
    const seenByMarcus = async () => {
      const path = '/projects/prj_harbor/photos?q=clash';
      const { data }: { data: { title: string }[] } = await (
        await mock.request('GET', path, { token })
      ).json();
      return data.map(({ title }) => title);
    };
    const seen = await seenByMarcus();
    expect(seen).toContain('Clash at the header');
    await turnTo(page, `${photosPath}&q=clash`);
    await page.getByRole('checkbox', { name: 'Select Clash at the header', exact: true }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected photos' });
    await bar.getByRole('button', { name: 'Who can see them' }).click();
    await page.getByRole('menuitem', { name: /^Make private/ }).click();
    await expect(page.getByText('1 photo made private')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Clash at the header, private/ })).toBeVisible();

    expect(await seenByMarcus()).not.toContain('Clash at the header');

    await tile(page, 'Clash at the header').click();
    const details = viewer(page).getByRole('complementary', { name: 'Details' });
    await expect(details).toContainText(
      'Kofi Mensah, and the managers and administrators of the project',
    );
    // click() instead of uncheck(), because React shows the old state until the request is sent.
    await details.getByRole('switch', { name: 'Private' }).click();
    await expect(details).toContainText('Everyone in the project');
    await expect(page.getByText('Everyone in the project can see the photo now')).toBeVisible();

    expect(await seenByMarcus()).toEqual(seen);
  });
});
