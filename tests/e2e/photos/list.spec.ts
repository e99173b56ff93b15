import { expect, test } from '../../support/test.ts';
import { phonePhoto, photosPath, tile, upload, viewer } from './photosPage.ts';

test('photos arrive in an album, and are shown at their day and place', async ({
  signedIn: page,
  mock,
}) => {
  await test.step('a photo that fails on the way is named with the reason, and the others arrive in the album', async () => {
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

  await test.step('a photo from a phone appears at its capture date and place', async () => {
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
});
