import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { openPhoto, overflow, phonePhoto, photosPath, tile, upload, viewer } from './photosPage.ts';

test('a photo from a phone appears at its capture date and place', async ({ signedIn: page }) => {
  await page.goto(photosPath);
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

test('the timeline, the map and a photo fit a phone and are accessible @phone-only', async ({
  signedIn: page,
}) => {
  await page.goto(photosPath);
  await expect(tile(page, 'Lobby, all around')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  await page.getByTitle('Map').click();
  await expect(page.getByText(/photos on the plan of Level 4/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  const dialog = await openPhoto(page, 'clash', 'Clash at the header');
  await expect(dialog.getByRole('img', { name: /^Markup/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page, 'structure');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expectNoAxeFindings(page, 'structure');
});
