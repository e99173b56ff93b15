import { comeBack, pinRecord } from '../../support/pins.ts';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { openPhoto, viewer } from './photosPage.ts';

const title = 'Water at column B-4 again';

test('an item is pinned to a place in a photo, stays there when zoomed, and links back to it', async ({
  signedIn: page,
}) => {
  const open = await openPhoto(page, 'water at column', title);
  await open.getByRole('button', { name: 'Pin an item' }).click();
  const place = open.getByRole('button', { name: /^Place of the pin: / });
  await expect(place).toBeFocused();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(place).toHaveAccessibleName('Place of the pin: 40% from the left, 39% from the top');
  await page.keyboard.press('Enter');
  await pinRecord(page, 'PI-139');
  const marker = viewer(page).getByRole('button', { name: /^1: PI-139 .*, Open$/ });
  const picture = viewer(page).getByRole('img', { name: title }).first();
  /** The position of the marker's point in the picture, in percent, and the marker's width. */
  const where = async () => {
    const [box, all] = [await marker.boundingBox(), await picture.boundingBox()];
    if (!box || !all) throw new Error('It is not on the page.');
    const percent = (share: number) => Math.round(share * 100);
    return {
      x: percent((box.x + box.width / 2 - all.x) / all.width),
      y: percent((box.y + box.height - all.y) / all.height),
      width: Math.round(box.width),
    };
  };
  const before = await where();
  expect(before).toMatchObject({ x: 40, y: 39 });
  await expectNoAxeFindings(page);
  const small = (await picture.boundingBox())?.width ?? 0;
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(async () => (await picture.boundingBox())?.width ?? 0)
    .toBeGreaterThan(small * 1.9);
  await expect.poll(where).toEqual(before);

  await comeBack(page, 'PI-139', `Photo: ${title}`);
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
});
