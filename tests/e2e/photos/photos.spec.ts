import { login } from '../../support/session.ts';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
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
  await expect(details).toContainText('Jun 2, 2026, 11:30 PM (UTC−07:00)');
  await expect(details).toContainText('47.60150° N, 122.33430° W');
  await expect(details).toContainText('Looks east (91°)');
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Jun 2, 2026, 1 photo' }).click();
  const day = page.getByRole('region', { name: 'Jun 2, 2026' });
  await expect(day.getByRole('button', { name: 'IMG_7' })).toBeVisible();
  await expect(page).toHaveURL(/from=2026-06-02&to=2026-06-02/);
});

test('markups are saved next to the photo, and the original stays unchanged', async ({
  signedIn: page,
}) => {
  const dialog = await openPhoto(page, 'stone floor', 'Stone floor laid');
  const original = await dialog
    .getByRole('link', { name: 'Download the original' })
    .getAttribute('href');
  const bytes = async () => (await page.request.get(original ?? '')).body();
  const before = await bytes();
  await dialog.getByRole('button', { name: 'Draw on the photo' }).click();
  const tools = dialog.getByRole('toolbar', { name: 'Drawing' });
  const sheet = dialog.locator('canvas');
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await tools.getByRole('button', { name: 'Rectangle' }).click();
  await page.mouse.move(...at(0.2, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.6), { steps: 4 });
  await page.mouse.up();
  const red = tools.getByRole('radio', { name: 'red' });
  await red.focus();
  await page.keyboard.press('ArrowRight');
  await expect(red).not.toBeChecked();
  await page.keyboard.press('t');
  await page.mouse.click(...at(0.3, 0.7));
  await page.keyboard.type('Tile is cracked');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: 'Freehand' }).click();
  await page.mouse.move(...at(0.7, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.8, 0.4), { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('Control+z');
  await tools.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Markup saved')).toBeVisible();
  const layer = dialog.getByRole('img', { name: 'Markup: Tile is cracked' });
  await expect(layer).toBeVisible();
  await expect(layer.locator('rect')).toHaveCount(1);
  // The last markup was undone.
  await expect(layer.locator('polyline')).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(layer).toBeHidden();
  expect((await bytes()).equals(before)).toBe(true);
});

test('moving several photos lists each one that could not be moved', async ({
  signedIn: page,
  mock,
}) => {
  await page.goto(`${photosPath}&tag=shoring`);
  const boxes = page.getByRole('checkbox', { name: /^Select (Props|Shoring)/ });
  await expect(boxes).toHaveCount(4);
  await boxes.first().check();
  await boxes.last().click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 photos selected')).toBeVisible();
  // Another user changes one of them first.
  const { accessToken } = await login(mock, demoAccount());
  const { data } = await (
    await mock.request('GET', '/projects/prj_harbor/photos?tag=shoring&limit=1', {
      token: accessToken,
    })
  ).json();
  await mock.request('DELETE', `/projects/prj_harbor/photos/${data[0].id}`, { token: accessToken });
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Services' }).click();
  await expect(page.getByText('3 photos moved')).toBeVisible();
  await expect(page.getByRole('alert').getByText('1 photo could not be moved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moved back')).toBeVisible();
  await page.goto(`${photosPath}&tag=shoring&album=alb_h_structure`);
  await expect(boxes).toHaveCount(3);
});

test('before and after are compared using only the keyboard', async ({ signedIn: page }) => {
  const dialog = await openPhoto(page, 'harbor street week', 'Tower from Harbor Street, week 20');
  await dialog.getByRole('button', { name: 'Compare before and after' }).click();
  const slider = dialog.getByRole('slider', { name: 'How much of the photo before is seen' });
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', '50 % before, 50 % after');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '52 % before, 48 % after');
  const before = dialog.getByRole('img', { name: /^Before, .*week 20/ });
  await expect(before).toHaveCSS('clip-path', 'inset(0px 48% 0px 0px)');
  await page.keyboard.press('Escape');
  await expect(slider).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('the timeline, the map and a photo fit a phone and are accessible @phone', async ({
  signedIn: page,
}) => {
  await page.goto(photosPath);
  await expect(tile(page, 'Lobby, all around')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page);
  await page.goto(`${photosPath}&layout=map`);
  await expect(page.getByText(/photos on the plot/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page);
  const dialog = await openPhoto(page, 'clash', 'Clash at the header');
  await expect(dialog.getByRole('img', { name: /^Markup/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expectNoAxeFindings(page);
});
